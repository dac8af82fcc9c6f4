### Not yet read by a native speaker.
### Porque é que um bot faria o que aconselha; aparece depois do conselho.

reason-only-card = Não tens outra carta para jogar aqui.
reason-take-talon = Mais quatro cartas por onde escolher só podem ajudar: podes voltar a descartar as mesmas quatro.
reason-leave-talon = As quatro cartas não fazem falta: as tuas estão melhor assim.
reason-proved = Tenham os outros o que tiverem e façam o que fizerem, nenhuma outra carta rende mais.

reason-choose-high = Há cartas altas à vista, e a hora delas é agora; sem trunfo não vai ficar melhor do que isto.
reason-choose-suit = O naipe e as cartas altas são melhores do que costumam ser para este contrato.
reason-choose-trump = Tens um naipe para ele: comprimento e cartas altas contam em conjunto.
reason-choose-low = São cartas baixas; é a altura de despachar o contrato em que não se devem fazer vazas.
reason-trump-forced = O contrato já está dado; é neste naipe que tens mais força.
reason-name-trump = É o teu naipe mais comprido e mais forte, contando também com o que rendem os outros.
reason-name-no-trump = As tuas cartas altas estão espalhadas pelos naipes, e um trunfo ajudaria mais os outros.

reason-discard-weak = Fica com o naipe comprido e forte e com as cartas firmes; cartas baixas em naipes curtos não rendem nada.
reason-discard-void = Um naipe que não tens pode ser cortado: aqui ficas sem um.
reason-discard-high = Descarta o que sobressai: cartas altas sem baixas por baixo fazem vazas.
reason-discard-counted = As cartas que contam são tuas mesmo no descarte; por isso saem as outras perigosas.

reason-lead-trump-master = Ninguém a bate, e ela puxa os trunfos dos outros.
reason-lead-trump = Puxar os trunfos evita que te cortem as outras vencedoras.
reason-lead-sure = Faz a vaza, tenham os outros o que tiverem.
reason-lead-master = Já não há nada mais alto no naipe; faz a vaza antes que a cortem ou que os outros se baldem.
reason-lead-long = As cartas mais altas do teu naipe comprido têm de cair para que o resto dele fique bom.
reason-lead-exit = Não há nada melhor por onde sair: esta entrega menos e deixa as tuas cartas altas protegidas.
reason-lead-under = É provável que alguém tenha de passar por cima.
reason-lead-least-danger = Qualquer saída pode fazer a vaza; esta é a que menos prejudica mais tarde.
reason-lead-last-of-suit = Mais ninguém tem este naipe, por isso ela faz a vaza; antes agora do que quando custar mais.

reason-follow-low = Ganhar aqui não compensa: joga a carta que vale menos.
reason-win-cheap = Jogas em último lugar: ganha com a carta mais baixa que chegue.
reason-win-sure = Ninguém depois de ti a bate.
reason-play-high = Pode muito bem aguentar, e se não aguentar, quem joga a seguir terá gasto uma carta alta.
reason-trump-in = Não tens o naipe de saída: um trunfo baixo faz a vaza.
reason-trump-forced-under = Tens de cortar e não podes ganhar: vai o trunfo que menos falta te fará.
reason-throw-worthless = Esta vaza não a ganhas: balda-te ao que não fará nenhuma mais tarde.

reason-duck = A carta mais alta que ainda fica por baixo: a vaza vai para outro, e uma carta perigosa vai-se embora.
reason-duck-perhaps = Tens de passar por cima, mas talvez alguém depois tenha de subir mais.
reason-win-high = A vaza é tua de qualquer maneira: ganha com a mais alta e guarda as baixas.
reason-win-low = A vaza é tua de qualquer maneira, e a carta mais alta pode esperar com segurança.
reason-throw-counted = Esta vaza vai para outro: manda com ela as cartas que contam.
reason-throw-over-queen = Enquanto a dama de espadas não sai, o ás e o rei de espadas arriscam-se a ficar com ela.
reason-throw-danger = Livra-te da carta que mais facilmente faria uma vaza mais tarde.
