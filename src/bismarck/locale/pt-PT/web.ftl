### Not yet read by a native speaker.
### A página no navegador.
### $you é yes quando se fala de quem está diante do ecrã, e no quando é outra pessoa, de nome $who.

## Em toda a parte

web-tagline = Um jogo de cartas para três
web-you = Tu
web-close = Fechar
web-go-home = Para o início

## À mesa

web-contract-trump = { $contract } { $trump }
web-contract-none = Antes da escolha
web-is-forehand = { $you ->
    [yes] És a mão
   *[no] { $who } é a mão
}
web-deal-of = Distribuição { $number } de { $rounds }
web-deal-extra = Distribuição extra { $extra }
web-trick-number = vaza { $trick }
web-quota-of = quota: { $quota ->
    [0] nenhuma vaza
    [one] { $quota } vaza
   *[other] { $quota } vazas
}
web-cards = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
web-forehand = mão
web-tricks-of-quota = { $tricks } de { $quota ->
    [one] { $quota } vaza
   *[other] { $quota } vazas
}
web-tricks-of-limit = { $tricks ->
    [0] nenhuma vaza
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}, no máximo { $quota }
web-tricks = { $count ->
    [0] nenhuma vaza
    [one] { $count } vaza
   *[other] { $count } vazas
}
web-your-card = A tua carta
web-hand = As tuas cartas
web-table = A mesa
web-leads = sai à vaza
web-wins = ganha por agora
web-takes = faz a vaza
web-last = Última
web-trick-word = vaza
web-menu = Menu
web-hint = Dica
web-card-playable = { $card }, pode ser jogada
web-card-not-playable = { $card }, não pode ser jogada agora
web-card-laid-aside = { $card }, no descarte
web-card-new = { $card }, do monte

## A linha que diz o que está a acontecer

web-turn-lead = É a tua vez: sai à vaza
web-turn-follow = É a tua vez: assiste a { $suit }
web-turn-trump = É a tua vez: corta com { $suit }
web-turn-any = É a tua vez: joga a carta que quiseres
web-turn-other = É a vez de { $who }
web-wait-contract = { $who } escolhe o contrato
web-wait-talon = { $who } pode levantar o monte
web-wait-discard = { $who } descarta quatro cartas
web-wait-trump = { $who } diz o trunfo
web-dealing = As cartas estão a ser dadas
web-sending = Um momento
web-paused = A partida está em pausa
web-trick-to = { $you ->
    [yes] A vaza é tua
   *[no] A vaza é de { $who }
}
web-why-follow = Assiste a { $suit }
web-why-trump = Tens de cortar com { $suit }
web-why-not-now = Essa carta não pode ser jogada agora
web-why-wait = Espera pela tua vez
web-hint-play = Dica: { $card }
web-hint-choose = Dica: { $contract }
web-hint-discard = Dica: descarta { $cards }
web-hint-take = Dica: levanta o monte
web-hint-leave = Dica: deixa o monte
web-hint-trump = Dica: { $trump }

## O que o próprio servidor recusa

web-refused-stale = Essa decisão já passou; olha outra vez para a mesa
web-refused-other = Não dá: { $reason }
web-refused-flood = Mais devagar
web-refused-link = Sem ligações, por favor: diz por palavras
web-refused-no_free_text = Nesta mesa conversa-se com frases feitas
web-refused-no_knock = Não há quem chamar, ou acabaste de chamar
web-refused-no_undo = Isso já não se pode desfazer
web-refused-no_vote = Isso já está decidido
web-refused-seat_held = Esse lugar está ocupado
web-refused-not_host = Só quem convida faz isso
web-refused-not_ready = Ainda falta alguém confirmar
web-refused-changed = A mesa mudou; vê outra vez
web-refused-name = Esse nome não serve; escolhe outro
web-refused-not_seated = Só quem está sentado à mesa faz isso
web-refused-started = A partida já começou
web-refused-not_started = A partida ainda não começou
web-refused-not_yours = Isso são os outros da mesa que escolhem
web-refused-not_playing = Um jogador virtual joga por ti; retoma primeiro o teu lugar
web-refused-not_over = A partida ainda não acabou
web-refused-mute = Não te podes silenciar
web-refused-report = Não te podes denunciar
web-refused-talk = Diz uma coisa de cada vez
web-refused-text = Esse texto não serve; usa letras
web-refused-unknown_bot = Esse jogador virtual não existe
web-refused-stopping = O servidor vai reiniciar; espera um momento
web-refused-together = Os outros continuam; se quiseres, sai da mesa
web-refused-too_many = Já tens demasiadas mesas à espera

