### Not yet read by a native speaker.
### A folha de pontos, como texto, HTML e CSV.

sheet-title = Folha de pontos
sheet-rounds-title = Distribuição por distribuição
sheet-player = Jogador
sheet-total = Total
sheet-extra = Extra
sheet-number = Nº
sheet-contract = Contrato
sheet-dealer = Dador
sheet-trump = Trunfo
sheet-forehand = Mão

sheet-legend = × jogado, com os pontos da mão   ▸ em jogo   · por jogar
sheet-now = agora
sheet-open = por jogar
sheet-open-times = { $times ->
    [1] por jogar uma vez
   *[other] por jogar { $times } vezes
}
sheet-deal = distribuição { $number }
sheet-extra-deal = extra { $number }

sheet-control-sum = Soma de controlo { $sum }
sheet-control-tricks = { $tricks ->
    [0] nenhuma vaza
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
} { $count ->
    [0] por enquanto
    [one] em { $count } distribuição
   *[other] em { $count } distribuições
}

sheet-column-tricks = { $name }: vazas
sheet-column-score = { $name }: pontos
sheet-column-total = { $name }: total
sheet-score-and-total = pontos, total
