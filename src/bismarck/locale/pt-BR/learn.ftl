### Not yet read by a native speaker.
### As lições: o que se diz ao lado da mesa. Cia fica à direita e Bo à esquerda.

learn-title = Aprenda a jogar
learn-lead = Sete lições curtas à mesa e, depois, a sua primeira partida. No máximo dez minutos.
learn-done = feita
learn-begin = Começar
learn-continue = Continuar com { $title }
learn-lesson-of = Lição { $number } de { $all }
learn-next = Continuar
learn-next-lesson = A seguir: { $title }
learn-all = Todas as lições
learn-skip = Pular
learn-again = Mais uma vez
learn-coach = O que fazer
learn-match-title = Sua primeira partida
learn-match-about = Contra dois iniciantes. No menu há uma dica.
learn-match-play = Jogar a primeira partida

## Seguir o naipe

learn-follow-title = Seguir o naipe
learn-follow-about = Que carta você pode jogar e qual delas leva a vaza
learn-follow-begin = Restam três cartas a cada um. Alguém abre com uma carta qualquer, e os outros seguem o naipe se puderem. A carta mais alta desse naipe leva a vaza.
learn-follow-king = Bo abriu com o nove de copas e Cia jogou o dez. Você tem copas, então tem que ser copas. Leve a vaza!
learn-follow-king-low = O sete pode, mas o dez é mais alto. Qual das suas copas ganha dele?
learn-follow-ace = A vaza é sua, então você abre a próxima. Tente o ás de ouros: nada é mais alto.
learn-follow-ace-seven = Guarde o sete para o fim, ele tem uma surpresa para você. Abra com o ás.
learn-follow-seven = Falta uma carta, e os outros não têm mais copas. Jogue e veja.
learn-follow-end = Eles não podiam seguir e descartaram o que quiseram, até a dama de espadas. Só o naipe aberto pode ganhar: o seu sete levou a vaza.

## Trunfo

learn-trump-title = Trunfo
learn-trump-about = Como um quatro ganha de um ás
learn-trump-begin = Em Spader, espadas são trunfo: qualquer espada ganha de qualquer carta dos outros naipes. Mesmo assim, siga o naipe se puder.
learn-trump-four = Cia abre com o ás de copas. Você não tem copas e pode jogar o que quiser. Uma espada leva a vaza; qual delas basta?
learn-trump-four-nine = Daria certo, mas o quatro basta. Guarde o nove.
learn-trump-four-king = Pode, mas o rei de ouros não ganha nada aqui. Uma espada ganha.
learn-trump-king = Um quatro ganhou de um ás! Agora você abre: tente o rei de ouros.
learn-trump-king-nine = Guarde o trunfo mais um pouco. Abra com o rei.
learn-trump-nine = Os dois cortaram o seu rei, e o trunfo mais alto ganhou. Agora Cia abriu com o ás de paus. Você já sabe o que fazer.
learn-trump-end = Então: siga o naipe se puder. Se não, corte ou descarte, como preferir.

## A cota

learn-quota-title = A cota
learn-quota-about = O que você deve e o que sobra para você
learn-quota-begin = Em cada distribuição alguém é a mão e deve 8 das 16 vazas; os outros devem 4 cada um. Desta vez é você. Você tem 6, como mostram os traços junto do seu nome.
learn-quota-king = Espadas são trunfo, e ainda falta uma: Cia tem o valete. Abra com o rei de espadas e tire-o dela.
learn-quota-king-ace = Cia não tem ouros: ela cortaria o ás com o valete. Primeiro o rei de espadas.
learn-quota-king-first = Ainda não. Primeiro tire o valete de Cia com o seu rei.
learn-quota-ace = Sete. Agora ninguém pode cortar o seu ás de ouros.
learn-quota-ace-sure = Primeiro a garantida: o ás.
learn-quota-nine = Oito, a cota está completa! Cada vaza a mais é um ponto. Bo ainda tem uma carta de ouros, mais baixa que o seu nove.
learn-quota-nine-four = Cia tem o rei de paus. Tente primeiro a de ouros.
learn-quota-four = Nove. E resta uma carta.
learn-quota-end = Nove vazas para uma cota de oito: +1 para você. Bo fez três de quatro, −1. Cia fez quatro de quatro, 0. Os três resultados sempre somam zero.