## A ligação

web-connecting = A ligar
web-reconnecting = A ligação caiu; a ligar outra vez
web-restarting = O servidor está a reiniciar; nada se perde
web-reload = Carregar de novo

## O que acontece, para o registo que é lido em voz alta

web-say-played = { $you ->
    [yes] Tu: { $card }
   *[no] { $who }: { $card }
}
web-say-trick = { $you ->
    [yes] Vaza para ti, { $count }
   *[no] Vaza para { $who }, { $count }
}
web-say-contract = { $you ->
    [yes] Jogas { $contract }
   *[no] { $who } joga { $contract }
}
web-say-talon = As quatro cartas abertas: { $cards }
web-say-cut = A carta do corte: { $card }
web-say-dealt = As cartas estão dadas
web-say-taken = { $you ->
    [yes] Levantas o monte
   *[no] { $who } levanta o monte
}
web-say-left = { $you ->
    [yes] Deixas o monte
   *[no] { $who } deixa o monte
}
web-say-discarded = { $you ->
    [yes] Descartaste quatro cartas
   *[no] { $who } descartou quatro cartas
}
web-say-trump = { $you ->
    [yes] O teu trunfo: { $trump }
   *[no] Trunfo de { $who }: { $trump }
}
web-say-claim-all = { $you ->
    [yes] Ficas com as vazas que faltam
   *[no] { $who } fica com as vazas que faltam
}
web-say-claim-none = { $you ->
    [yes] Já não fazes nenhuma vaza
   *[no] { $who } já não faz nenhuma vaza
}
web-say-dealer = { $you ->
    [yes] És o primeiro dador
   *[no] { $who } dá as cartas primeiro
}
web-say-misdealt = As cartas são dadas de novo
web-say-scored = Distribuição { $number }: { $scores }
web-say-score = { $who } { $score }
web-say-over = A partida acabou
web-say-abandoned = A partida acabou sem vencedor
web-say-trick-empty = Ainda ninguém jogou nesta vaza
web-say-trick-now = Na mesa: { $cards }
web-say-quotas = Vazas: { $quotas }
web-say-quota = { $who } { $count }

## Antes da primeira distribuição

web-start-title = Tudo pronto para jogar
web-start-dealer = { $you ->
    [yes] Dás tu as primeiras cartas
   *[no] { $who } dá as primeiras cartas
}
web-start-play = Dar as cartas
web-start-rules = Regras desta mesa

## A escolha do contrato

web-choose-title = Que contrato?
web-choose-talon = As quatro cartas abertas vão ser tuas
web-choose-left-legend = Por jogar
web-choose-left = por jogar
web-choose-played = jogado
web-choose-times-left = { $count } por jogar
web-choose-used-deal = Já o jogaste na distribuição { $deal }
web-choose-not-now = Não nesta distribuição
web-choose-play = Jogar { $contract }
web-choose-first = Escolhe primeiro um contrato
web-choose-suit-first = { $contract }: escolhe o trunfo
web-choose-final = A escolha já não se pode mudar.
web-aim-tricks_over = Faz pelo menos { $quota ->
    [one] { $quota } vaza
   *[other] { $quota } vazas
}.
web-aim-tricks_under = Faz no máximo { $quota ->
    [one] { $quota } vaza
   *[other] { $quota } vazas
}.
web-aim-hearts_under = Leva no máximo { $quota ->
    [one] { $quota } carta
   *[other] { $quota } cartas
} de copas.
web-aim-queen_of_spades = Deixa a dama de espadas para os outros.

