### Not yet read by a native speaker.
### Why a round cannot be written on the score sheet: lower case and no full stop, as a reason beside the numbers.
### Contracts and trumps come in words.

# $contract is what was said, $open the contracts that this deal may be played as
entry-refusal-contract_not_open = { $contract } is not open in this deal; choose from { $open }
entry-refusal-trump_not_possible = { $trump } cannot be trump in { $contract }
# $most is the highest number that anybody can have
entry-refusal-units_out_of_range = each number is from 0 to { $most }
# the third player gets what two leave; $rest is below 0
entry-refusal-units_too_many = two of them have { $together } together, but there are only { $most }; that leaves { $rest } for the third
# the numbers of the three players
entry-refusal-units_wrong_sum = the three together make { $expected }, not { $sum }
entry-refusal-units_shared_card = only one player can have the queen of spades
entry-refusal-after_the_end = the match is decided; no deal follows
# $rounds is how many deals are on the sheet
entry-refusal-no_such_round = there is no deal { $round } on the sheet; the last one is { $rounds }
entry-refusal-nothing_written = nothing is written on the sheet yet
