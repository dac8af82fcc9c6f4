### Not yet read by a native speaker.
### As páginas para além da mesa: a primeira, mesas para amigos, as minhas coisas, o baralhar.
### Vêm quando alguém as pede; o que se diz à mesa está em web.ftl.

## A primeira página e as regras da casa

web-home-name = O teu nome
web-home-default-name = Visita
web-home-game = Que jogo
web-home-opponents = Os teus adversários
web-home-left = À tua esquerda
web-home-right = À tua direita
web-home-play = Jogar já
web-home-play-about = Contra dois jogadores virtuais
web-home-continue = Continuar
web-home-house-rules = Regras da casa
web-home-house-rules-about = Mudar uma ou outra regra deste jogo
web-home-house-rules-changed = { $count ->
    [0] Nenhuma regra mudada
    [1] Uma regra mudada
   *[other] { $count } regras mudadas
}
web-home-house-rules-clear = Como é neste jogo
web-home-rated = Todos são mão o mesmo número de vezes
web-home-unrated = Nem todos são mão o mesmo número de vezes
web-option-deck = O baralho
web-option-forehand = A mão é
web-option-opening_lead = Quem sai à primeira vaza
web-option-first_dealer = Quem distribui primeiro
web-option-rotation = A vez de distribuir passa
web-option-packets = Cartas dadas de cada vez
web-option-talon_when = O monte é dado
web-option-talon_face = O monte fica
web-option-choose_on = Para escolher, a mão vê
web-option-contracts = Contratos, e quantas vezes cada um
web-option-quotas = Quotas
web-option-schedule = Quem decide o contrato
web-option-rounds = Número de distribuições
web-option-valfri_strains = Em Valfri pode dizer-se
web-option-valfri_trump = O trunfo de Valfri diz-se
web-option-exchange = Levantar o monte é
web-option-must_trump = Quem não tem o naipe é obrigado a cortar
web-option-short_discard = Com cartas de verdade, um descarte errado é
web-option-tie = Um empate no topo
web-value-eldest = à esquerda do dador
web-value-dealer = o dador
web-value-left_of_forehand = à esquerda da mão
web-value-lot = por sorteio
web-value-high_card = a carta mais alta
web-value-each_round = depois de cada distribuição
web-value-each_block = depois de um bloco com todos os contratos
web-value-first = primeiro
web-value-last = por último
web-value-with_hand = diretamente à mão
web-value-up = aberto
web-value-down = fechado
web-value-talon = o monte
web-value-hand = as suas cartas
web-value-hand_and_talon = as suas cartas e o monte
web-value-nothing = nada: a ordem é fixa
web-value-suits = um naipe
web-value-suits_nt = um naipe ou sem trunfo
web-value-nt = só sem trunfo
web-value-with_contract = com o contrato
web-value-after_exchange = depois da troca
web-value-none = não se diz
web-value-required = obrigatório
web-value-optional = facultativo
web-value-yes = sim
web-value-no = não
web-value-refused = corrigido
web-value-misdeal = má distribuição
web-value-shared = é dividido
web-value-extra_valfri = decide-se em Valfri
web-value-forehand = a mão

## Jogar com amigos

