### Not yet read by a native speaker.
### Páginas de regras: uma mensagem para cada coisa que as regras podem dizer.

## Perfis

profile-title-swedish = Sueco
profile-title-swedish-open = Sueco, escolha com as cartas
profile-title-swedish-forced = Sueco, corte obrigatório
profile-title-kort = Kort
profile-title-tribello = Tribello
profile-title-international = Internacional
profile-title-international-nt = Internacional com sem trunfo
profile-title-international-sans = Internacional sans
profile-title-international-strict = Internacional, estrito
profile-title-grand = Grand
profile-title-kurz = Kurz
profile-title-estonian = Estónio
profile-title-british = Britânico
profile-title-british-forced = Britânico, corte obrigatório
profile-title-british-free = Britânico, escolha livre
profile-title-danish = Dinamarquês
profile-title-dobbs = Dobbs
profile-title-dobbs-free = Dobbs, escolha livre

profile-about-swedish = Como se joga na Suécia: quatro cartas abertas, uma escolha só com elas.
profile-about-swedish-open = O sueco dos prudentes: a mão vê as vinte cartas antes de escolher.
profile-about-swedish-forced = O sueco com chicote: quem não tem o naipe é obrigado a cortar.
profile-about-kort = O jogo curto de antigamente: ordem fixa, nada a escolher.
profile-about-tribello = O jogo sueco três vezes, para noites longas.
profile-about-international = Quem distribui é a mão, escolhe com as suas cartas e pode deixar o monte fechado.
profile-about-international-nt = Internacional, e Valfri também pode ser sem trunfo.
profile-about-international-sans = Internacional, e Valfri é sempre sem trunfo.
profile-about-international-strict = Internacional, e o monte tem sempre de ser levantado.
profile-about-grand = Internacional com cada contrato duas vezes.
profile-about-kurz = Internacional só com Spel e Pass.
profile-about-estonian = Seis contratos, dois deles sobre copas e a dama de espadas.
profile-about-british = Quem distribui recebe vinte cartas e joga quatro distribuições seguidas; um trunfo sai no corte.
profile-about-british-forced = Britânico, e quem não tem o naipe é obrigado a cortar.
profile-about-british-free = Britânico, e quem distribui ordena o bloco como quiser, com vinte cartas.
profile-about-danish = O jogo curto de antigamente à dinamarquesa: Spel primeiro, o monte por último.
profile-about-dobbs = Britânico com baralho menor: 43 cartas, treze vazas.
profile-about-dobbs-free = O baralho britânico menor, e quem distribui ordena o bloco como quiser.

profile-note-kort = Esta é a forma mais antiga do jogo. As suas três voltas têm três distribuições cada, de modo que todos são mão uma vez em cada uma.
profile-note-tribello = A página que descreve esta duração diz ela própria não ter fonte mais antiga: convém combinar antes de começar.
profile-note-international-sans = Sem trunfo, Valfri joga-se como Spel, só que o monte tem de ser levantado. É o que as fontes descrevem; não é engano.
profile-note-kurz = As fontes falam de oito distribuições, mas também de cada contrato duas vezes para cada mão, o que daria doze. Jogamos oito; uma partida de doze joga tudo até o fim.
profile-note-estonian = Convém desconfiar um pouco desta forma. As fontes mencionam seis contratos em oito distribuições, mas não enumeram todos nem dizem a ordem e os pontos, e noutros sítios chama-se estónio a um jogo bem diferente. São nossos: os contratos Sem copas e Sem dama de espadas, a ordem das seis primeiras distribuições, as quotas de 3 e 5 copas, os pontos da dama de espadas e a escolha livre nas duas últimas. Essas partidas não contam para a classificação.
profile-note-danish = A fonte dinamarquesa anota só o que se ganha; aqui o que falta para a quota escreve-se com sinal de menos, como em todas as formas do jogo.

## O que difere de um perfil

