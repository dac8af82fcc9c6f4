### Not yet read by a native speaker.
### The score sheet for a match with real cards. $who is a player, $deal a deal in words such as "Deal 3".

paper-title = Score sheet
paper-player = Player { $number }
paper-deals = deals
# a deal inside a sentence
paper-inside = deal { $number }
paper-inside-extra = extra deal { $extra }
paper-large = Show large
paper-players = Players and game
paper-share = Share
paper-more = More
paper-ready = Ready

## Writing a deal down

paper-forehand-chooses = { $who } is forehand: what is played?
paper-quotas-over = { $who } needs { $own }, the others { $others }
paper-quotas-under = { $who } at most { $own }, the others { $others }
paper-other-contract = Other contract
paper-trump = Trump, if you want to note it
paper-ask-tricks = { $who }, tricks
paper-ask-hearts = { $who }, hearts
paper-ask-queen = { $who } took the queen of spades
paper-unknown = not yet
# behind a player and a number
paper-box-score = , score { $score }
paper-most = { $who } can have at most { $most }
paper-missing = First the numbers of two players
paper-write = Write down { $deal }
paper-said = { $deal }: { $scores }
paper-misdeal = Misdeal
paper-misdeal-said = Misdeal: { $who } deals again
paper-take-back = Take back { $deal }
paper-taken = { $deal } is taken back
paper-misdeal-take-back = Take back the misdeal
paper-misdeal-taken = The misdeal is taken back

## Correcting

paper-correct = Correct { $deal }
paper-correct-short = Correct
paper-correct-title = Correct { $deal }
paper-write-correction = Put { $deal } right
paper-leave = Leave it
paper-overtaken-written = { $deal } has been written down on another device: put it right with your numbers, or leave it
paper-overtaken-taken = { $deal } has been taken back on another device: that one comes first
paper-corrected = corrected
paper-conflict = does not fit
paper-conflict-in = Line { $number } does not fit any more:
paper-beyond = line { $number }: the match was already decided, it does not count

## The end, and other evenings

paper-over = The match is over
paper-running = not finished
paper-again = New evening
paper-extra = Extra
paper-evenings = Our evenings
paper-standings = All evenings of these players
paper-evenings-count = Evenings
paper-wins = Wins
paper-remove = Remove
paper-remove-sure = Remove for good
paper-nothing = Nothing yet
paper-unread = There is more here than this page can read. Save it as a file, and nothing is lost
paper-unread-save = Save unread sheet { $number }

## Players and game

paper-clockwise = In the order you sit, clockwise
paper-first-dealer = Deals first
paper-game = Game
paper-game-fixed = The game is set once something is written down. For another one begin a new evening.
paper-house-rules = House rules
paper-times = { $contract }, times each
paper-no-limit = no limit
paper-rules-clash = That does not go together with the rest
paper-house-contracts = Contracts and quotas
paper-house-times = Times
paper-house-others = Others
paper-not-played = not played
paper-quota-forehand = { $contract }, forehand’s quota
paper-quota-others = { $contract }, quota of the others
# after "Who decides the contract"
paper-order-free = forehand
paper-order-round = an order, deal by deal
paper-order-round_of_three = an order, three deals each
paper-order-block = the dealer, contract after contract
paper-order = The order
paper-order-add = { $contract }, next in the order
paper-order-again = Begin the order again
paper-order-then-free = Then forehand chooses
paper-house-invalid = { $reason }. Until then the rules from before hold.
paper-clash-quotas = { $contract }: the quotas { $own }, { $others } and { $others } make { $sum }, not { $expected }
paper-clash-turns = In this order { $contract } comes { $times } times to the same forehand, and { $limit } is the most
paper-clash-rounds = { $rounds } deals are more than the contracts give: { $most }
paper-clash-block = When the deal passes only after each contract, all contracts come equally often
paper-clash-number = Expected a whole number from { $lowest } to { $highest }
paper-clash-contracts = At least one contract is played
paper-rules-in-full = The rules in full

## History and files

paper-history = What was changed
paper-history-about = Nothing that { $names } have written is ever lost
# $now and $before are a contract and three numbers, such as "Spel 9–3–4"
paper-did-enter = Deal { $number }: { $now }
paper-did-correct = Deal { $number } corrected: { $before } → { $now }
paper-did-take = Deal { $number } taken back: { $before }
paper-did-rename = { $before } is now { $now }
paper-did-dealer = { $who } dealt first
paper-print-empty = Print an empty one
paper-picture = Save as a picture
paper-file = Save everything
paper-open-file = Open a file
paper-no-file = That is no score sheet: line { $line } is not right
paper-column-number = No.
paper-column-extra = Extra
paper-column-dealer = Dealer
paper-column-forehand = Forehand
paper-column-contract = Contract
paper-column-trump = Trump
paper-column-counted = { $name }: tricks or cards
paper-column-score = { $name }: score
paper-column-total = { $name }: total

## Kept, shared and followed

paper-unkept = This browser keeps nothing: save the sheet before you close it
paper-unkept-yet = The last change is not kept yet; there may be no room left. The next tap tries again
paper-removed = This sheet was removed in another window. If you go on here, it is kept again
paper-share-about = The others can follow on their own phones. For that the sheet goes to the server of this page.
paper-share-begin = Share the sheet
paper-share-follows = Whoever opens this follows along
paper-share-writes = Whoever opens this may write too
paper-share-let-write = Let others write too
paper-share-unreachable = The server does not answer. The sheet goes on here as before.
paper-withdraw = Stop sharing
paper-withdraw-about = Nobody can follow the sheet any more. On this device it stays.
paper-withdraw-sure = Take it off the server
paper-code = The link as a code for the camera
paper-link = Link
paper-copy = Copy
paper-copied = Copied
paper-send = Send
paper-following = You are following along
paper-offline = No connection; what is written is kept here and sent later
paper-line-refused = The server takes no more: { $reason }
paper-not-found = This sheet cannot be reached
paper-own = To my own score sheet
