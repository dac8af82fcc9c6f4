### Not yet read by a native speaker.
### A página no navegador.
### $you é yes quando se fala de quem está diante da tela, e no quando é outra pessoa, de nome $who.

## Em toda parte

web-tagline = Um jogo de cartas para três
web-you = Você
web-close = Fechar
web-go-home = Para o início

## À mesa

web-contract-trump = { $contract } { $trump }
web-contract-none = Antes da escolha
web-is-forehand = { $you ->
    [yes] Você é a mão
   *[no] { $who } é a mão
}
web-deal-of = Distribuição { $number } de { $rounds }
web-deal-extra = Distribuição extra { $extra }
web-trick-number = vaza { $trick }
web-quota-of = cota: { $quota ->
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
    [1] { $quota } vaza
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
web-your-card = Sua carta
web-hand = Suas cartas
web-table = A mesa
web-leads = abre a vaza
web-wins = ganha por enquanto
web-takes = leva a vaza
web-last = Última
web-trick-word = vaza
web-menu = Menu
web-hint = Dica
web-card-playable = { $card }, pode ser jogada
web-card-not-playable = { $card }, não pode ser jogada agora
web-card-laid-aside = { $card }, no descarte
web-card-new = { $card }, do monte

## A linha que diz o que está acontecendo

web-turn-lead = Sua vez: abra a vaza
web-turn-follow = Sua vez: siga { $suit }
web-turn-trump = Sua vez: corte com { $suit }
web-turn-any = Sua vez: jogue a carta que quiser
web-turn-other = É a vez de { $who }
web-wait-contract = { $who } escolhe o contrato
web-wait-talon = { $who } pode pegar o monte
web-wait-discard = { $who } descarta quatro cartas
web-wait-trump = { $who } diz o trunfo
web-dealing = As cartas estão sendo dadas
web-sending = Um momento
web-paused = A partida está em pausa
web-trick-to = { $you ->
    [yes] A vaza é sua
   *[no] A vaza é de { $who }
}
web-why-follow = Siga { $suit }
web-why-trump = Você precisa cortar com { $suit }
web-why-not-now = Essa carta não pode ser jogada agora
web-why-wait = Espere a sua vez
web-hint-play = Dica: { $card }
web-hint-choose = Dica: { $contract }
web-hint-discard = Dica: descarte { $cards }
web-hint-take = Dica: pegue o monte
web-hint-leave = Dica: deixe o monte
web-hint-trump = Dica: { $trump }

## O que o próprio servidor recusa

web-refused-stale = Essa decisão já passou; olhe a mesa de novo
web-refused-other = Não dá: { $reason }
web-refused-flood = Mais devagar
web-refused-link = Sem links, por favor: diga com palavras
web-refused-no_free_text = Nesta mesa se conversa com frases prontas
web-refused-no_knock = Não há quem chamar, ou você acabou de chamar
web-refused-no_undo = Isso já não se pode desfazer
web-refused-no_vote = Isso já está decidido
web-refused-seat_held = Esse lugar está ocupado
web-refused-not_host = Só quem convida faz isso
web-refused-not_ready = Ainda falta alguém confirmar
web-refused-changed = A mesa mudou; olhe de novo
web-refused-name = Esse nome não serve; escolha outro
web-refused-not_seated = Só quem está sentado à mesa faz isso
web-refused-started = A partida já começou
web-refused-not_started = A partida ainda não começou
web-refused-not_yours = Isso são os outros da mesa que escolhem
web-refused-not_playing = Um jogador virtual joga por você; retome o seu lugar antes
web-refused-not_over = A partida ainda não acabou
web-refused-mute = Você não pode se silenciar
web-refused-report = Você não pode se denunciar
web-refused-talk = Diga uma coisa de cada vez
web-refused-text = Esse texto não serve; use letras
web-refused-unknown_bot = Esse jogador virtual não existe
web-refused-stopping = O servidor vai reiniciar; espere um momento
web-refused-together = Os outros continuam; se quiser, saia da mesa
web-refused-too_many = Já há mesas suas demais esperando

## A conexão

web-connecting = Conectando
web-reconnecting = A conexão caiu; conectando de novo
web-restarting = O servidor está reiniciando; nada se perde
web-reload = Carregar de novo

## O que acontece, para o registro que é lido em voz alta

web-say-played = { $you ->
    [yes] Você: { $card }
   *[no] { $who }: { $card }
}
web-say-trick = { $you ->
    [yes] Vaza para você, { $count }
   *[no] Vaza para { $who }, { $count }
}
web-say-contract = { $you ->
    [yes] Você joga { $contract }
   *[no] { $who } joga { $contract }
}
web-say-talon = As quatro cartas abertas: { $cards }
web-say-cut = A carta do corte: { $card }
web-say-dealt = As cartas foram dadas
web-say-taken = { $you ->
    [yes] Você pega o monte
   *[no] { $who } pega o monte
}
web-say-left = { $you ->
    [yes] Você deixa o monte
   *[no] { $who } deixa o monte
}
web-say-discarded = { $you ->
    [yes] Você descartou quatro cartas
   *[no] { $who } descartou quatro cartas
}
web-say-trump = { $you ->
    [yes] Seu trunfo: { $trump }
   *[no] Trunfo de { $who }: { $trump }
}
web-say-claim-all = { $you ->
    [yes] Você fica com as vazas que faltam
   *[no] { $who } fica com as vazas que faltam
}
web-say-claim-none = { $you ->
    [yes] Você não faz mais nenhuma vaza
   *[no] { $who } não faz mais nenhuma vaza
}
web-say-dealer = { $you ->
    [yes] Você dá as cartas primeiro
   *[no] { $who } dá as cartas primeiro
}
web-say-misdealt = As cartas são dadas de novo
web-say-scored = Distribuição { $number }: { $scores }
web-say-score = { $who } { $score }
web-say-over = A partida acabou
web-say-abandoned = A partida acabou sem vencedor
web-say-trick-empty = Ninguém jogou nesta vaza ainda
web-say-trick-now = Na mesa: { $cards }
web-say-quotas = Vazas: { $quotas }
web-say-quota = { $who } { $count }

## Antes da primeira distribuição

web-start-title = Tudo pronto para jogar
web-start-dealer = { $you ->
    [yes] Você dá as primeiras cartas
   *[no] { $who } dá as primeiras cartas
}
web-start-play = Dar as cartas
web-start-rules = Regras desta mesa

## A escolha do contrato

web-choose-title = Qual contrato?
web-choose-talon = As quatro cartas abertas serão suas
web-choose-left-legend = Por jogar
web-choose-left = por jogar
web-choose-played = jogado
web-choose-times-left = { $count } por jogar
web-choose-used-deal = Você já o jogou na distribuição { $deal }
web-choose-not-now = Não nesta distribuição
web-choose-play = Jogar { $contract }
web-choose-first = Primeiro escolha um contrato
web-choose-suit-first = { $contract }: escolha o trunfo
web-choose-final = A escolha não pode ser mudada.
web-aim-tricks_over = Faça pelo menos { $quota ->
    [1] { $quota } vaza
   *[other] { $quota } vazas
}.
web-aim-tricks_under = Faça no máximo { $quota ->
    [1] { $quota } vaza
   *[other] { $quota } vazas
}.
web-aim-hearts_under = Leve no máximo { $quota ->
    [1] { $quota } carta
   *[other] { $quota } cartas
} de copas.
web-aim-queen_of_spades = Deixe a dama de espadas para os outros.

## Pegar ou deixar o monte

web-take-title = Pegar as quatro cartas?
web-take-hidden = Você só as vê depois de pegar
web-take-open = Elas estão abertas
web-take = Pegar as quatro cartas
web-leave = Deixar

## O descarte

web-exchange-title = Descarte quatro cartas
web-exchange-new = marca as quatro cartas novas
web-exchange-count = { $count } de { $all } escolhidas
web-exchange-back = Toque numa carta aqui para pegá-la de volta
web-exchange-tray = Cartas para descartar
web-exchange-full = Já há quatro cartas escolhidas; pegue uma de volta antes
web-exchange-keep = Ficam
web-exchange-keep-suit = { $count } { $suit }
web-exchange-empty = Espaço { $place }
web-exchange-more = { $count ->
    [1] Descartar · falta uma
   *[other] Descartar · faltam { $count }
}
web-exchange-confirm = Descartar estas quatro
web-exchange-own = Seu descarte

## A escolha do trunfo

web-trump-title = Diga o trunfo
web-trump-first = Primeiro escolha o trunfo
web-trump-confirm = Jogar com { $trump }

## Depois de uma distribuição

web-result-title = Distribuição { $number }
web-result-title-extra = Distribuição extra { $extra }
web-result-tricks = Vazas
web-result-score = Pontos
web-result-total = Total
web-result-aside = { $you ->
    [yes] Seu descarte
   *[no] Descarte de { $who }
}
web-result-next = Próxima distribuição
web-result-extra = Para a distribuição extra
web-result-sheet = Placar
web-result-player = Jogador
web-result-waiting = A próxima distribuição já vem

## O placar

web-sheet-title = Placar
web-sheet-total = Total
web-sheet-round = Nº
web-sheet-contract = Contrato
web-sheet-deal-by-deal = Por distribuição
web-sheet-legend = pontos, total até ali
web-sheet-cell = { $who }, { $contract }, distribuição { $deal }: { $score }
web-sheet-deal = Distribuição { $deal }
web-sheet-deal-short = nº
web-sheet-now = agora
web-sheet-open = { $count ->
    [1] por jogar
   *[other] { $count } vezes por jogar
}
web-sheet-control = Soma de controle { $sum }
web-sheet-control-tricks = { $tricks ->
    [0] nenhuma vaza
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
} { $deals ->
    [0] por enquanto
    [1] em uma distribuição
   *[other] em { $deals } distribuições
}
web-sheet-print = Imprimir
web-sheet-csv = Salvar como tabela
web-sheet-to-table = Voltar à mesa

## O fim

web-final-won = { $you ->
    [yes] Você venceu
   *[no] { $who } venceu
}
web-final-shared = { $names } dividem a vitória
web-final-abandoned = Acabou sem vencedor
web-final-place = { $place }º
web-final-rematch = Jogar de novo
web-final-replay = Carta por carta
web-final-log = Salvar o registro da partida
web-final-log-about = Carta por carta, com a prova do embaralhamento

## Menu, ajustes, ajuda

web-menu-sheet = Placar
web-menu-rules = Regras desta mesa
web-menu-settings = Configurações
web-menu-help = Teclas e gestos
web-menu-claim-all = O resto é meu
web-menu-claim-none = Não faço mais nenhuma vaza
web-menu-abandon = Encerrar a partida
web-menu-abandon-sure = Encerrar? Assim ninguém vence.
web-menu-abandon-yes = Encerrar a partida agora
web-menu-home = Para o início

web-last-title = A última vaza

web-home-rounds = { $rounds ->
    [1] Uma distribuição
   *[other] { $rounds } distribuições
}
web-home-failed = Não deu para abrir a mesa: { $reason }
web-home-unreachable = O servidor não responde.

## As pessoas em volta da partida

web-away = um jogador virtual joga
web-grey = já volta
web-left = saiu
web-here = à mesa
web-clock = Tempo restante
web-unread = { $count ->
    [1] Uma mensagem nova
   *[other] { $count } mensagens novas
}
web-grace = { $who } se ausentou; esperamos mais { $time }
web-awaited = Esperando por { $names }
web-paused-about = Ela continua pelo mesmo link, até em outro dia.
web-resume = Continuar
web-take-back = Retomar meu lugar
web-take-back-about = Um jogador virtual está no seu lugar. Ele volta a ser seu quando você quiser.
web-take-back-left = Você saiu da mesa, e os outros decidem como continuar. O lugar volta a ser seu quando você quiser.
web-asking = Dos outros
web-absent-title = Falta alguém
web-absent-gone = A conexão de { $who } caiu.
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
web-undo-waits = Você pediu para desfazer. Esperando por { $names }
web-undo-done = Jogada desfeita
web-undo-refused = Fica como está
web-undo-late = Tarde demais para desfazer
web-knocked = { $you ->
    [yes] Você chama
   *[no] { $who } está chamando
}
web-said = { $who }: { $words }
web-preset-hello = Oi!
web-preset-good_luck = Boa sorte!
web-preset-well_played = Bela jogada!
web-preset-thanks = Valeu!
web-preset-sorry = Desculpe!
web-preset-oops = Opa!
web-preset-thinking = Estou pensando
web-preset-one_moment = Um momento
web-preset-back_soon = Já volto
web-preset-your_turn = É a sua vez?
web-preset-no_hurry = Sem pressa
web-preset-good_game = Bela partida!
web-preset-once_more = Mais uma?
web-preset-goodbye = Tchau!
web-say-seat_left = { $you ->
    [yes] Você saiu da mesa
   *[no] { $who } saiu da mesa
}
web-say-bot_seated = { $you ->
    [yes] Um jogador virtual está no seu lugar
   *[no] Um jogador virtual está no lugar de { $who }
}
web-say-seat_taken = { $you ->
    [yes] Você está de volta ao seu lugar
   *[no] { $who } está de volta ao seu lugar
}
web-say-paused = A partida está em pausa
web-say-resumed = A partida continua
web-say-undone = A última jogada foi desfeita
web-shuffle-word = Baralho
web-shuffle-good = Baralho confere
web-shuffle-wrong = Baralho não confere
web-late = Ainda sem resposta; tentando de novo
web-new-page = Há uma página mais nova.
web-failed-not_seated = Esta mesa é de outras pessoas
web-failed-unknown_table = Essa mesa não existe; peça o link de novo
web-failed-not_public = Quem joga aqui não quer ninguém assistindo
web-failed-banned = Você não pode jogar aqui
web-failed-version = Esta página está velha; carregue de novo
web-menu-talk = Conversa
web-menu-people = As pessoas
web-menu-shuffle = O embaralhamento
web-menu-knock = Chamar { $who }
web-menu-undo = Desfazer minha última jogada
web-menu-pause = Pausar até mais tarde
web-menu-leave = Sair da mesa
web-menu-leave-sure = Sair? Os outros escolhem quem joga por você.
web-menu-leave-yes = Sair agora
web-final-rematch-ready = { $you ->
    [yes] Para a nova mesa
   *[no] { $who } abriu uma nova mesa: sente-se
}
