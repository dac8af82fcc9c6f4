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
replay-seen-from = A mesa como { $who } a viu.
replay-show = Cartas
replay-show-about = Todas as cartas
replay-shown = Todas as cartas estão à mostra.
replay-hidden = As cartas dos outros dois estão escondidas.
replay-sheet = Placar
replay-link = Link
replay-link-title = Link para este momento
replay-link-about = Quem tiver o link pode ver a partida inteira, com todas as cartas.
replay-link-make = Criar um link
replay-link-withdraw = Cancelar todos os links
replay-link-withdrawn = Os links não valem mais.
replay-tricks = As vazas até aqui
replay-no-tricks = Ainda não se jogou nenhuma vaza.
replay-to-trick = Para a vaza { $trick }
replay-to-deal = Ir para esta distribuição
replay-file = Um registro de partida
replay-file-about = Você também pode rever uma partida que salvou em arquivo. Ela é conferida, mostrada e não fica guardada.
replay-no-log = Isso não é o registro de uma partida terminada
replay-not-yours = Você não pode ver essa partida. Peça um link a quem a jogou.
replay-running = Essa partida ainda não acabou. Quando acabar, você pode revê-la aqui.
replay-keys-tap = Toque na mesa para avançar. O controle deslizante leva você a qualquer momento da distribuição.
replay-keys-steps = As setas para a esquerda e para a direita vão carta por carta, para cima e para baixo vaza por vaza, Page Up e Page Down distribuição por distribuição, Home e End ao começo e ao fim dela.
replay-keys-look = H mostra ou esconde as cartas dos outros, F gira a mesa, S abre o placar, L mostra a última vaza.
replay-keys-read = T lê a vaza, Q as vazas dos três.