web-home-friends = Jogar com amigos
web-home-friends-about = Uma só ligação para todos
web-about-title = Sobre o Bismarck
web-home-more = Mais
web-code-label = Código de um amigo
web-code-join = Entrar
web-code-unknown = Não há nenhuma mesa com o código { $code }
web-room-title = À volta da mesa
web-room-choose = Toca num lugar livre
web-room-full = Todos os lugares estão ocupados
web-room-free = { $count ->
    [0] Nenhum lugar está livre
    [1] Um lugar está livre
   *[other] { $count } lugares estão livres
}
web-room-waits = À espera de { $names }
web-room-starts = A partida vai começar
web-room-nameless = Diz primeiro como te chamas
web-room-seat-free = Livre
web-room-sit = Sentar-me aqui
web-room-move = Mudar para aqui
web-room-bot = Um jogador virtual
web-room-clear = Retirar
web-room-host = convida
web-room-not-here = já volta
web-room-is-ready = pode começar
web-room-is-not-ready = ainda não
web-room-ready = Por mim, pode começar
web-room-not-ready = Esperem, ainda não
web-room-start = Começar com jogadores virtuais
web-room-stand = Deixar o meu lugar
web-room-watched = Quem confirma aceita que outros assistam.
web-invite-title = Convidar amigos
web-invite-text = Joga Bismarck comigo
web-invite-code = O código desta mesa:
web-invite-code-picture = A ligação desta mesa como código para a câmara de um telemóvel
web-invite-link = A ligação desta mesa
web-invite-copy = Copiar a ligação
web-invite-copied = Copiada
web-invite-share = Partilhar
web-invite-keeps = A ligação vale enquanto a partida durar: também para continuar noutro dia.
web-invite-local = Esta ligação só funciona neste computador. Inicie com --lan para que outros em casa possam jogar.
web-agree-title = O que está combinado
web-agree-listed = Qualquer pessoa pode entrar pelas mesas abertas
web-agree-spectators = Outros podem assistir
web-agree-free_text = Conversa com palavras livres
web-agree-undo = A última carta pode voltar atrás se todos concordarem
web-agree-clock = Relógio
web-agree-clock-none = Sem relógio
web-agree-clock-words = { $seconds } segundos por decisão, { $minutes ->
    [0] sem reserva
    [1] um minuto de reserva
   *[other] { $minutes } minutos de reserva
}

## Mesas abertas

web-tables-title = Mesas abertas
web-tables-join = Entrar
web-tables-none = De momento nenhuma mesa espera por jogadores.
web-tables-about = Uma mesa aparece aqui quando quem convida deixa entrar qualquer pessoa e há um lugar livre.
web-tables-clock = { $seconds } s por decisão

## As minhas coisas

web-me-title = As minhas partidas
web-me-save = Guardar
web-me-saved = Guardado
web-me-matches = Partidas
web-me-no-matches = Ainda nenhuma
web-me-stage-gathering = por começar
web-me-stage-playing = em jogo
web-me-stage-over = acabou
web-me-log = Registo
web-me-look = Ver
web-me-data = O que guardamos de ti
web-me-data-about = Um nome, as tuas partidas e um número ao acaso neste navegador que diz que tu és tu. Mais nada.
web-me-export = Tudo isso num ficheiro
web-me-forget = Esqueçam-me
web-me-forget-sure = As partidas ficam, com um nome inventado em vez do teu. Este navegador perde os lugares que tem. Não se pode desfazer.
web-me-forget-yes = Esqueçam-me já
web-me-keep = Manter
web-me-forgotten = Esquecido.

## Conversa e pessoas

web-talk-title = Conversa
web-talk-none = Ainda ninguém disse nada
web-talk-words = Por palavras tuas
web-talk-say = Dizer
web-people-title = As pessoas
web-people-mute = Não ouvir { $who }
web-people-unmute = Voltar a ouvir { $who }
web-people-report = Denunciar { $who }
web-people-report-why = O que se passou?
web-people-reported = A tua denúncia sobre { $who } está guardada.
web-people-watching = { $count ->
    [0] Ninguém está a assistir.
    [1] Uma pessoa está a assistir.
   *[other] { $count } pessoas estão a assistir.
}
web-people-consent = Outros podem assistir
web-people-link = A ligação desta mesa
web-report-insult = Insultos
web-report-spam = Publicidade ou lixo
web-report-name = Um nome ofensivo
web-report-unfair = Jogo desonesto
web-report-other = Outra coisa

## O baralhar

