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
replay-show = All hands
replay-link = Link
replay-link-title = Link to this moment
replay-link-about = Whoever has this link may look at the whole match, with all cards.
replay-tricks = The tricks so far
replay-no-tricks = No trick has been played yet.
replay-trick-number = Trick
replay-to-trick = To trick { $trick }
replay-takes = takes the trick
replay-file = A match log
replay-file-about = You may also step through a match log that you saved. It is checked, shown, and not kept.
replay-no-log = That is no log of a finished match
replay-not-yours = You cannot see that match. Ask somebody who played it for a link.
replay-running = That match is not over yet; it can be replayed then.
