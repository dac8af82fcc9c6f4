### Not yet read by a native speaker.
### A finished match to step through.

replay-title = Replay
replay-back = One step back
replay-on = One step on
replay-deal-back = To the beginning of the deal, or the deal before
replay-deal-on = To the next deal
replay-deal = Deal
replay-moment = Moment of the deal
replay-moment-of = { $moment } of { $all }
replay-flip = Turn
replay-flip-about = Turn the table
replay-seen-from = The table as { $who } saw it.
replay-show = Hands
replay-show-about = All hands
replay-shown = All hands are shown.
replay-hidden = The other two hands are hidden.
replay-sheet = Sheet
replay-link = Link
replay-link-title = Link to this moment
replay-link-about = Whoever has this link may look at the whole match, with all cards.
replay-link-make = Make a link
replay-link-withdraw = Withdraw all links
replay-link-withdrawn = The links no longer work.
replay-tricks = The tricks so far
replay-no-tricks = No trick has been played yet.
replay-to-trick = To trick { $trick }
replay-to-deal = To this deal
replay-file = A match log
replay-file-about = You may also step through a match log that you saved. It is checked, shown, and not kept.
replay-no-log = That is no log of a finished match
replay-not-yours = You cannot see that match. Ask somebody who played it for a link.
replay-running = That match is not over yet. When it is, you can step through it here.
replay-keys-tap = Tap the table to go on. The slider takes you anywhere in the deal.
replay-keys-steps = The arrow keys left and right go card by card, up and down trick by trick, Page Up and Page Down deal by deal, Home and End to the beginning and the end of the deal.
replay-keys-look = H shows or hides the other hands, F turns the table, S opens the score sheet, L shows the last trick.
replay-keys-read = T reads the trick, Q the tricks of all three.