web-shuffle-title = O baralho é honesto?
web-shuffle-more = Como funciona, e o que não prova
web-shuffle-lead = Ninguém pode escolher as tuas cartas: nem o servidor, nem outro jogador. Depois de cada distribuição o teu próprio aparelho confirma isso. Vê como, e o que isso não prova.
web-shuffle-how = Como nasce uma distribuição
web-shuffle-step-promise = Antes da distribuição o servidor tira à sorte 32 bytes, a semente, e mostra a impressão digital deles: é a sua promessa. Daí em diante não pode trocar de semente sem que se veja.
web-shuffle-step-mix = O teu aparelho tira à sorte 32 bytes seus e mostra só a impressão digital deles. Os aparelhos dos outros fazem o mesmo.
web-shuffle-step-open = Só quando todas as impressões digitais estão na mesa é que os aparelhos abrem os seus bytes. Ninguém pôde escolher os seus conforme os dos outros.
web-shuffle-step-deal = A semente e os bytes, misturados com HMAC-SHA-256, põem o baralho por ordem: baralha-se à maneira de Fisher-Yates, em que todas as ordens são igualmente prováveis.
web-shuffle-step-show = Quando a distribuição acaba, o servidor abre a semente.
web-shuffle-step-check = O teu aparelho refaz todas as contas: a semente bate certo com a promessa, a tua parte está lá, as cartas caíram como deviam?
web-shuffle-proves-title = O que isto prova
web-shuffle-proves = As cartas estavam decididas antes de cair a primeira. Quem encontra os seus próprios bytes entre os que foram abertos sabe que ninguém escolheu aquela ordem: o servidor já estava comprometido antes de os ver, e nenhum jogador chegou a ver a semente.
web-shuffle-not-title = O que isto não prova
web-shuffle-not-bots = Os bytes dos bots não provam nada: é o servidor que os faz. Numa mesa só contigo e com bots, os únicos que contam são os teus.
web-shuffle-not-missing = Que bytes dados como perdidos se perderam mesmo. Um servidor poderia, uma vez, deixar de fora os de alguém e obter outra ordem; mas então a distribuição recomeça à vista de todos, e esse jogador sabe a verdade.
web-shuffle-not-draw = Que o sorteio do primeiro dador não foi experimentado antes: nenhum aparelho participa nele.
web-shuffle-not-seen = Que ninguém viu as cartas. Quem cuida do servidor poderia olhar para elas.
web-shuffle-not-people = Seja o que for sobre cartas de verdade numa mesa de cozinha.
web-shuffle-not-told = Que dois dos três não dizem um ao outro o que têm.
web-shuffle-self-title = Verifica tu uma partida
web-shuffle-self = Guarda o registo de uma partida e abre-o aqui. Só esta página o lê, e não é enviado para lado nenhum. Quem não confia em páginas nossas encontra a receita, byte a byte, em docs/shuffle.md, e pode verificar com um programa seu; o nosso é «bismarck verify».
web-check-file = O registo de uma partida
web-check-no-log = Isso não é o registo de uma partida.
web-proof-draw = O sorteio do dador
web-proof-none = sem promessa
web-proof-open = ainda por abrir
web-proof-good = bate certo
web-proof-wrong = não bate certo
web-proof-sum = { $count ->
    [0] Ainda nada foi aberto.
    [1] Verificou-se um baralho, e bate certo.
   *[other] Verificaram-se { $count } baralhos, e todos batem certo.
}
web-proof-sum-wrong = { $count ->
    [1] Um baralho não bate certo com o prometido!
   *[other] { $count } baralhos não batem certo com o prometido!
}
web-proof-promise = A promessa
web-proof-nonce = A parte de { $seat }
web-proof-seed = A semente
web-proof-yes = Sim:
web-proof-no = Não:
web-proof-check-draw = a semente dá este dador
web-proof-check-seed = a semente bate certo com a promessa
web-proof-check-nonces = cada parte bate certo com a sua impressão digital
web-proof-check-own = a parte deste aparelho está incluída
web-proof-check-order = nenhuma carta caiu antes de todas as partes estarem abertas
web-proof-check-restart = a distribuição só recomeçou antes de haver cartas, e com a mesma semente
web-proof-check-cut = a carta do corte é a que elas dão
web-proof-check-talon = o monte é o que elas dão
web-proof-check-hands = as cartas que este aparelho viu são as que elas dão
web-proof-talon = O monte era { $cards }
web-proof-current = A promessa para a distribuição { $deal }
web-proof-current-about = Foi feita antes da distribuição. Quando esta acabar, a semente tem de bater certo com ela.
web-proof-computed = Calculado neste aparelho a partir do que ele próprio viu.
web-dealt-title = Todas as cartas dadas aqui
web-dealt-none = Neste servidor ainda não acabou nenhuma distribuição.
web-dealt-about = { $deals ->
    [1] Neste servidor já acabou uma distribuição.
   *[other] Neste servidor já acabaram { $deals } distribuições.
} Diz-se muito que o computador dá cartas disparatadas; faz as contas connosco.
web-dealt-p = Um baralho honesto afasta-se mais do que isto em { $percent } dos casos.
web-dealt-even = É como deve ser.
web-dealt-few = Ainda são poucas para se dizer muito.
web-dealt-odd = É menos do que o acaso explica facilmente; avisa quem cuida do servidor.
web-dealt-talon = Quantas vezes cada carta esteve no monte; a linha é o esperado
web-dealt-extremes = A mais frequente, { $most }, { $times ->
    [one] { $times } vez
   *[other] { $times } vezes
}; a mais rara, { $least }, { $seldom ->
    [one] { $seldom } vez
   *[other] { $seldom } vezes
}; o esperado é { $expected }.
web-dealt-lengths = Que comprimento tiveram os naipes nas cartas de cada um
web-dealt-length = Naipe com
web-dealt-seen = Dadas aqui
web-dealt-fair = Esperado

