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
replay-seen-from = A mesa como { $who } a viu.
replay-show = Cartas
replay-show-about = Todas as cartas
replay-shown = Todas as cartas estão à vista.
replay-hidden = As cartas dos outros dois estão escondidas.
replay-sheet = Folha
replay-link = Ligação
replay-link-title = Ligação para este momento
replay-link-about = Quem tiver a ligação pode ver a partida inteira, com todas as cartas.
replay-link-make = Criar uma ligação
replay-link-withdraw = Retirar todas as ligações
replay-link-withdrawn = As ligações já não funcionam.
replay-tricks = As vazas até aqui
replay-no-tricks = Ainda não se jogou nenhuma vaza.
replay-to-trick = Para a vaza { $trick }
replay-to-deal = Ir para esta distribuição
replay-file = Um registo de partida
replay-file-about = Também podes rever uma partida que guardaste num ficheiro. É verificada, mostrada e não fica guardada.
replay-no-log = Isto não é o registo de uma partida terminada
replay-not-yours = Não podes ver essa partida. Pede uma ligação a quem a jogou.
replay-running = Essa partida ainda não acabou. Quando acabar, podes revê-la aqui.
replay-keys-tap = Toca na mesa para avançar. A barra leva-te a qualquer momento da distribuição.
replay-keys-steps = As setas para a esquerda e para a direita vão carta a carta, para cima e para baixo vaza a vaza, Page Up e Page Down distribuição a distribuição, Home e End ao início e ao fim dela.
replay-keys-look = H mostra ou esconde as cartas dos outros, F roda a mesa, S abre a folha de pontos, L mostra a última vaza.
replay-keys-read = T lê a vaza, Q as vazas dos três.
