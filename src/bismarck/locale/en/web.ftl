### Not yet read by a native speaker.
### The page in the browser.
### $you is yes where the player at this screen is meant, no where it is somebody else, whose name $who is.

## Everywhere

web-tagline = A card game for three
web-you = You
web-close = Close
web-go-home = To the first page

## At the table

web-contract-trump = { $contract } { $trump }
web-contract-none = Before the choice
web-is-forehand = { $you ->
    [yes] You are forehand
   *[no] { $who } is forehand
}
web-deal-of = Deal { $number } of { $rounds }
web-deal-extra = Extra deal { $extra }
web-trick-number = trick { $trick }
web-quota-of = quota { $quota ->
    [one] { $quota } trick
   *[other] { $quota } tricks
}
web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-forehand = forehand
web-tricks-of-quota = { $tricks } of { $quota ->
    [one] { $quota } trick
   *[other] { $quota } tricks
}
web-tricks-of-limit = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, at most { $quota }
web-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
web-your-card = Your card
web-hand = Your hand
web-table = The table
web-leads = leads
web-wins = wins so far
web-takes = takes the trick
web-last = Last
web-trick-word = trick
web-menu = Menu
web-hint = Hint
web-card-playable = { $card }, can be played
web-card-not-playable = { $card }, cannot be played now
web-card-laid-aside = { $card }, laid aside
web-card-new = { $card }, from the talon

## The line that says what is going on

web-turn-lead = Your turn: lead
web-turn-follow = Your turn: follow { $suit }
web-turn-trump = Your turn: trump with { $suit }
web-turn-any = Your turn: play any card
web-turn-other = { $who } is to play
web-wait-contract = { $who } chooses the contract
web-wait-talon = { $who } may take the talon
web-wait-discard = { $who } lays four cards aside
web-wait-trump = { $who } names the trump
web-dealing = The cards are dealt
web-sending = One moment
web-paused = The match is paused
web-trick-to = { $you ->
    [yes] Your trick
   *[no] { $who } takes the trick
}
web-why-follow = Follow { $suit }
web-why-trump = You must trump with { $suit }
web-why-not-now = That card cannot be played now
web-why-wait = Wait for your turn
web-hint-play = Hint: { $card }
web-hint-choose = Hint: { $contract }
web-hint-discard = Hint: lay aside { $cards }
web-hint-take = Hint: take the talon
web-hint-leave = Hint: leave the talon
web-hint-trump = Hint: { $trump }

## Refusals of the server itself

web-refused-stale = That decision is over; look at the table again
web-refused-other = Not possible: { $reason }
web-refused-flood = Not so fast
web-refused-link = No links, please: say it in words
web-refused-no_free_text = This table talks in set phrases
web-refused-no_knock = Nobody to knock for, or only just done
web-refused-no_undo = That cannot be taken back any more
web-refused-no_vote = That is settled already
web-refused-seat_held = That seat is taken
web-refused-not_host = Only the host does that
web-refused-not_ready = Somebody is not ready yet
web-refused-changed = The table has changed; look again
web-refused-name = That name does not work; choose another
web-refused-not_seated = Only those who sit at the table do that
web-refused-started = The match has started
web-refused-not_started = The match has not started yet
web-refused-not_yours = The others at the table choose that
web-refused-not_playing = A computer plays for you; take the seat back first
web-refused-not_over = The match is not over yet
web-refused-mute = You cannot mute yourself
web-refused-report = You cannot report yourself
web-refused-talk = Say one thing at a time
web-refused-text = That text does not work; use letters
web-refused-unknown_bot = There is no such computer player
web-refused-stopping = The server is about to restart; wait a moment
web-refused-together = The others play on; leave the table instead
web-refused-too_many = Too many tables of yours wait already

## Connection

web-connecting = Connecting
web-reconnecting = Connection lost; connecting again
web-restarting = The server restarts; nothing is lost
web-reload = Load again

## What happens, for the log that is read out

