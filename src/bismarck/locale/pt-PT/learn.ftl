### Not yet read by a native speaker.
### As lições: o que se diz ao lado da mesa. A Cia fica à direita e o Bo à esquerda.

learn-title = Aprender a jogar
learn-lead = Sete lições curtas à mesa e, depois, a tua primeira partida. Dez minutos, no máximo.
learn-done = feita
learn-begin = Começar
learn-continue = Continuar com { $title }
learn-lesson-of = Lição { $number } de { $all }
learn-next = Continuar
learn-next-lesson = A seguir: { $title }
learn-all = Todas as lições
learn-skip = Saltar
learn-again = Mais uma vez
learn-coach = O que fazer
learn-match-title = A tua primeira partida
learn-match-about = Contra dois principiantes. No menu há uma dica.
learn-match-play = Jogar a primeira partida

## Assistir

learn-follow-title = Assistir ao naipe
learn-follow-about = Que carta podes jogar e qual delas faz a vaza
learn-follow-begin = Cada um tem ainda três cartas. Alguém sai com uma carta qualquer, e os outros assistem ao naipe, se puderem. A carta mais alta desse naipe faz a vaza.
learn-follow-king = O Bo saiu com o nove de copas e a Cia jogou o dez. Tens copas, por isso tem de ser copas. Faz a vaza!
learn-follow-king-low = O sete podes jogar, mas o dez é mais alto. Qual das tuas copas o bate?
learn-follow-ace = A vaza é tua, por isso sais à próxima. Experimenta o ás de ouros: nada é mais alto.
learn-follow-ace-seven = Guarda o sete para o fim, tem uma surpresa para ti. Sai com o ás.
learn-follow-seven = Falta uma carta, e os outros já não têm copas. Joga-a e vê.
learn-follow-end = Não podiam assistir e baldaram-se com o que quiseram, até com a dama de espadas. Só o naipe de saída pode ganhar: o teu sete fez a vaza.

## Trunfo

learn-trump-title = Trunfo
learn-trump-about = Como um quatro bate um ás
learn-trump-begin = Em Spader, o trunfo é espadas: qualquer espada bate qualquer carta dos outros naipes. Mesmo assim, assiste se puderes.
learn-trump-four = A Cia sai com o ás de copas. Não tens copas e podes jogar o que quiseres. Uma espada faz a vaza; qual delas chega?
learn-trump-four-nine = Dava, mas o quatro chega. Guarda o nove.
learn-trump-four-king = Podes, mas o rei de ouros não ganha nada aqui. Uma espada ganha.
learn-trump-king = Um quatro bateu um ás! Agora sais tu: experimenta o rei de ouros.
learn-trump-king-nine = Guarda o trunfo mais um pouco. Sai com o rei.
learn-trump-nine = Os dois cortaram o teu rei, e ganhou o trunfo mais alto. Agora a Cia saiu com o ás de paus. Já sabes o que fazer.
learn-trump-end = Portanto: assiste, se puderes. Se não, corta ou balda-te, como preferires.

## A quota

learn-quota-title = A quota
learn-quota-about = O que deves e o que te sobra
learn-quota-begin = Em cada distribuição alguém é a mão e deve 8 das 16 vazas; os outros devem 4 cada um. Desta vez és tu. Tens 6, como mostram os traços junto do teu nome.
learn-quota-king = O trunfo é espadas e ainda falta um: a Cia tem o valete. Sai com o rei de espadas e tira-lho.
learn-quota-king-ace = A Cia não tem ouros: cortava o ás com o valete. Primeiro o rei de espadas.
learn-quota-king-first = Ainda não. Primeiro tira o valete à Cia, com o teu rei.
learn-quota-ace = Sete. Agora ninguém pode cortar o teu ás de ouros.
learn-quota-ace-sure = Primeiro a garantida: o ás.
learn-quota-nine = Oito, a quota está cumprida! Cada vaza a mais é um ponto. O Bo tem ainda uma carta de ouros, mais baixa do que o teu nove.
learn-quota-nine-four = A Cia tem o rei de paus. Experimenta primeiro a de ouros.
learn-quota-four = Nove. E resta uma carta.
learn-quota-end = Nove vazas para uma quota de oito: +1 para ti. O Bo fez três de quatro, −1. A Cia fez quatro de quatro, 0. Os três resultados somam sempre zero.

