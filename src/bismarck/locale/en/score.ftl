### Not yet read by a native speaker.
### The protocol of a match with real cards, kept in the terminal: `bismarck score`.

command-score = Keep the score sheet of a match with real cards.
score-option-file = The file of the sheet; by default the one you left.
score-option-name = A player, clockwise; give three.
score-option-dealer = Who deals first: A, B, C or a name.
score-option-new = Begin another sheet.
score-option-export = Write the sheet as csv, log, html or pdf, and keep nothing.
score-option-output = The file to write; standard output by default.
score-option-paper = The paper of a pdf: a4 or letter.
score-option-empty = An empty sheet to print, for a pen.
score-option-evenings = Add several sheets up to a table.
score-option-share = The address of a server; others follow there by link and QR code.

## Words that can be typed, with commas between them

score-input-help = help, ?
score-input-sheet = sheet, score, score sheet
score-input-rounds = rounds, deals, list
score-input-history = history, changes
score-input-correct = correct, fix, change
score-input-undo = undo, back
score-input-misdeal = misdeal, redeal
score-input-rename = rename, name
score-input-dealer = dealer, first dealer
score-input-quit = quit, exit, q
score-input-yes = yes, y, ok
score-input-no = no, n

## Questions

score-ask-name = Who sits at { $seat }?
score-ask-dealer = Who deals first?
score-ask-resume = You left a sheet unfinished: { $players }. Go on with it (yes or no)?
# $third has what is left
score-ask-round = Contract, then tricks of { $first } and { $second } ({ $third } has the rest)?
score-ask-tricks = Tricks of { $first } and { $second } ({ $third } has the rest)?
score-ask-hearts = Hearts of { $first } and { $second } ({ $third } has the rest)?
score-ask-queen = Who took the queen of spades?
score-ask-after = Anything else (correct, sheet, quit)?
score-help =
    A deal: spel 8 4, or pass anna 5 bo 6; the third player has the rest. With trump: valfri hearts 9 4.
    Who took the queen of spades: only the player's name.
    correct 2 spel 8 4: deal 2 is written anew. undo: the last deal is taken back.
    misdeal: the cards were thrown in. sheet, rounds, history: what is written.
    rename anna Ann; dealer bo: who dealt first. quit: everything is kept.

## What is said

score-kept-in = The sheet is { $path }; every line is kept at once. Type help for what you can write.
score-link = Others follow at { $link }.
score-not-sent = Not sent yet: { $why }. The next line tries again.
score-no-answer = the server does not answer
score-round = Deal { $number } of { $rounds }: { $dealer } deals, { $forehand } is forehand.
score-extra = Extra deal { $extra }: { $dealer } deals, { $forehand } is forehand.
score-left = { $name } has left: { $contracts }.
score-contract = The contract is { $contract }.
score-misdeals = { $count ->
    [1] Thrown in once.
   *[other] Thrown in { $count } times.
}
# $scores and $totals name each player with a number
score-entered = Deal { $number }, { $contract }: { $scores }. Totals: { $totals }.
score-corrected = Deal { $number } corrected, { $contract }: { $scores }. Totals: { $totals }.
score-taken = The last deal is taken back.
score-misdeal-noted = Misdeal: the same dealer deals again.
score-renamed = Now called { $name }.
score-dealer-noted = { $name } dealt first.
score-refused = Not possible: { $why }.
score-conflict = Deal { $number } does not fit any more: { $why }. Correct it: correct { $number } …
score-after-the-end = This deal comes after the end of the match and counts nothing.
score-decided = The match is over. Totals: { $totals }.
score-winner = { $name } wins the match.
score-shared = Shared first place: { $players }.
score-decided-hint = The match is over. A deal can still be corrected: correct 2 spel 8 4.
score-correct-how = Type which deal and how it was: correct 2 spel 8 4.
score-rename-how = Type whose name and the new one: rename anna Ann.
score-dealer-how = Type who dealt first: dealer bo.
# $text is what was typed there, it may be empty
score-unclear-contract = Which contract? Type it first, as in spel 8 4, or help.
score-unclear-numbers = I need the numbers of two players, as in 8 4, or help.
score-unclear-player = I don't know a player { $text } here; type a name or A, B, C.
score-wrong-name = Type a name of at most { $most } letters that nobody else has.
score-wrong-dealer = Type the name of one of the three.
score-mark-corrected = Corrected: deal { $rounds }.
score-no-history = Nothing has been written yet.
score-did-enter = Deal { $number }: { $entry }
score-did-correct = Deal { $number } corrected: { $before } → { $after }
score-did-take = Deal { $number } taken back: { $entry }
score-did-rename = { $before } is now { $after }
score-tally = { $name }: { $points } points, { $evenings ->
    [one] { $evenings } evening
   *[other] { $evenings } evenings
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}

## Logs without cards

# $rounds have been written down; $changes counts everything that was done
score-verify-good = good: a match without cards, kept by hand: { $rounds ->
    [one] { $rounds } deal
   *[other] { $rounds } deals
}, { $changes ->
    [one] { $changes } change
   *[other] { $changes } changes
}
score-replay-note = A match without cards, kept by hand.

## The printed sheet

score-print-date = Date
score-print-corrected = corrected
