### Not yet read by a native speaker.
### Uma partida terminada, passo a passo.

replay-title = Rever a partida
replay-back = Um passo atrás
replay-on = Um passo à frente
replay-deal-back = Para o começo da distribuição, ou para a anterior
replay-deal-on = Para a próxima distribuição
replay-deal = Distribuição
replay-moment = Momento da distribuição
replay-moment-of = { $moment } de { $all }
replay-flip = Girar
replay-flip-about = Girar a mesa
replay-show = Todas as cartas
replay-link = Link
replay-link-title = Link para este momento
replay-link-about = Quem tiver o link pode ver a partida inteira, com todas as cartas.
replay-tricks = As vazas até aqui
replay-no-tricks = Ainda não se jogou nenhuma vaza.
replay-trick-number = Vaza
replay-to-trick = Para a vaza { $trick }
replay-takes = leva a vaza
replay-file = Um registro de partida
replay-file-about = Você também pode rever uma partida que salvou em arquivo. Ela é conferida, mostrada e não fica guardada.
replay-no-log = Isso não é o registro de uma partida terminada
replay-not-yours = Você não pode ver essa partida. Peça um link a quem a jogou.
replay-running = Essa partida ainda não acabou; depois dá para rever.
