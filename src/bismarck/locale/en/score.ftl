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
score-option-share = The address of a server, where others follow and write too by link and QR code; or such a link of theirs.

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
score-input-link = link, share
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
    A deal: spel 8 4, or pass anna 5 bo 6; the third player has the rest. With trump: valfri hearts 9 4, in short v h 9 4.
    Who took the queen of spades: only the player's name.
    correct 2 spel 8 4: deal 2 is written anew. undo: the last deal is taken back.
    misdeal: the cards were thrown in. sheet, rounds, history: what is written.
    rename anna Ann; dealer bo: who dealt first. quit: everything is kept.
    link: how others follow on their phones, or write too.

## What is said

score-kept-in = The sheet is { $path }; every line is kept at once. Type help for what you can write.
score-link = Others follow at { $link }.
score-writing-link = Whoever opens this may write too: { $link }
score-not-shared = Nobody follows yet. To let others follow: quit, and go on with --share and the address of a server.
# $why is one of the score-line reasons
score-not-sent = Not sent yet: { $why }. Just go on; it is sent as soon as that works.
score-sent = The server answers again; everything is sent.
score-unsent = { $count ->
    [one] { $count } change is not sent yet; it goes out when you next open this sheet.
   *[other] { $count } changes are not sent yet; they go out when you next open this sheet.
}
score-share-over = Not shared any more: { $why }. The sheet goes on here.
score-line-no_answer = the server does not answer
score-line-not_ours = something else answers there, as a hotel’s network may
score-line-moved = the server points to another place, { $where }
score-line-wrong_key = the key does not open this sheet any more
score-line-unknown_paper = the server does not have this sheet any more
score-line-paper_full = the server takes no more changes of this sheet
score-line-too_many = too much at once for the server
score-line-busy = the server is busy
score-line-too_slow = the network is too slow
score-line-rules = the server does not take these rules
score-line-name = the server does not take one of the names
score-line-other = the server refuses ({ $code })
# $what is a line of the history, as score-did-correct
score-from-other = From another device: { $what }
score-lost = Does not fit what others wrote and is gone: { $what } ({ $why })
score-totals = Totals: { $totals }.
# $why comes from the system, in English
score-not-kept = Not kept: { $why }. Make room on the disk, then type it again.
score-overtaken = Another device has just written; look at the sheet, then undo.
score-same = Deal { $number } stands just like that already.
score-ended = Everything is kept. Go on another day with: { $command }
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
score-misdeal-taken = The misdeal is taken back.
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
# $near is one or two words that are nearly $text
score-unclear-word = I don’t know { $text }. Did you mean { $near }?
score-unclear-no-word = I don’t know { $text }. Type the contract and two numbers, as in spel 8 4, or help.
score-unclear-which = { $text } can be { $near }; type one letter more.
score-unclear-number = { $text } is not a number of tricks or cards; type whole numbers from 0, as in 8 4.
score-unclear-twice = { $text } is there twice; type two different players.
score-either = { $first } or { $last }
score-wrong-name = Type a name of at most { $most } letters that nobody else has.
score-wrong-dealer = Type the name of one of the three.
score-mark-corrected = Corrected: deal { $rounds }.
score-no-history = Nothing has been written yet.
score-did-enter = Deal { $number }: { $entry }
score-did-correct = Deal { $number } corrected: { $before } → { $after }
score-did-take = Deal { $number } taken back: { $entry }
score-did-rename = { $before } is now { $after }
score-same-evening = { $file } is a sheet that is counted already.
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
