### Not yet read by a native speaker.
### As páginas além da mesa: a primeira, mesas para amigos, minhas coisas, o embaralhamento.
### Elas vêm quando alguém as pede; o que se diz à mesa está em web.ftl.

## A primeira página e as regras da casa

web-home-name = Seu nome
web-home-default-name = Visita
web-home-game = Qual jogo
web-home-opponents = Seus adversários
web-home-left = À sua esquerda
web-home-right = À sua direita
web-home-play = Jogar agora
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
web-option-opening_lead = Quem abre a primeira vaza
web-option-first_dealer = Quem distribui primeiro
web-option-rotation = A vez de distribuir passa
web-option-packets = Cartas dadas de cada vez
web-option-talon_when = O monte é dado
web-option-talon_face = O monte fica
web-option-choose_on = Para escolher, a mão vê
web-option-contracts = Contratos, e quantas vezes cada um
web-option-quotas = Cotas
web-option-schedule = Quem decide o contrato
web-option-rounds = Número de distribuições
web-option-valfri_strains = Em Valfri pode-se dizer
web-option-valfri_trump = O trunfo de Valfri se diz
web-option-exchange = Pegar o monte é
web-option-must_trump = Quem não tem o naipe precisa cortar
web-option-short_discard = Com cartas de verdade, um descarte errado é
web-option-tie = Um empate no topo
web-value-eldest = à esquerda do distribuidor
web-value-dealer = quem distribui
web-value-left_of_forehand = à esquerda da mão
web-value-lot = por sorteio
web-value-high_card = a carta mais alta
web-value-each_round = depois de cada distribuição
web-value-each_block = depois de um bloco com todos os contratos
web-value-first = primeiro
web-value-last = por último
web-value-with_hand = direto à mão
web-value-up = aberto
web-value-down = fechado
web-value-talon = o monte
web-value-hand = suas cartas
web-value-hand_and_talon = suas cartas e o monte
web-value-nothing = nada: a ordem é fixa
web-value-suits = um naipe
web-value-suits_nt = um naipe ou sem trunfo
web-value-nt = só sem trunfo
web-value-with_contract = com o contrato
web-value-after_exchange = depois da troca
web-value-none = não se diz
web-value-required = obrigatório
web-value-optional = opcional
web-value-yes = sim
web-value-no = não
web-value-refused = corrigido
web-value-misdeal = distribuição incorreta
web-value-shared = é dividido
web-value-extra_valfri = decide-se em Valfri
web-value-forehand = a mão

## Jogar com amigos

web-home-friends = Jogar com amigos
web-home-friends-about = Um link para os celulares
web-about-title = Sobre o Bismarck
web-home-more = Mais
web-code-label = Código de um amigo
web-code-join = Entrar
web-code-unknown = Não há mesa com o código { $code }
web-room-title = Em volta da mesa
web-room-choose = Toque num lugar livre
web-room-full = Todos os lugares estão ocupados
web-room-free = { $count ->
    [0] Nenhum lugar está livre
    [1] Um lugar está livre
   *[other] { $count } lugares estão livres
}
web-room-waits = Esperando por { $names }
web-room-starts = A partida vai começar
web-room-nameless = Primeiro diga o seu nome
web-room-seat-free = Livre
web-room-sit = Sentar aqui
web-room-move = Mudar para cá
web-room-bot = Um jogador virtual
web-room-clear = Remover
web-room-host = convida
web-room-not-here = já volta
web-room-is-ready = pode começar
web-room-is-not-ready = ainda não
web-room-ready = Por mim, pode começar
web-room-not-ready = Esperem, ainda não
web-room-start = Começar com jogadores virtuais
web-room-stand = Deixar meu lugar
web-room-watched = Quem confirma aceita que outros assistam.
web-invite-title = Convidar amigos
web-invite-text = Jogue Bismarck comigo
web-invite-code = O código desta mesa:
web-invite-code-picture = O link desta mesa como código para a câmera de um celular
web-invite-link = O link desta mesa
web-invite-copy = Copiar o link
web-invite-copied = Copiado
web-invite-share = Compartilhar
web-invite-keeps = O link vale enquanto a partida durar: também para continuar outro dia.
web-invite-local = Este link só funciona neste computador. Inicie com --lan para que outros em casa possam jogar.
web-agree-title = O que está combinado
web-agree-listed = Qualquer um pode entrar pelas mesas abertas
web-agree-spectators = Outros podem assistir
web-agree-free_text = Conversa com palavras livres
web-agree-undo = A última carta pode voltar se todos concordarem
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
web-tables-none = Nenhuma mesa está esperando jogadores agora.
web-tables-about = Uma mesa aparece aqui quando quem convida deixa qualquer um entrar e há um lugar livre.
web-tables-clock = { $seconds } s por decisão

## Minhas coisas