## Levantar ou deixar o monte

web-take-title = Levantar as quatro cartas?
web-take-hidden = Só as vês depois de as levantares
web-take-open = Estão abertas
web-take = Levantar as quatro cartas
web-leave = Deixar

## O descarte

web-exchange-title = Descarta quatro cartas
web-exchange-new = marca as quatro cartas novas
web-exchange-count = { $count } de { $all } escolhidas
web-exchange-back = Toca aqui numa carta para a recuperar
web-exchange-tray = Cartas para descartar
web-exchange-full = Já há quatro cartas escolhidas; recupera uma primeiro
web-exchange-keep = Ficam
web-exchange-keep-suit = { $count } { $suit }
web-exchange-empty = Espaço { $place }
web-exchange-more = { $count ->
    [1] Descartar · falta uma
   *[other] Descartar · faltam { $count }
}
web-exchange-confirm = Descartar estas quatro
web-exchange-own = O teu descarte

## A escolha do trunfo

web-trump-title = Diz o trunfo
web-trump-first = Escolhe primeiro o trunfo
web-trump-confirm = Jogar com { $trump }

## Depois de uma distribuição

web-result-title = Distribuição { $number }
web-result-title-extra = Distribuição extra { $extra }
web-result-tricks = Vazas
web-result-score = Pontos
web-result-total = Total
web-result-aside = { $you ->
    [yes] O teu descarte
   *[no] Descarte de { $who }
}
web-result-next = Próxima distribuição
web-result-extra = Para a distribuição extra
web-result-sheet = Folha de pontos
web-result-player = Jogador
web-result-waiting = A próxima distribuição vem já

## A folha de pontos

web-sheet-title = Folha de pontos
web-sheet-total = Total
web-sheet-round = N.º
web-sheet-contract = Contrato
web-sheet-deal-by-deal = Por distribuição
web-sheet-legend = pontos, total até aí
web-sheet-cell = { $who }, { $contract }, distribuição { $deal }: { $score }
web-sheet-deal = Distribuição { $deal }
web-sheet-deal-short = n.º
web-sheet-now = agora
web-sheet-open = { $count ->
    [1] por jogar
   *[other] { $count } vezes por jogar
}
web-sheet-control = Soma de controlo { $sum }
web-sheet-control-tricks = { $tricks ->
    [0] nenhuma vaza
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
} { $deals ->
    [0] por enquanto
    [1] numa distribuição
   *[other] em { $deals } distribuições
}
web-sheet-print = Imprimir
web-sheet-csv = Guardar como tabela
web-sheet-to-table = Voltar à mesa

## O fim

web-final-won = { $you ->
    [yes] Ganhaste
   *[no] { $who } ganhou
}
web-final-shared = { $names } dividem a vitória
web-final-abandoned = Acabou sem vencedor
web-final-place = { $place }.º
web-final-rematch = Jogar outra vez
web-final-replay = Carta a carta
web-final-log = Guardar o registo da partida
web-final-log-about = Carta a carta, com a prova de como foi baralhada

## Menu, definições, ajuda

web-menu-sheet = Folha de pontos
web-menu-rules = Regras desta mesa
web-menu-settings = Definições
web-menu-help = Teclas e gestos
web-menu-claim-all = O resto é meu
web-menu-claim-none = Já não faço nenhuma vaza
web-menu-abandon = Terminar a partida
web-menu-abandon-sure = Terminar? Assim ninguém ganha.
web-menu-abandon-yes = Terminar a partida já
web-menu-home = Para o início

web-last-title = A última vaza

web-home-rounds = { $rounds ->
    [1] Uma distribuição
   *[other] { $rounds } distribuições
}
web-home-failed = Não foi possível abrir a mesa: { $reason }
web-home-unreachable = O servidor não responde.