difference-deck = { $count } cartas
difference-forehand-eldest = mão à esquerda de quem distribui
difference-forehand-dealer = quem distribui é a mão
difference-opening_lead-forehand = sai a mão
difference-opening_lead-left_of_forehand = sai quem está à esquerda da mão
difference-first_dealer-lot = primeiro dador por sorteio
difference-first_dealer-high_card = primeiro dador pela carta mais alta
difference-rotation-each_round = a distribuição passa toda vez
difference-rotation-each_block = a distribuição passa depois de um bloco
difference-packets-1 = cartas uma a uma
difference-packets-4 = cartas de quatro em quatro
difference-talon_when-first = monte primeiro
difference-talon_when-last = monte por último
difference-talon_when-with_hand = monte dado à mão
difference-talon_face-up = monte aberto
difference-talon_face-down = monte fechado
difference-choose_on-talon = escolha com o monte
difference-choose_on-hand = escolha com as cartas
difference-choose_on-hand_and_talon = escolha com as cartas e o monte
difference-choose_on-nothing = nada a escolher
difference-contracts = contratos { $list }
difference-limits = { $count ->
    [1] cada contrato uma vez
   *[other] cada contrato { $count } vezes
}
difference-limits-none = contratos sem limite
difference-quotas = quotas { $list }
difference-schedule-free = ordem livre
difference-schedule-round = ordem { $list }
difference-schedule-round_of_three = ordem { $list } em voltas de três
difference-schedule-block = blocos de { $list }
difference-schedule-then_free = { $order }, depois livre
difference-rounds = { $count ->
    [one] { $count } distribuição
   *[other] { $count } distribuições
}
difference-valfri_strains-suits = só naipes de trunfo
difference-valfri_strains-suits_and_no_trump = também sem trunfo
difference-exchange-required = o monte tem de ser levantado
difference-exchange-optional = o monte pode ficar
difference-must_trump-yes = corte obrigatório
difference-must_trump-no = sem corte obrigatório
difference-short_discard-refused = sem má distribuição
difference-short_discard-misdeal = descarte curto é má distribuição
difference-trump-none = { $title } sem trunfo
difference-trump-fixed = { $title } com trunfo fixo
difference-trump-with_contract = trunfo de { $title } com o contrato
difference-trump-after_exchange = trunfo de { $title } depois da troca
difference-trump-first_talon_card = trunfo de { $title } pelo monte
difference-trump-cut = trunfo de { $title } no corte
difference-tie-shared = empates divididos
difference-tie-extra_valfri = distribuições extras nos empates

difference-contract = { $title } { $limit }
difference-quota = { $title } { $forehand }/{ $others }

## A página

rules-title = Bismarck: { $name }
rules-house = Estas são regras da casa: partem do jogo { $title }, e o nome diz o que muda.
rules-intro = Três pessoas jogam, cada uma por si. Em cada distribuição uma delas é a mão, que tem quatro cartas a mais para escolher e uma quota própria a cumprir. Uma distribuição vale para ti a diferença entre as tuas vazas e a tua quota: o que um ganha, os outros perdem.

rules-heading-players = Jogadores e cartas
rules-players = Sentam-se no sentido dos ponteiros do relógio nos lugares A, B e C. Tudo segue esse sentido: distribuir, jogar e a vez de distribuir.
rules-deck-full = É preciso um baralho comum de 52 cartas, sem jokers, e uma folha de papel. Em cada naipe a ordem é { $ranks }, da mais alta para a mais baixa. Nenhuma carta vale pontos.
rules-deck-part = É preciso uma folha de papel e { $count } cartas de um baralho comum: { $list }. Em cada naipe a ordem é { $ranks }, da mais alta para a mais baixa. Nenhuma carta vale pontos.
rules-suits-from = { $list } de { $rank } para cima
rules-suits-of = { $list } só { $ranks }

rules-heading-dealer = Quem distribui e quem é mão
rules-first_dealer-lot = Sorteia-se quem distribui primeiro.
rules-first_dealer-high_card = Antes da primeira distribuição cada um tira, à vista de todos, uma carta do baralho, depois de baralhado. O valor mais alto distribui; se dois ou três o têm, só eles tiram de novo.
rules-rotation-each_round = Depois de cada distribuição o baralho passa para a esquerda.
rules-rotation-each_block = Quem distribui fica com o baralho por um bloco de { $count ->
    [one] { $count } distribuição
   *[other] { $count } distribuições
}; depois ele passa para a esquerda.
rules-forehand-eldest = A mão é quem está à esquerda do dador.
rules-forehand-dealer = Quem distribui é a mão.

