### Not yet read by a native speaker.
### What `bismarck arena` says, and its report.

command-arena = Measure bots against each other over the same cards.
arena-bots = Three bots; name one twice to play it against another, or with another against it.
arena-sets = How many sets: the same cards with every seating of the three.
arena-seed = A number from which the sets follow; numbers from 1000000 on are kept for final figures.
arena-layer = What is played: the cards only, a round with contract and discard, or whole matches.
arena-jobs = How many processes play; without it one for each core.
arena-sprt = Stop as soon as the sets tell whether the first bot gains LOW or HIGH points a round; ends with 0 for HIGH.
arena-out = The folder that keeps the sets, a summary and a report.
arena-resume = Go on with the run in that folder.
arena-progress = Sets

arena-line = { $bot }: { $points } points a round{ $share }
arena-verdict = Sequential test: { $verdict ->
    [high] the gain is the higher one
    [low] the gain is the lower one
   *[open] not settled, more sets are needed
}

arena-title = { $bots } in the arena
arena-about = { $rules }. { $layer } { $sets ->
    [1] One set
   *[other] { $sets } sets
} of { $seatings ->
    [1] one seating
   *[other] { $seatings } seatings
}, seed { $seed }.
arena-layer-play = The cards alone: contract and discard are fixed.
arena-layer-round = Single rounds: the bots choose contracts and discard.
arena-layer-match = Whole matches.
arena-bot = Bot
arena-points = Points a round
arena-wins = Matches won
arena-ms = Milliseconds a decision
arena-running = Mean of { $bot } over the sets so far
arena-histogram = Points a round of { $bot } by set
arena-in-contract = Points a round in { $contract }
arena-method = Every set deals the same cards in every seating. Intervals hold 95 %, from 10,000 resamples of the sets.
