### Not yet read by a native speaker.
### The score sheet, as text, HTML and CSV.

sheet-title = Score sheet
sheet-rounds-title = Deal by deal
sheet-player = Player
sheet-total = Total
sheet-extra = Extra
sheet-number = No.
sheet-contract = Contract
sheet-dealer = Dealer
sheet-trump = Trump
sheet-forehand = Forehand

# below the grid; the signs are those of the grid
sheet-legend = × played, with forehand's score   ▸ being played   · still open
sheet-now = now
sheet-open = open
# $times is how often it may still be played
sheet-open-times = { $times ->
    [1] open once more
   *[other] open { $times } times more
}
sheet-deal = deal { $number }
sheet-extra-deal = extra { $number }

# $sum is a signed score; $tricks in $count deals
sheet-control-sum = Control sum { $sum }
sheet-control-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} in { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}

# columns of the table with a row for each deal; $name is a player
sheet-column-tricks = { $name }: tricks
sheet-column-score = { $name }: score
sheet-column-total = { $name }: total
sheet-score-and-total = score, running total