rules-heading-deal = A distribuição
rules-cutting = O dador baralha, e o vizinho da direita corta.
rules-talon-first-up = As quatro primeiras cartas vão abertas para o meio da mesa. São o monte, e todos podem vê-las.
rules-talon-first-down = As quatro primeiras cartas vão fechadas para o meio da mesa. São o monte, e ninguém as vê.
rules-talon-last-up = As quatro cartas que sobram no fim são abertas no meio da mesa. São o monte, e todos podem vê-las.
rules-talon-last-down = As quatro cartas que sobram no fim ficam fechadas no meio da mesa. São o monte, e ninguém as vê.
rules-talon-with_hand-up = As quatro cartas que sobram, o monte, são mostradas a todos e vão diretamente para a mão, que fica assim com { $count }.
rules-talon-with_hand-down = As quatro cartas que sobram, o monte, vão diretamente para a mão, que fica assim com { $count }; ninguém mais as vê.
rules-packets-1 = O dador dá { $count } cartas a cada um, uma de cada vez, a começar pela esquerda.
rules-packets-4 = O dador dá { $count } cartas a cada um, quatro de cada vez, a começar pela esquerda.
rules-packets-4-rest = O dador dá { $count } cartas a cada um, quatro de cada vez enquanto der e depois as poucas que restam, a começar pela esquerda.

rules-heading-contracts = Contratos
rules-contracts = { $count ->
    [1] Há um só tipo de distribuição, com uma quota para a mão e outra para cada um dos outros dois:
   *[other] Há { $count } tipos de distribuição, cada um com uma quota para a mão e outra para cada um dos outros dois:
}
rules-contract-tricks_over = { $name }: a mão deve { $forehand ->
    [one] { $forehand } vaza
   *[other] { $forehand } vazas
}, os outros { $others } cada um.
rules-contract-tricks_under = { $name }: a mão pode fazer { $forehand ->
    [one] { $forehand } vaza
   *[other] { $forehand } vazas
}, os outros { $others } cada um.
rules-contract-hearts_under = { $name }: a mão pode levar { $forehand ->
    [one] { $forehand } carta de copas
   *[other] { $forehand } cartas de copas
}, os outros { $others } cada um.
rules-contract-queen_of_spades = { $name }: quem fica com a dama de espadas marca { $with }, cada um dos outros dois { $without }.
rules-contract-queen_of_spades-uneven = { $name }: com a dama de espadas a mão marca { $with } e sem ela { $without }, cada um dos outros dois { $other_with } e { $other_without }.
contract-gloss-no_trump_exchange = sem trunfo, o monte tem de ser levantado
rules-schedule-free = A mão escolhe, em cada distribuição, qual será.
rules-schedule-block-free = Quem distribui decide a ordem; em cada bloco cada contrato tem a sua vez.
rules-schedule-one = Ninguém escolhe; cada distribuição é { $list }.
rules-schedule-round = Ninguém escolhe. A ordem é fixa e recomeça quando termina: { $list }.
rules-schedule-round_of_three = Ninguém escolhe. Três distribuições seguidas são iguais, para que cada um seja mão uma vez, e a ordem dessas voltas é fixa: { $list }.
rules-schedule-block = Ninguém escolhe. Cada bloco tem a mesma ordem: { $list }.
rules-schedule-then_free = { $count ->
    [1] A primeira distribuição é { $list }. Depois a mão escolhe.
   *[other] As primeiras { $count } distribuições têm ordem fixa: { $list }. Depois a mão escolhe.
}
rules-schedule-then_free-threes = As primeiras { $count } distribuições têm ordem fixa, três iguais de cada vez, para que cada um seja mão uma vez: { $list }. Depois a mão escolhe.
rules-choose-talon = A escolha faz-se com as quatro cartas do monte, antes que alguém tenha cartas.
rules-choose-hand = A escolha faz-se com as { $count } cartas próprias.
rules-choose-hand-before = A escolha faz-se com as { $count } cartas próprias, antes que o monte seja aberto.
rules-choose-hand_and_talon = A escolha faz-se com as cartas próprias e o monte juntos, { $count } cartas.
rules-limits-all = Como mão cada um joga cada contrato { $count ->
    [1] uma vez
   *[other] { $count } vezes
}: nem mais, nem menos.
rules-limits-most = Como mão cada um pode jogar um contrato no máximo { $count ->
    [1] uma vez
   *[other] { $count } vezes
}.
rules-limits-none = A mão pode escolher o mesmo contrato quantas vezes quiser.
rules-limits-each = Quantas vezes cada um pode jogar um contrato como mão: { $list }.
rules-limit = { $title } { $count ->
    [1] uma vez
   *[other] { $count } vezes
}
rules-limit-none = { $title } sem limite
rules-used_up = Um contrato conta como jogado quando a sua distribuição é anotada. Se à mão só resta um tipo, ele é anunciado sem pergunta.
rules-used_up-trump = O trunfo de { $title } ainda assim é ela quem diz.

