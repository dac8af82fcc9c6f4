### Not yet read by a native speaker.
### Why an action is refused: lower case and no full stop, as a reason beside the cards.
### Cards, suits, contracts, phases and players come in words.

# $turn is the player whose turn it is
refusal-not_your_turn = it is not your turn; wait for { $turn }
refusal-wrong_phase = that is not what this deal waits for now; look at what is asked
refusal-match_over = the match is over; start another one
refusal-paused = the match is paused; resume it to go on
refusal-not_paused = the match is not paused; there is nothing to resume
# $contract is what was asked for, $left the contracts that remain
refusal-unknown_contract = there is no contract { $contract } here; choose from { $left }
refusal-contract_used_up = you have already played { $contract }; choose from { $left }
refusal-contract_scheduled = this deal is played as { $contract }
refusal-strain_needed = name the trump together with { $contract }
refusal-strain_not_named_now = no trump is named with { $contract }
# $strain is a suit or no trump
refusal-strain_not_allowed = { $strain } cannot be named here; name something else
# $count is how many were laid aside, a numeral
refusal-discard_count = lay exactly 4 cards aside, not { $count }
refusal-card_not_held = you do not hold { $card }
# $card was played, $suit was led
refusal-must_follow = { $card } cannot be played; follow { $suit }
refusal-must_trump = { $card } cannot be played; you must trump with { $suit }
refusal-must_take = the talon has to be taken in this deal
# $rest is all or none
refusal-claim_unproven = { $rest ->
    [all] your cards do not prove that you win every trick to come; play on
   *[none] your cards do not prove that you win no trick to come; play on
}
refusal-no_misdeal = no misdeal can be called now; play on
refusal-seat_held = somebody sits there
refusal-seat_empty = nobody sits there
refusal-no_undo = that cannot be taken back
