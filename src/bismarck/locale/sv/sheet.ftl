### Not yet read by a native speaker.
### Protokollet, som text, HTML och CSV.

sheet-title = Protokoll
sheet-rounds-title = Giv för giv
sheet-player = Spelare
sheet-total = Summa
sheet-extra = Extra
sheet-number = Nr
sheet-contract = Kontrakt
sheet-dealer = Givare
sheet-trump = Trumf
sheet-forehand = Förhand

sheet-legend = × spelat, med förhands poäng   ▸ spelas nu   · kvar
sheet-now = nu
sheet-open = kvar
sheet-open-times = { $times ->
    [1] kvar en gång
   *[other] kvar { $times } gånger
}
sheet-deal = giv { $number }
sheet-extra-deal = extra { $number }

sheet-control-sum = Kontrollsumma { $sum }
sheet-control-tricks = { $tricks } stick på { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}

sheet-column-tricks = { $name }: stick
sheet-column-score = { $name }: poäng
sheet-column-total = { $name }: summa
sheet-score-and-total = poäng, ställning