rules-heading-trump = Trunfo
rules-trump-none = Sem trunfo: { $list }.
rules-trump-fixed = Em { $title } o trunfo é sempre { $suit }.
rules-trump-with_contract = Em { $title } a mão diz o trunfo junto com o contrato.
rules-trump-with_contract-scheduled = Em { $title } a mão diz o trunfo quando as cartas foram dadas, antes de descartar.
rules-trump-after_exchange = Em { $title } a mão diz o trunfo por último, depois de descartar quatro cartas.
rules-trump-first_talon_card = Em { $title } a primeira carta do monte faz do seu naipe o trunfo.
rules-trump-cut = Em { $title } o trunfo sai no corte, antes da distribuição: uma carta do baralho já baralhado é aberta à vista de todos, o seu naipe é trunfo, e ela volta antes que se baralhe de novo.
rules-trump-cut-chosen = Em { $title } o trunfo sai no corte, escolhido o contrato: uma carta de um baralho inteiro é aberta à vista de todos, e o seu naipe é trunfo.
rules-strains-suits = Qualquer um dos quatro naipes pode ser dito.
rules-strains-suits_and_no_trump = Qualquer um dos quatro naipes pode ser dito, ou nenhum trunfo.
rules-strains-spades = Espadas também valem, mesmo para quem ainda tem { $title } por jogar.

rules-heading-exchange = A troca
rules-exchange-required = A mão levanta o monte e descarta quatro das { $count } cartas, quaisquer que sejam, fechadas. As próprias cartas do monte podem ser descartadas.
rules-exchange-optional = A mão pode levantar o monte e descartar quatro das { $count } cartas, quaisquer que sejam, fechadas, ou deixá-lo onde está e jogar com as cartas que recebeu.
rules-exchange-with_hand = A mão descarta quatro das { $count } cartas, quaisquer que sejam, fechadas.
rules-exchange-must = Em { $list } o monte tem de ser levantado.
rules-exchange-left-up = Um monte deixado fica fora do jogo.
rules-exchange-left-down = Um monte deixado fica fora do jogo, e nem a mão pode vê-lo.
rules-discard = As quatro cartas são o descarte. Pertencem à mão, mas não valem vaza.
rules-discard-counts = Em { $list } uma carta que conta é da mão quando está no descarte.
rules-secret-up = Todos viram o monte, mas o que a mão descartou ninguém mais sabe até que a distribuição seja anotada. Então abre-se.
rules-secret-down = O monte e o descarte são segredo da mão até que a distribuição seja anotada. Então abre-se o descarte.

rules-heading-play = O jogo
rules-lead-forehand = A mão sai à primeira vaza.
rules-lead-left_of_forehand = Quem está à esquerda da mão sai à primeira vaza.
rules-follow = Quem sai pode jogar qualquer carta. Os outros têm de assistir ao naipe enquanto puderem.
rules-free = Se não tens o naipe de saída, podes jogar o que quiseres: cortar ou baldar-te. Ninguém é obrigado a cortar, e ninguém é obrigado a cobrir.
rules-free-no_trump = Se não tens o naipe de saída, podes jogar o que quiseres.
rules-forced = Se não tens o naipe de saída mas tens trunfo, tens de cortar, com o trunfo que quiseres e mesmo que ele não possa ganhar. Só quem não tem nem um nem outro se pode baldar. Nos contratos sem trunfo cada um se balda à vontade.
rules-trick = O trunfo mais alto ganha a vaza; se não há nenhum, a carta mais alta do naipe de saída. Quem ganha põe a vaza fechada à sua frente e sai à seguinte, até que todas as { $count } sejam jogadas.
rules-trick-no_trump = A carta mais alta do naipe de saída ganha a vaza. Quem ganha põe a vaza fechada à sua frente e sai à seguinte, até que todas as { $count } sejam jogadas.