web-say-played = { $you ->
    [yes] You: { $card }
   *[no] { $who }: { $card }
}
web-say-trick = { $you ->
    [yes] Trick to you, { $count }
   *[no] Trick to { $who }, { $count }
}
web-say-contract = { $you ->
    [yes] You play { $contract }
   *[no] { $who } plays { $contract }
}
web-say-talon = The four open cards: { $cards }
web-say-cut = The cut card is the { $card }
web-say-dealt = The cards are dealt
web-say-taken = { $you ->
    [yes] You take the talon
   *[no] { $who } takes the talon
}
web-say-left = { $you ->
    [yes] You leave the talon
   *[no] { $who } leaves the talon
}
web-say-discarded = { $you ->
    [yes] You have laid four cards aside
   *[no] { $who } has laid four cards aside
}
web-say-trump = { $you ->
    [yes] You name { $trump }
   *[no] { $who } names { $trump }
}
web-say-claim-all = { $you ->
    [yes] You take the rest of the tricks
   *[no] { $who } takes the rest of the tricks
}
web-say-claim-none = { $you ->
    [yes] You take no more tricks
   *[no] { $who } takes no more tricks
}
web-say-dealer = { $you ->
    [yes] You deal first
   *[no] { $who } deals first
}
web-say-misdealt = The cards are dealt again
web-say-scored = Deal { $number }: { $scores }
web-say-score = { $who } { $score }
web-say-over = The match is over
web-say-abandoned = The match was ended without a winner
web-say-trick-empty = Nobody has played to this trick yet
web-say-trick-now = On the table: { $cards }
web-say-quotas = Tricks: { $quotas }
web-say-quota = { $who } { $count }

## Before the first deal

web-start-title = Ready to play
web-start-dealer = { $you ->
    [yes] You deal the first cards
   *[no] { $who } deals the first cards
}
web-start-play = Deal the cards
web-start-rules = Rules of this table

## Choosing the contract

web-choose-title = Choose a contract
web-choose-talon = The four open cards will be yours
web-choose-left-legend = Left to play
web-choose-left = left
web-choose-played = played
web-choose-times-left = { $count } left
web-choose-used-deal = You played it in deal { $deal }
web-choose-not-now = Not in this deal
web-choose-play = Play { $contract }
web-choose-first = Choose a contract first
web-choose-suit-first = { $contract }: choose the trump
web-choose-final = This cannot be changed.
web-aim-tricks_over = Take at least { $quota ->
    [one] { $quota } trick
   *[other] { $quota } tricks
}.
web-aim-tricks_under = Take at most { $quota ->
    [one] { $quota } trick
   *[other] { $quota } tricks
}.
web-aim-hearts_under = Take at most { $quota ->
    [one] { $quota } heart
   *[other] { $quota } hearts
}.
web-aim-queen_of_spades = Leave the queen of spades to others.

## Taking or leaving the talon

web-take-title = Take the four cards?
web-take-hidden = You see them when you have taken them
web-take-open = They lie open
web-take = Take the four cards
web-leave = Leave them

## Laying aside

web-exchange-title = Lay four cards aside
web-exchange-new = marks the four new cards
web-exchange-count = { $count } of { $all } chosen
web-exchange-back = Tap a card here to take it back
web-exchange-tray = Cards to lay aside
web-exchange-full = Four cards are chosen; take one back first
web-exchange-keep = Keeping
web-exchange-keep-suit = { $count } { $suit }
web-exchange-empty = Place { $place }
web-exchange-more = { $count ->
    [1] Lay aside · choose one more
   *[other] Lay aside · choose { $count } more
}
web-exchange-confirm = Lay these four aside
web-exchange-own = You laid aside

## Naming the trump

web-trump-title = Name the trump
web-trump-first = Choose the trump
web-trump-confirm = Play with { $trump }

## After a deal

web-result-title = Deal { $number }
web-result-title-extra = Extra deal { $extra }
web-result-tricks = Tricks
web-result-score = Score
web-result-total = Total
web-result-aside = { $you ->
    [yes] You laid aside
   *[no] { $who } laid aside
}
web-result-next = Next deal
web-result-extra = To the extra deal
web-result-sheet = Score sheet
web-result-player = Player
web-result-waiting = The next deal is on its way

## The score sheet

web-sheet-title = Score sheet
web-sheet-total = Total
web-sheet-round = No.
web-sheet-contract = Contract
web-sheet-deal-by-deal = Deal by deal
web-sheet-legend = score, running total
web-sheet-cell = { $who }, { $contract }, deal { $deal }: { $score }
web-sheet-deal = Deal { $deal }
web-sheet-deal-short = deal
web-sheet-now = now
web-sheet-open = { $count ->
    [1] left
   *[other] { $count } times left
}
web-sheet-control = Control sum { $sum }
web-sheet-control-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} in { $deals ->
    [1] one deal
   *[other] { $deals } deals
}
web-sheet-print = Print
web-sheet-csv = Save as a table
web-sheet-to-table = Back to the table