## Pass

learn-pass-title = Pass
learn-pass-about = Quando não queres vazas
learn-pass-begin = Pass é ao contrário: sem trunfo, e evitas vazas. A mão pode fazer 4, os outros 6 cada um. Tens 5; os traços às riscas são vazas a mais.
learn-pass-four = A Cia sai com o oito de copas, e o Bo joga depois de ti. Fica por baixo.
learn-pass-four-queen = A dama fazia a vaza, e tu não a queres. Joga mais baixo.
learn-pass-ace = O Bo teve de a fazer. Agora a Cia faz uma vaza de ouros e tu não tens ouros: balda-te à tua carta mais perigosa.
learn-pass-ace-queen = A Cia pode sair com espadas a seguir, e então o ás teria de a fazer. Deita fora o ás.
learn-pass-queen = Espadas! Ainda bem que o ás já foi. A dama de copas não ganha nada aqui.
learn-pass-end = Cinco vazas, e podiam ser seis: +1. A Cia fez quatro, +2. O Bo era a mão e fez sete, três a mais: −3.

## Quatro cartas de lado

learn-exchange-title = Quatro cartas de lado
learn-exchange-about = O que a mão guarda de vinte cartas
learn-exchange-begin = És a mão em Spader. As quatro cartas do monte são tuas, por isso tens vinte. Quatro têm de sair, e ninguém vê quais.
learn-exchange-four = Guarda os trunfos e as cartas altas. Escolhe quatro cartas baixas dos outros naipes e confirma.
learn-exchange-four-trump = Aqui o trunfo é espadas: guarda-as todas, até o dois.
learn-exchange-four-ace = Um ás é uma vaza. Guarda-o.
learn-exchange-four-high = As cartas altas fazem vazas. Descarta as baixas.
learn-exchange-end = Boa escolha. O descarte fica escondido até ao fim da distribuição; só tu podes espreitar. Agora sairias tu à primeira vaza.

## A escolha

learn-choose-title = Escolher o contrato
learn-choose-about = Quatro cartas abertas, quatro contratos
learn-choose-begin = Antes da distribuição, a mão vê quatro cartas abertas e escolhe. Spel: sem trunfo. Spader: o trunfo é espadas. Valfri: o trunfo que quiseres. Pass: evitar vazas.
learn-choose-spader = Ás, rei e valete de espadas vão ser teus. O que jogas?
learn-choose-spader-spel = Pode correr bem, mas em Spel as tuas espadas são um naipe como os outros. Faz delas o trunfo.
learn-choose-spader-valfri = Em Spader o trunfo já é espadas. Guarda Valfri para outro naipe.
learn-choose-spader-pass = Com ás e rei farias justamente as vazas que não queres. Guarda Pass para cartas baixas.
learn-choose-end = Boa escolha. As cartas foram distribuídas e as quatro são tuas: agora descartavas quatro. O que está escolhido não muda.

## A folha de pontos

learn-sheet-title = A folha de pontos
learn-sheet-about = Quatro contratos para cada um, em doze distribuições
learn-sheet-begin = Esta é a folha de pontos: uma linha por jogador, uma coluna por contrato. Cada um é a mão quatro vezes e joga cada contrato uma vez.
learn-sheet-left = O que está riscado já foi jogado; um círculo ponteado ainda está por jogar. Agora és a mão. Restam-te Spel e Pass.
learn-sheet-pass = Quatro cartas baixas. Com qual dos dois condizem?
learn-sheet-pass-spel = Oito vazas, com estas? Deixa Spel para quando vierem cartas altas.
learn-sheet-end = Isso mesmo. Spel fica para o fim, e então jogas com as cartas que vierem: planeia os quatro. Quem tiver mais pontos ao fim de doze distribuições ganha.