## Definições, ajuda, regras

web-settings-title = Definições
web-settings-language = Língua
web-settings-theme = Cores
web-settings-theme-system = como no aparelho
web-settings-theme-light = claras
web-settings-theme-dark = escuras
web-settings-theme-contrast = alto contraste
web-settings-speed = Ritmo
web-settings-speed-slow = calmo
web-settings-speed-normal = normal
web-settings-speed-fast = rápido
web-settings-sound = Sons
web-settings-four_colours = Cada naipe de sua cor
web-settings-one_tap = Um toque joga a carta
web-settings-left_handed = Para canhotos
web-settings-ascending = Cartas baixas primeiro
web-settings-letter_keys = Teclas de letras
web-help-title = Teclas e gestos
web-help-tap = Toca numa carta para a levantar; toca outra vez, ou na mesa, para a jogar. Também a podes arrastar para cima.
web-help-arrows = As setas percorrem as tuas cartas, Home e End vão às pontas, Enter levanta e joga.
web-help-suits = S, H, D e C saltam para um naipe: espadas, copas, ouros, paus.
web-help-read = T lê a vaza, Q as vazas dos três, L mostra a última vaza.
web-help-help = ? abre esta página.
web-rules-title = Regras desta mesa
web-rules-wait = A ir buscar as regras
web-rules-all = As regras
web-nowhere = Não há nada neste endereço
web-settings-not-secure = Esta página veio sem TLS: o ecrã pode apagar-se a meio de uma distribuição, e a página não pode ser instalada. Tudo o resto funciona.

## Quando o servidor diz não a uma página

web-problem-banned = Não podes jogar aqui
web-problem-busy = Demasiado de uma só vez; tenta outra vez
web-problem-group_full = O grupo já tem todas as noites que cabem; começa outro
web-problem-no_session = Esta página expirou; carrega-a de novo
web-problem-origin = Isso veio de outro sítio
web-problem-other = O servidor não aceita
web-problem-paper_full = Essa folha de pontos está cheia; começa outra
web-problem-rules = Essas regras da casa não combinam
web-problem-rules-clash = Essas regras da casa não combinam: «{ $first }» e «{ $second }»
web-problem-rules-option = Esta regra da casa não pode ser assim: «{ $option }»
web-problem-running = Isso só abre quando a partida acabar
web-problem-too_long = Isso é comprido demais
web-problem-too_many = Demasiado de uma só vez; espera um minuto
web-problem-too_slow = Demorou demasiado; tenta outra vez
web-problem-unknown_code = Não há nenhuma mesa com esse código
web-problem-unknown_paper = Essa folha de pontos não existe; pede a ligação outra vez
web-problem-unknown_table = Essa mesa não existe
web-problem-unreadable = O servidor não percebe esta página; carrega-a de novo
web-problem-wrong_key = Esta ligação não abre essa folha de pontos; pede-a outra vez