rules-heading-score = A pontuação
rules-score-tricks_over = Em { $list } marcas as tuas vazas menos a tua quota.
rules-score-tricks_under = Em { $list } é o contrário: a tua quota menos as tuas vazas.
rules-score-hearts_under = Em { $list } marcas a tua quota menos as cartas de copas que levaste.
rules-score-queen_of_spades = Em { $list } só a dama de espadas decide.
rules-score-zero = Quem acerta a quota marca 0, e pontos negativos são coisa comum. Os três valores de uma distribuição somam 0: é a prova mais rápida da folha de pontos.
rules-sheet = A folha de pontos é uma grelha com uma linha para cada jogador, uma coluna para cada contrato e uma para o total. Risca-se um contrato quando foi jogado.
rules-examples = Alguns exemplos, a mão primeiro:
rules-example-tricks = { $title }, vazas { $first }, { $second } e { $third }: marcam-se { $scores }.
rules-example-hearts = { $title }, copas { $first }, { $second } e { $third }: marcam-se { $scores }.
rules-example-queen = { $title }, a mão fica com a dama de espadas: marcam-se { $scores }.

rules-heading-match = A partida
rules-rounds = { $count ->
    [1] Uma partida é uma só distribuição.
   *[other] Uma partida tem { $count } distribuições.
}
rules-turns = { $count ->
    [1] Cada um é mão uma vez.
   *[other] Cada um é mão { $count } vezes.
}
rules-turns-uneven = Nem todos são mão o mesmo número de vezes: são { $first }, { $second } e { $third }. Uma partida assim não conta para a classificação.
rules-last_choice = Nas três últimas distribuições cada mão só tem um contrato por jogar; convém escolher a pensar nisso.
rules-winner = O maior total depois da última distribuição ganha.

rules-heading-ties = Empates
rules-tie-shared = Quem tem os mesmos pontos divide o lugar: dois vencedores são ambos primeiros, e o seguinte é terceiro.
rules-tie-extra_valfri = Se houver empate no topo depois da última distribuição, decide uma distribuição extra de { $title }, com as quotas { $forehand } e { $others }; o próximo da vez é a mão. Os três jogam, mas só se comparam os que estavam empatados, e só pelos pontos dessa distribuição. Quem empata de novo joga outra; depois de três distribuições extras a vitória é dividida. Elas nunca mudam os totais, e empates mais abaixo continuam empates: dois segundos, nenhum terceiro.

rules-heading-misdeal = Má distribuição
rules-misdeal-refused = Com cartas de verdade: a mão descarta exatamente quatro cartas, e um número errado corrige-se antes de continuar. Não há má distribuição.
rules-misdeal-misdeal = Com cartas de verdade: se a mão continuar a jogar com mais de { $count } cartas ou tiver descartado menos de quatro, há má distribuição. O mesmo dador dá de novo, e o contrato fica como era. Nada se anota e nada fica gasto. Pode ser declarada desde a primeira carta dada até que os pontos sejam anotados.
rules-misdeal-trump = Um trunfo dito ou cortado também fica.
rules-misdeal-first_talon_card = O trunfo de { $title } é aberto de novo.
rules-misdeal-dealt = Onde o computador distribui, é ele quem conta as cartas, e não há má distribuição.

rules-heading-claims = Pedir o resto
rules-claims = Para poupar tempo, um jogador pode pedir todas as vazas que faltam, ou declarar que não fará nenhuma. Isso vale se o que ele viu o prova contra tudo o que os outros possam ter e fazer; se não, é recusado, e a recusa nada revela. Com todas, a distribuição termina. Com nenhuma, o jogo continua e as cartas desse jogador caem sozinhas: como os outros dois dividem o resto ainda é com eles.

rules-heading-order = Uma distribuição passo a passo
rules-order = { $list }: { $steps }.
rules-order-fixed = Na ordem fixa, { $list }: { $steps }.
rules-step-cut = cortar o trunfo
rules-step-talon = dar o monte
rules-step-hands = dar as cartas
rules-step-announce = anunciar o contrato
rules-step-announce-trump = dizer o trunfo
rules-step-take = levantar o monte
rules-step-take-optional = levantar ou deixar o monte
rules-step-discard = descartar quatro cartas
rules-step-name_trump = dizer o trunfo
rules-step-play = jogar
rules-step-score = anotar

rules-heading-note = Sobre estas regras
rules-heading-history = De onde vem
rules-history = As regras mais antigas que se conhecem do Bismarck são de 1944, conta Sten Helmfrid por meio de pagat.com. O nome pode ser o do couraçado, afundado três anos antes, mas ninguém o mostrou. Os seus primos são o Mizerka, na Polónia, e o Sergeant Major, na Grã-Bretanha; jogos de programa fixo como Barbu e Quodlibet são parentes mais distantes. Basta um baralho, papel e lápis e uma hora ou pouco mais.
