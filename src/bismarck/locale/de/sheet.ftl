### Not yet read by a native speaker.
### Der Spielzettel, als Text, HTML und CSV.

sheet-title = Spielzettel
sheet-rounds-title = Runde für Runde
sheet-player = Spieler
sheet-total = Summe
sheet-extra = Zusatz
sheet-number = Nr.
sheet-contract = Kontrakt
sheet-dealer = Geber
sheet-trump = Trumpf
sheet-forehand = Vorhand

sheet-legend = × gespielt, mit den Punkten von Vorhand   ▸ läuft   · noch offen
sheet-now = jetzt
sheet-open = offen
sheet-open-times = { $times ->
    [1] noch einmal offen
   *[other] noch { $times }-mal offen
}
sheet-deal = Runde { $number }
sheet-extra-deal = Zusatz { $number }

sheet-control-sum = Kontrollsumme { $sum }
sheet-control-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} in { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}

sheet-column-tricks = { $name }: Stiche
sheet-column-score = { $name }: Punkte
sheet-column-total = { $name }: Summe
sheet-score-and-total = Punkte, Stand
