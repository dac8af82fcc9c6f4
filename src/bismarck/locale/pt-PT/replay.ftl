### Not yet read by a native speaker.
### Uma partida terminada, passo a passo.

replay-title = Rever a partida
replay-back = Um passo atrás
replay-on = Um passo em frente
replay-deal-back = Para o início da distribuição, ou para a anterior
replay-deal-on = Para a distribuição seguinte
replay-deal = Distribuição
replay-moment = Momento da distribuição
replay-moment-of = { $moment } de { $all }
replay-flip = Rodar
replay-flip-about = Rodar a mesa
replay-show = Todas as cartas
replay-link = Ligação
replay-link-title = Ligação para este momento
replay-link-about = Quem tiver a ligação pode ver a partida inteira, com todas as cartas.
replay-tricks = As vazas até aqui
replay-no-tricks = Ainda não se jogou nenhuma vaza.
replay-trick-number = Vaza
replay-to-trick = Para a vaza { $trick }
replay-takes = faz a vaza
replay-file = Um registo de partida
replay-file-about = Também podes rever uma partida que guardaste num ficheiro. É verificada, mostrada e não fica guardada.
replay-no-log = Isto não é o registo de uma partida terminada
replay-not-yours = Não podes ver essa partida. Pede uma ligação a quem a jogou.
replay-running = Essa partida ainda não acabou; depois podes revê-la.