## As pessoas à volta da partida

web-away = um jogador virtual joga
web-grey = já volta
web-left = saiu
web-here = à mesa
web-clock = Tempo restante
web-unread = { $count ->
    [1] Uma mensagem nova
   *[other] { $count } mensagens novas
}
web-grace = { $who } ausentou-se; esperamos mais { $time }
web-awaited = À espera de { $names }
web-paused-about = Continua pela mesma ligação, mesmo noutro dia.
web-resume = Continuar
web-take-back = Retomar o meu lugar
web-take-back-about = Um jogador virtual está no teu lugar. Volta a ser teu quando quiseres.
web-take-back-left = Saíste da mesa, e os outros decidem como continuar. O lugar volta a ser teu quando quiseres.
web-asking = Dos outros
web-absent-title = Falta alguém
web-absent-gone = { $who } ficou sem ligação.
web-absent-left = { $who } saiu da mesa.
web-absent-time = O tempo de { $who } acabou.
web-absent-about = E agora? Vale o que todos os presentes escolherem igual.
web-absent-wait = Esperar
web-absent-bot = Um jogador virtual continua
web-absent-pause = Fazer uma pausa
web-absent-vote = { $who }: { $choice }
web-undo = Desfazer
web-undo-asked = { $who } quer desfazer a última jogada. Pode ser?
web-undo-yes = Sim, pode desfazer
web-undo-no = Não
web-undo-waits = Pediste para desfazer. À espera de { $names }
web-undo-done = Jogada desfeita
web-undo-refused = Fica como está
web-undo-late = Já é tarde para desfazer
web-knocked = { $you ->
    [yes] Chamas
   *[no] { $who } está a chamar
}
web-said = { $who }: { $words }
web-preset-hello = Olá!
web-preset-good_luck = Boa sorte!
web-preset-well_played = Bem jogado!
web-preset-thanks = Obrigado!
web-preset-sorry = Desculpa!
web-preset-oops = Ups!
web-preset-thinking = Estou a pensar
web-preset-one_moment = Um momento
web-preset-back_soon = Volto já
web-preset-your_turn = É a tua vez?
web-preset-no_hurry = Sem pressa
web-preset-good_game = Que bela partida!
web-preset-once_more = Mais uma?
web-preset-goodbye = Adeus!
web-say-seat_left = { $you ->
    [yes] Saíste da mesa
   *[no] { $who } saiu da mesa
}
web-say-bot_seated = { $you ->
    [yes] Um jogador virtual está no teu lugar
   *[no] Um jogador virtual está no lugar de { $who }
}
web-say-seat_taken = { $you ->
    [yes] Estás de volta ao teu lugar
   *[no] { $who } está de volta ao seu lugar
}
web-say-paused = A partida está em pausa
web-say-resumed = A partida continua
web-say-undone = A última jogada foi desfeita
web-shuffle-word = Baralho
web-shuffle-good = Baralho certo
web-shuffle-wrong = Baralho errado
web-late = Ainda sem resposta; a tentar outra vez
web-new-page = Há uma página mais recente.
web-failed-not_seated = Esta mesa é de outras pessoas
web-failed-unknown_table = Essa mesa não existe; peça a ligação outra vez
web-failed-not_public = Quem joga aqui não quer ninguém a assistir
web-failed-banned = Não podes jogar aqui
web-failed-version = Esta página está desatualizada; carrega-a de novo
web-menu-talk = Conversa
web-menu-people = As pessoas
web-menu-shuffle = O baralhar
web-menu-knock = Chamar { $who }
web-menu-undo = Desfazer a minha última jogada
web-menu-pause = Pausar até mais tarde
web-menu-leave = Sair da mesa
web-menu-leave-sure = Sair? Os outros escolhem quem joga por ti.
web-menu-leave-yes = Sair já
web-final-rematch-ready = { $you ->
    [yes] Para a nova mesa
   *[no] { $who } abriu uma nova mesa: senta-te
}
