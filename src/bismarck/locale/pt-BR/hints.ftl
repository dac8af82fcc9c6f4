### Not yet read by a native speaker.
### Por que um bot faria o que aconselha; aparece depois do conselho.

reason-only-card = Você não tem outra carta para jogar aqui.
reason-take-talon = Mais quatro cartas para escolher só podem ajudar: você pode descartar as mesmas quatro de novo.
reason-leave-talon = As quatro cartas não fazem falta: as suas são melhores como estão.
reason-proved = Tenham os outros o que tiverem e façam o que fizerem, nenhuma outra carta rende mais.

reason-choose-high = Há cartas altas à vista, e a hora delas é agora; sem trunfo não vai ficar melhor que isso.
reason-choose-suit = O naipe e as cartas altas são melhores do que costumam ser para este contrato.
reason-choose-trump = Você tem um naipe para ele: comprimento e cartas altas contam juntos.
reason-choose-low = São cartas baixas; é a hora de se livrar do contrato em que não se deve fazer vazas.
reason-trump-forced = O contrato já está dado; neste naipe você tem mais força.
reason-name-trump = É o seu naipe mais longo e mais forte, contando também o que os outros naipes rendem.
reason-name-no-trump = Suas cartas altas estão espalhadas pelos naipes, e um trunfo ajudaria mais os outros.

reason-discard-weak = Fique com o naipe longo e forte e com as cartas firmes; cartas baixas em naipes curtos não rendem nada.
reason-discard-void = Um naipe que você não tem pode ser cortado: aqui você cria um.
reason-discard-high = Descarte o que sobressai: cartas altas sem baixas por baixo fazem vazas.
reason-discard-counted = Cartas que contam são suas mesmo no descarte; por isso saem as outras perigosas.

reason-lead-trump-master = Ninguém ganha dela, e ela puxa os trunfos dos outros.
reason-lead-trump = Puxar os trunfos evita que cortem suas outras vencedoras.
reason-lead-sure = Ela faz a vaza, tenham os outros o que tiverem.
reason-lead-master = Não resta nada mais alto no naipe; faça a vaza antes que cortem ou que os outros descartem.
reason-lead-long = As cartas mais altas do seu naipe longo precisam cair para que o resto dele fique bom.
reason-lead-exit = Não há nada melhor para abrir: esta entrega menos e deixa suas cartas altas protegidas.
reason-lead-under = É provável que alguém tenha de passar por cima dela.
reason-lead-least-danger = Qualquer saída pode fazer a vaza; esta é a que menos prejudica depois.
reason-lead-last-of-suit = Ninguém mais tem este naipe, então ela faz a vaza; melhor agora do que quando custar mais.

reason-follow-low = Ganhar aqui não compensa: jogue a carta que vale menos.
reason-win-cheap = Você joga por último: ganhe com a carta mais baixa que baste.
reason-win-sure = Ninguém depois de você ganha dela.
reason-play-high = Pode muito bem aguentar, e se não aguentar, quem joga depois terá gastado uma carta alta.
reason-trump-in = Você não tem o naipe aberto: um trunfo baixo faz a vaza.
reason-trump-forced-under = Você precisa cortar e não pode ganhar: vai o trunfo que menos fará falta.
reason-throw-worthless = Esta vaza você não ganha: jogue fora o que não fará nenhuma depois.

reason-duck = A carta mais alta que ainda fica por baixo: a vaza vai para outro, e uma carta perigosa vai embora.
reason-duck-perhaps = Você tem de passar por cima, mas talvez alguém depois tenha de subir mais.
reason-win-high = A vaza é sua de qualquer jeito: ganhe com a mais alta e guarde as baixas.
reason-win-low = A vaza é sua de qualquer jeito, e a carta mais alta pode esperar com segurança.
reason-throw-counted = Esta vaza vai para outro: mande junto as cartas que contam.
reason-throw-over-queen = Enquanto a dama de espadas não sai, o ás e o rei de espadas podem acabar com ela.
reason-throw-danger = Livre-se da carta que mais facilmente faria uma vaza depois.