web-me-title = Minhas partidas
web-me-save = Salvar
web-me-saved = Salvo
web-me-matches = Partidas
web-me-no-matches = Nenhuma ainda
web-me-stage-gathering = não começou
web-me-stage-playing = em jogo
web-me-stage-over = acabou
web-me-log = Registro
web-me-look = Ver
web-me-data = O que guardamos de você
web-me-data-about = Um nome, suas partidas e um número aleatório neste navegador que diz que você é você. Mais nada.
web-me-export = Tudo isso num arquivo
web-me-forget = Esqueçam de mim
web-me-forget-sure = As partidas ficam, com um nome inventado no lugar do seu. Este navegador perde os lugares que tem. Não dá para desfazer.
web-me-forget-yes = Esqueçam de mim agora
web-me-keep = Manter
web-me-forgotten = Esquecido.

## Conversa e pessoas

web-talk-title = Conversa
web-talk-none = Ninguém disse nada ainda
web-talk-words = Com suas palavras
web-talk-say = Dizer
web-people-title = As pessoas
web-people-mute = Não ouvir { $who }
web-people-unmute = Voltar a ouvir { $who }
web-people-report = Denunciar { $who }
web-people-report-why = O que houve?
web-people-reported = Sua denúncia sobre { $who } está guardada.
web-people-watching = { $count ->
    [0] Ninguém está assistindo.
    [1] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
web-people-consent = Outros podem assistir
web-people-link = O link desta mesa
web-report-insult = Insultos
web-report-spam = Spam
web-report-name = Um nome ofensivo
web-report-unfair = Jogo desonesto
web-report-other = Outra coisa

## O embaralhamento

web-shuffle-title = O baralho é honesto?
web-shuffle-more = Como funciona, e o que isso não prova
web-shuffle-lead = Ninguém pode escolher as suas cartas: nem o servidor, nem outro jogador. Depois de cada distribuição o seu próprio aparelho confere isso. Veja como, e o que isso não prova.
web-shuffle-how = Como nasce uma distribuição
web-shuffle-step-promise = Antes da distribuição o servidor sorteia 32 bytes, a semente, e mostra a impressão digital deles: é a sua promessa. Dali em diante não pode trocar de semente sem que se veja.
web-shuffle-step-mix = Seu aparelho sorteia 32 bytes próprios e mostra só a impressão digital deles. Os aparelhos dos outros fazem o mesmo.
web-shuffle-step-open = Só quando todas as impressões digitais estão na mesa os aparelhos abrem seus bytes. Ninguém pôde escolher os seus conforme os dos outros.
web-shuffle-step-deal = A semente e os bytes, misturados com HMAC-SHA-256, põem o baralho em ordem: um embaralhamento de Fisher-Yates, em que todas as ordens são igualmente prováveis.
web-shuffle-step-show = Quando a distribuição acaba, o servidor abre a semente.
web-shuffle-step-check = Seu aparelho refaz todas as contas: a semente confere com a promessa, a sua parte está nela, as cartas caíram como deviam?
web-shuffle-proves-title = O que isso prova
web-shuffle-proves = As cartas estavam decididas antes de cair a primeira. Quem encontra os próprios bytes entre os que foram abertos sabe que ninguém escolheu aquela ordem: o servidor já estava comprometido antes de vê-los, e nenhum jogador jamais viu a semente.
web-shuffle-not-title = O que isso não prova
web-shuffle-not-bots = Os bytes dos bots não provam nada: é o servidor que os faz. Numa mesa só com você e bots, os únicos que contam são os seus.
web-shuffle-not-missing = Que bytes dados como perdidos se perderam mesmo. Um servidor poderia, uma vez, deixar de fora os de alguém e obter outra ordem; mas aí a distribuição recomeça à vista de todos, e esse jogador sabe a verdade.
web-shuffle-not-draw = Que o sorteio do primeiro distribuidor não foi experimentado antes: nenhum aparelho participa dele.
web-shuffle-not-seen = Que ninguém viu as cartas. Quem cuida do servidor poderia olhá-las.
web-shuffle-not-people = Qualquer coisa sobre cartas de verdade numa mesa de cozinha.
web-shuffle-not-told = Que dois dos três não contam um ao outro o que têm.
web-shuffle-self-title = Confira uma partida por conta própria
web-shuffle-self = Salve o registro de uma partida e abra-o aqui. Só esta página o lê, e ele não é enviado a lugar nenhum. Quem não confia em página nossa encontra a receita, byte por byte, em docs/shuffle.md, e pode conferir com um programa próprio; o nosso é “bismarck verify”.
web-check-file = O registro de uma partida
web-check-no-log = Isso não é um registro de partida.
web-proof-draw = O sorteio do distribuidor
web-proof-none = sem promessa
web-proof-open = ainda não aberta
web-proof-good = confere
web-proof-wrong = não confere
web-proof-sum = { $count ->
    [0] Nada foi aberto ainda.
    [1] Um embaralhamento foi conferido, e está certo.
   *[other] { $count } embaralhamentos foram conferidos, e todos estão certos.
}
web-proof-sum-wrong = { $count ->
    [1] Um embaralhamento não confere com o prometido!
   *[other] { $count } embaralhamentos não conferem com o prometido!
}
web-proof-promise = A promessa
web-proof-nonce = A parte de { $seat }
web-proof-seed = A semente
web-proof-yes = Sim:
web-proof-no = Não:
web-proof-check-draw = a semente dá este distribuidor
web-proof-check-seed = a semente confere com a promessa
web-proof-check-nonces = cada parte confere com a sua impressão digital
web-proof-check-own = a parte deste aparelho está incluída
web-proof-check-order = nenhuma carta caiu antes que todas as partes fossem abertas
web-proof-check-restart = a distribuição só recomeçou antes de haver cartas, e com a mesma semente
web-proof-check-cut = a carta do corte é a que elas dão
web-proof-check-talon = o monte é o que elas dão
web-proof-check-hands = as cartas que este aparelho viu são as que elas dão
web-proof-talon = O monte era { $cards }
web-proof-current = A promessa para a distribuição { $deal }
web-proof-current-about = Foi feita antes da distribuição. Quando esta acabar, a semente tem de conferir com ela.
web-proof-computed = Calculado neste aparelho a partir do que ele mesmo viu.
web-dealt-title = Todas as cartas dadas aqui
web-dealt-none = Nenhuma distribuição acabou ainda neste servidor.
web-dealt-about = { $deals ->
    [1] Uma distribuição acabou neste servidor.
   *[other] { $deals } distribuições acabaram neste servidor.
} Dizem muito que o computador dá cartas malucas; faça as contas com a gente.
web-dealt-p = Um embaralhamento honesto se afasta mais do que isto em { $percent } dos casos.
web-dealt-even = É como deve ser.
web-dealt-few = Ainda são poucas para dizer muita coisa.
web-dealt-odd = É menos do que o acaso explica com facilidade; avise quem cuida do servidor.
web-dealt-talon = Quantas vezes cada carta esteve no monte; a linha é o esperado
web-dealt-extremes = A mais frequente, { $most }, { $times ->
    [1] { $times } vez
   *[other] { $times } vezes
}; a mais rara, { $least }, { $seldom ->
    [1] { $seldom } vez
   *[other] { $seldom } vezes
}; o esperado é { $expected }.
web-dealt-lengths = Que comprimento os naipes tiveram nas cartas de cada um
web-dealt-length = Naipe com
web-dealt-seen = Dadas aqui
web-dealt-fair = Esperado

## Configurações, ajuda, regras

web-settings-title = Configurações
web-settings-language = Idioma
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
web-settings-four_colours = Cada naipe de uma cor
web-settings-one_tap = Um toque joga a carta
web-settings-left_handed = Para canhotos
web-settings-ascending = Cartas baixas primeiro
web-settings-letter_keys = Teclas de letras
web-help-title = Teclas e gestos
web-help-tap = Toque numa carta para levantá-la; toque de novo, ou na mesa, para jogá-la. Também dá para arrastá-la para cima.
web-help-arrows = As setas percorrem as suas cartas, Home e End vão às pontas, Enter levanta e joga.
web-help-suits = S, H, D e C pulam para um naipe: espadas, copas, ouros, paus.
web-help-read = T lê a vaza, Q as vazas dos três, L mostra a última vaza.
web-help-help = ? abre esta página.
web-rules-title = Regras desta mesa
web-rules-wait = Buscando as regras
web-rules-all = As regras
web-nowhere = Não há nada neste endereço
web-settings-not-secure = Esta página veio sem TLS: a tela pode apagar no meio de uma distribuição, e a página não pode ser instalada. Todo o resto funciona.

## Quando o servidor diz não a uma página

web-problem-banned = Você não pode jogar aqui
web-problem-busy = Coisa demais de uma vez; tente de novo
web-problem-group_full = O grupo já tem todas as noites que cabem; comece outro
web-problem-no_session = Esta página expirou; carregue de novo
web-problem-origin = Isso veio de outro site
web-problem-other = O servidor não aceita
web-problem-paper_full = Esse placar está cheio; comece outro
web-problem-rules = Essas regras da casa não combinam
web-problem-rules-clash = Essas regras da casa não combinam: “{ $first }” e “{ $second }”
web-problem-rules-option = Esta regra da casa não pode ser assim: “{ $option }”
web-problem-running = Isso só abre quando a partida acabar
web-problem-too_long = Isso é comprido demais
web-problem-too_many = Coisa demais de uma vez; espere um minuto
web-problem-too_slow = Demorou demais; tente de novo
web-problem-unknown_code = Não há mesa com esse código
web-problem-unknown_paper = Esse placar não existe; peça o link de novo
web-problem-unknown_table = Essa mesa não existe
web-problem-unreadable = O servidor não entende esta página; carregue de novo
web-problem-wrong_key = Este link não abre esse placar; peça de novo