## Pass

learn-pass-title = Pass
learn-pass-about = Quando você não quer vazas
learn-pass-begin = Pass é o contrário: sem trunfo, e você evita vazas. A mão pode fazer 4, os outros 6 cada um. Você tem 5; os traços hachurados são vazas demais.
learn-pass-four = Cia abre com o oito de copas, e Bo joga depois de você. Fique por baixo.
learn-pass-four-queen = A dama levaria a vaza, e você não a quer. Jogue mais baixo.
learn-pass-ace = Bo teve que levar. Agora Cia leva uma vaza de ouros e você não tem ouros: descarte a sua carta mais perigosa.
learn-pass-ace-queen = Cia pode abrir com espadas a seguir, e aí o ás teria que levar. Descarte o ás.
learn-pass-queen = Espadas! Que bom que o ás já foi. A dama de copas não ganha nada aqui.
learn-pass-end = Cinco vazas, e podiam ser seis: +1. Cia fez quatro, +2. Bo era a mão e fez sete, três a mais: −3.

## Quatro cartas de lado

learn-exchange-title = Quatro cartas de lado
learn-exchange-about = O que a mão guarda de vinte cartas
learn-exchange-begin = Você é a mão em Spader. As quatro cartas do monte são suas, então você tem vinte. Quatro têm que sair, e ninguém vê quais.
learn-exchange-four = Guarde os trunfos e as cartas altas. Escolha quatro cartas baixas dos outros naipes e confirme.
learn-exchange-four-trump = Espadas são trunfo aqui: guarde todas, até o dois.
learn-exchange-four-ace = Um ás é uma vaza. Guarde-o.
learn-exchange-four-high = Cartas altas fazem vazas. Descarte as baixas.
learn-exchange-end = Boa escolha. O descarte fica escondido até o fim da distribuição; só você pode olhar. Agora você abriria a primeira vaza.

## A escolha

learn-choose-title = Escolher o contrato
learn-choose-about = Quatro cartas abertas, quatro contratos
learn-choose-begin = Antes de receber as cartas, a mão vê quatro cartas abertas e escolhe. Spel: sem trunfo. Spader: espadas são trunfo. Valfri: o trunfo que você quiser. Pass: evitar vazas.
learn-choose-spader = Ás, rei e valete de espadas vão ser seus. O que você joga?
learn-choose-spader-spel = Pode dar certo, mas em Spel as suas espadas são um naipe como os outros. Faça delas o trunfo.
learn-choose-spader-valfri = Em Spader espadas já são trunfo. Guarde Valfri para outro naipe.
learn-choose-spader-pass = Com ás e rei você levaria justamente as vazas que não quer. Guarde Pass para cartas baixas.
learn-choose-end = Boa escolha. As cartas foram distribuídas e as quatro são suas: agora você descartaria quatro. O que foi escolhido não muda.

## O placar

learn-sheet-title = O placar
learn-sheet-about = Quatro contratos para cada um, em doze distribuições
learn-sheet-begin = Este é o placar: uma linha por jogador, uma coluna por contrato. Cada um é a mão quatro vezes e joga cada contrato uma vez.
learn-sheet-left = O que está riscado já foi jogado; um círculo pontilhado ainda está aberto. Agora você é a mão. Restam Spel e Pass.
learn-sheet-pass = Quatro cartas baixas. Com qual dos dois elas combinam?
learn-sheet-pass-spel = Oito vazas, com estas? Deixe Spel para quando vierem cartas altas.
learn-sheet-end = Isso. Spel fica por último, e aí você joga com as cartas que vierem: planeje os quatro. Quem tiver mais pontos depois de doze distribuições ganha.