## The end

web-final-won = { $you ->
    [yes] You win
   *[no] { $who } wins
}
web-final-shared = { $names } share the win
web-final-abandoned = Ended without a winner
web-final-place = { $place }.
web-final-rematch = Play again
web-final-replay = Card by card
web-final-log = Save the match log
web-final-log-about = Every card, with the proof of the shuffle

## Menu, settings, help

web-menu-sheet = Score sheet
web-menu-rules = Rules of this table
web-menu-settings = Settings
web-menu-help = Keys and gestures
web-menu-claim-all = The rest is mine
web-menu-claim-none = I take no more tricks
web-menu-abandon = End the match
web-menu-abandon-sure = End it? Nobody wins then.
web-menu-abandon-yes = End the match now
web-menu-home = To the first page

web-last-title = The last trick

web-home-rounds = { $rounds ->
    [1] One deal
   *[other] { $rounds } deals
}
web-home-failed = The table could not be made: { $reason }
web-home-unreachable = The server does not answer.

## The people around the match

web-away = a computer plays
web-grey = away for a moment
web-left = has left
web-here = is here
web-clock = Time left
web-unread = { $count ->
    [1] One new line
   *[other] { $count } new lines
}
web-grace = { $who } is away; waiting { $time } more
web-awaited = Waiting for { $names }
web-paused-about = It goes on from the same link, also another day.
web-resume = Go on
web-take-back = Take my seat back
web-take-back-about = A computer player sits in for you. Your seat is yours again whenever you want.
web-take-back-left = You have left the table, and the others choose how it goes on. Your seat is yours again whenever you want.
web-asking = From the others
web-absent-title = Somebody is missing
web-absent-gone = { $who } has lost the connection.
web-absent-left = { $who } has left the table.
web-absent-time = The time of { $who } has run out.
web-absent-about = What now? It happens when all who are here choose the same.
web-absent-wait = Wait
web-absent-bot = A computer plays on
web-absent-pause = Pause
web-absent-vote = { $who }: { $choice }
web-undo = Taking back
web-undo-asked = { $who } asks to take the last one back. May it be?
web-undo-yes = Yes, take it back
web-undo-no = No
web-undo-waits = You asked to take it back. Waiting for { $names }
web-undo-done = Taken back
web-undo-refused = It stays as it is
web-undo-late = Too late to take it back
web-knocked = { $you ->
    [yes] You knock
   *[no] { $who } knocks
}
web-said = { $who }: { $words }
web-preset-hello = Hello!
web-preset-good_luck = Good luck!
web-preset-well_played = Well played!
web-preset-thanks = Thank you!
web-preset-sorry = Sorry!
web-preset-oops = Oops!
web-preset-thinking = I am thinking
web-preset-one_moment = One moment
web-preset-back_soon = Back soon
web-preset-your_turn = Your turn?
web-preset-no_hurry = No hurry
web-preset-good_game = A good match!
web-preset-once_more = Once more?
web-preset-goodbye = Goodbye!
web-say-seat_left = { $you ->
    [yes] You have left the table
   *[no] { $who } has left the table
}
web-say-bot_seated = { $you ->
    [yes] A computer player sits in for you
   *[no] A computer player sits in for { $who }
}
web-say-seat_taken = { $you ->
    [yes] You have your seat again
   *[no] { $who } has the seat again
}
web-say-paused = The match is paused
web-say-resumed = The match goes on
web-say-undone = The last one was taken back
web-shuffle-word = Shuffle
web-shuffle-good = Shuffle fits
web-shuffle-wrong = Shuffle does not fit
web-late = No answer yet; trying again
web-new-page = There is a newer page.
web-failed-not_seated = This table belongs to other people
web-failed-unknown_table = There is no such table; ask for its link again
web-failed-not_public = The people at this table do not let others watch
web-failed-banned = You may not play here
web-failed-version = This page is out of date; load it again
web-menu-talk = Talk
web-menu-people = The people
web-menu-shuffle = The shuffle
web-menu-knock = Knock for { $who }
web-menu-undo = Take my last one back
web-menu-pause = Pause until later
web-menu-leave = Leave the table
web-menu-leave-sure = Leave? The others choose who plays on for you.
web-menu-leave-yes = Leave now
web-final-rematch-ready = { $you ->
    [yes] To the new table
   *[no] { $who } has set a new table: sit down
}
