### Not yet read by a native speaker.
### A linha de comandos, e a partida no terminal.

## O que `bismarck --help` diz dos comandos

command-bismarck = Joga, aprende, anota e estuda o jogo de cartas Bismarck.
command-play = Jogar uma partida contra bots, no navegador ou no terminal.
command-rules = Mostrar as regras de um perfil por palavras.
command-profiles = Enumerar os perfis.
command-deal = Escrever distribuições ao acaso como guiões.
command-perft = Contar as sequências de cartas permitidas numa posição.
command-solve = Dizer quanto vale o resto de uma distribuição com todas as cartas abertas.
command-suggest = Perguntar a um bot o que faria onde um guião para.
command-replay = Jogar de novo um registo ou um guião e mostrar os resultados.
command-verify = Verificar um registo: ordem, regras, pontos, prova de como se baralhou.
command-export = Escrever um registo noutro formato.

## As palavras à volta dos textos de ajuda

help-usage = Utilização
help-arguments = Argumentos
help-options = Opções
help-commands = Comandos
help-default = predefinição
help-required = obrigatório
help-show = Mostrar esta ajuda.

## O que diz das opções deles

option-version = Mostrar a versão.
option-json = Responder em JSON.
option-lang = A língua: en, sv, de, pt-BR ou pt-PT; se faltar, a do ambiente.
option-profile = O perfil de que se parte; `bismarck profiles` enumera-os.
option-set = Uma regra da casa, a opção e o seu valor, como em 'must_trump yes'; pode ser dada várias vezes.
option-must-trump = Quem não tem o naipe de saída é obrigado a cortar.
option-position = Uma posição: as cartas dos três, o trunfo, quem sai e a vaza, como em 'A:J.A9.. 65...4 8.Q.T. NT A -'.
option-log = O registo de uma partida; - é a entrada padrão.
option-script = Um guião; - é a entrada padrão.
option-seed = Um número que dá sempre as mesmas cartas.
play-terminal = Jogar no terminal.
play-name = O teu nome na folha de pontos.
play-seat = O teu lugar.
play-opponent = O bot contra quem jogar; dá dois para dois diferentes.
play-seed = Um texto qualquer: o mesmo texto dá as mesmas cartas.
play-practice = Uma partida de treino: desfazer volta atrás.
play-plain = Linhas simples, cartas por palavras, sem cores: para um leitor de ecrã.
play-resume = Continuar a partida interrompida, sem perguntar.
play-new = Desistir da partida interrompida e começar outra.
play-data = A pasta que guarda as partidas.
deal-count = Quantas distribuições.
deal-directory = Escrever cada distribuição num ficheiro desta pasta.
perft-depth = Quantas cartas; todas as que faltam, se forem menos.
solve-lone = O jogador que fica sozinho contra os outros dois.
solve-avoid = O jogador quer evitar vazas.
solve-all-moves = Também o valor depois de cada carta permitida.
solve-guarantees = O que cada jogador garante contra os outros dois, e o que daí se conclui.
solve-maxn = Cada um por si; entre cartas iguais decide: first, spite ou kind.
solve-nodes = Parar ao fim de tantos nós e dar limites.
solve-ms = Parar ao fim de tantos milissegundos e dar limites.
solve-file = Um ficheiro com uma posição por linha; - é a entrada padrão.
suggest-bot = O bot a consultar.
suggest-iterations = Quanto o bot pode pensar: o número de iterações.
suggest-value = { $what }: { $points } pontos
export-format = O formato: pbn, csv ou log.
export-output = O ficheiro a escrever; se faltar, a saída padrão.

## A lista dos perfis

profile-line = { $rounds ->
    [one] { $name }, { $rounds } distribuição
   *[other] { $name }, { $rounds } distribuições
}

## Os resultados de um registo ou guião

result-round = { $number }: { $contract }, { $trump }, mão { $forehand }; vazas { $tricks }; pontos { $scores }
result-extra = extra { $number }: { $contract }, { $trump }, mão { $forehand }; vazas { $tricks }; pontos { $scores }
result-totals = totais { $totals }
result-winners = { $count ->
    [0] ainda sem vencedor
    [1] vencedor { $winners }
   *[other] vencedores { $winners }
}
script-refused = recusado: linha { $line }: { $why }
verify-good = certo: { $events ->
    [0] nenhum acontecimento
    [one] { $events } acontecimento
   *[other] { $events } acontecimentos
}, { $rounds ->
    [0] nenhuma distribuição
    [one] { $rounds } distribuição
   *[other] { $rounds } distribuições
}, { $shuffle }
verify-shuffle = { $proof ->
    [committed] está provado como se baralhou em cada distribuição terminada
   *[none] baralhado por pessoas, portanto sem prova
}

## Palavras que se podem escrever, com vírgulas entre elas

input-help = ajuda, ?
input-hand = cartas, as minhas cartas, mão
input-table = mesa, onde
input-last = última, última vaza, ultima, ultima vaza
input-tricks = vazas, quota, quotas
input-aside = descarte, o meu descarte
input-sheet = folha, folha de pontos, pontos
input-rules = regras
input-hint = dica, conselho
input-auto = auto
input-auto-match = auto partida
input-undo = desfazer, voltar atrás, voltar
input-claim-all = pedir todas, todas, o resto
input-claim-none = pedir nenhuma, nenhuma
input-quit = sair, q
input-take = levantar, sim, s
input-leave = deixar, não, nao, n
input-yes = sim, s, ok
input-no = não, nao, n
input-suit-S = e, esp
input-suit-H = c, cop
input-suit-D = o, our
input-suit-C = p, pau
input-no-trump = nenhum, sem

## Ajuda em qualquer pergunta

help =
    Escreve uma carta como c9, 9c, ♥9 ou por palavras, ou o seu número na lista; e, c, o e p são espadas, copas, ouros e paus; v, d, r e a são valete, dama, rei e ás.
    Em qualquer pergunta: cartas, mesa, última vaza, vazas, folha de pontos, regras, descarte (o que descartaste).
    dica: o que faria um perito. auto: deixa que ele o faça. auto partida: deixa-o jogar até ao fim.
    pedir todas, pedir nenhuma: pede as vazas que faltam, ou diz que já não fazes nenhuma.
    desfazer: volta atrás no teu último passo, numa partida de treino.
    sair: vai-te embora; a partida fica guardada e continua noutra altura.

## Perguntas

ask-contract = Contrato?
ask-take = Levantar o monte?
ask-discard = { $count } cartas para descartar?
ask-trump = Trunfo?
ask-card = Carta?
ask-resume = Deixaste uma partida a meio: { $rules }. Continuar (sim ou não)?
ask-again = Mais uma partida (sim ou não)?
choice = { $number } { $label }
choices = Escolhe: { $choices }
choices-play = Podes jogar: { $choices }
choice-contract = { $contract } com { $trump }
choice-take = levantar
choice-leave = deixar

## Respostas que não se entendem

wanted-card = uma carta, como { $example }, ou o seu número
wanted-cards = { $count } cartas ou os seus números
wanted-number = um número de 1 a { $last } ou a escolha por palavras
wrong-answer = Não percebo { $text } aqui; escreve { $wanted }, ou ajuda.
wrong-number = Não há número { $number }; o último é { $last }.
wrong-twice = Disseste { $card } duas vezes; diz cada carta uma só vez.
wrong-yes-or-no = Escreve sim ou não.
wrong-empty = Escreve { $wanted }, ou ajuda.
refused = Não dá: { $why }.

## Dicas

hint = Dica: { $advice }.
hint-play = joga { $card }
hint-discard = descarta { $cards }
hint-choose = escolhe { $contract }
hint-choose-trump = escolhe { $contract } com { $trump }
hint-trump = diz { $trump } como trunfo
hint-take = levanta o monte
hint-leave = deixa o monte
hint-claim-all = pede o resto
hint-claim-none = diz que já não fazes nenhuma

## Pessoas e coisas numa linha

player = { $who ->
    [you] tu
   *[other] { $name }
}
player-card = { $player } { $card }
player-total = { $player } { $total }
player-tricks = { $player } { $taken }
player-tricks-of = { $player } { $taken } de { $quota }
default-name = Jogador
opponent-names = Bia, Carlos, Duarte

## O que acontece

welcome = Boas-vindas. Escreve ajuda em qualquer pergunta.
resumed = A partida continua onde a deixaste.
farewell = Até à próxima.
farewell-kept = Até à próxima. A partida está guardada; começa de novo da mesma maneira para continuar com ela.
log-kept = O registo da partida é { $path }; `bismarck verify` verifica-o.
told-rules = As regras: { $rules }.
told-players = À mesa: { $players }.
told-bot = { $name } é um bot: { $bot }.
told-draw = Sorteio do dador: { $cards }.
told-first-dealer = { $who ->
    [you] És o primeiro dador.
   *[other] { $name } distribui primeiro.
}
told-round = Distribuição { $number } de { $rounds }.
told-extra-round = Distribuição extra { $extra }.
told-level = Empate no topo: { $players }. Uma distribuição extra decide.
told-dealer = { $who ->
    [you] Distribuis tu.
   *[other] { $name } distribui.
}
told-forehand = { $who ->
    [you] És a mão.
   *[other] { $name } é a mão.
}
told-cut = O corte mostra { $card }: o trunfo é { $trump }.
told-talon-up = O monte: { $cards }.
told-talon-down = O monte está fechado.
told-extra-cards = As tuas quatro cartas a mais: { $cards }.
told-extra-cards-hidden = { $who ->
    [you] Recebes quatro cartas a mais.
   *[other] { $name } recebe quatro cartas a mais.
}
told-trump-is = O trunfo é { $trump }.
told-dealt = { $count ->
    [1] Tens uma carta: { $hand }
   *[other] Tens { $count } cartas: { $hand }
}
told-hand = As tuas cartas: { $hand }
told-contracts-left = { $who ->
    [you] Ainda tens: { $contracts }.
   *[other] { $name } ainda tem: { $contracts }.
}
told-announced = { $who ->
    [you] Anuncias { $contract }: { $gloss }.
   *[other] { $name } anuncia { $contract }: { $gloss }.
}
told-announced-trump = { $who ->
    [you] Anuncias { $contract } com { $trump }.
   *[other] { $name } anuncia { $contract } com { $trump }.
}
told-forced = O contrato é { $contract }: { $gloss }.
told-quota-take = { $who ->
    [you] Deves { $own ->
        [one] { $own } vaza
       *[other] { $own } vazas
    }, os outros { $other } cada um.
   *[other] { $name } deve { $own ->
        [one] { $own } vaza
       *[other] { $own } vazas
    }, os outros { $other } cada um.
}
told-quota-avoid = { $who ->
    [you] Cada vaza além de { $own } custa-te um ponto; aos outros, além de { $other }.
   *[other] Cada vaza além de { $own } custa um ponto a { $name }; aos outros, além de { $other }.
}
told-quota-hearts = { $who ->
    [you] Cada carta de copas além de { $own } custa-te um ponto; aos outros, além de { $other }.
   *[other] Cada carta de copas além de { $own } custa um ponto a { $name }; aos outros, além de { $other }.
}
told-quota-queen = A dama de espadas custa 4 pontos a quem fica com ela; os outros ganham 2 cada um.
told-taken = { $who ->
    [you] Levantas o monte.
   *[other] { $name } levanta o monte.
}
told-taken-cards = { $who ->
    [you] Levantas o monte: { $cards }.
   *[other] { $name } levanta o monte: { $cards }.
}
told-left = { $who ->
    [you] Deixas o monte.
   *[other] { $name } deixa o monte.
}
told-discarded = { $who ->
    [you] Descartas quatro cartas.
   *[other] { $name } descarta quatro cartas.
}
told-discarded-cards = { $who ->
    [you] Descartas { $cards }.
   *[other] { $name } descarta { $cards }.
}
told-trump = { $who ->
    [you] Dizes o trunfo: { $trump }.
   *[other] { $name } diz o trunfo: { $trump }.
}
told-contract = { $who ->
    [you] { $contract }, trunfo: { $trump }. És a mão.
   *[other] { $contract }, trunfo: { $trump }. { $name } é a mão.
}
told-contract-no-trump = { $who ->
    [you] { $contract }, sem trunfo. És a mão.
   *[other] { $contract }, sem trunfo. { $name } é a mão.
}
told-contract-alone = { $who ->
    [you] { $contract }. És a mão.
   *[other] { $contract }. { $name } é a mão.
}
told-leads = { $who ->
    [you] Sais com { $card }.
   *[other] { $name } sai com { $card }.
}
told-plays = { $who ->
    [you] Jogas { $card }.
   *[other] { $name } joga { $card }.
}
told-trick = { $who ->
    [you] A vaza { $number } é tua: { $taken }.
   *[other] A vaza { $number } é de { $name }: { $taken }.
}
told-trick-of = { $who ->
    [you] A vaza { $number } é tua: { $taken } de { $quota }.
   *[other] A vaza { $number } é de { $name }: { $taken } de { $quota }.
}
told-table = Na mesa: { $cards }.
told-table-empty = Não há nada na mesa.
told-last-trick = { $who ->
    [you] A última vaza: { $cards }; foi tua.
   *[other] A última vaza: { $cards }; foi de { $name }.
}
told-no-last-trick = Ainda não se jogou nenhuma vaza.
told-tricks = Vazas: { $tricks }.
told-own-discard = Descartaste { $cards }.
told-no-discard = Não sabes de nenhum descarte.
told-claim-all = { $who ->
    [you] Pedes o resto, e está provado.
   *[other] { $name } pede o resto, e está provado.
}
told-claim-none = { $who ->
    [you] Já não fazes nenhuma vaza, e está provado; as tuas cartas caem sozinhas.
   *[other] { $name } já não faz nenhuma vaza, e está provado.
}
told-misdeal = Má distribuição: { $reason }. O mesmo dador dá de novo.
told-aside = { $who ->
    [you] Tinhas descartado { $cards }.
   *[other] { $name } tinha descartado { $cards }.
}
told-aside-left = { $who ->
    [you] O monte que deixaste: { $cards }.
   *[other] O monte que { $name } deixou: { $cards }.
}
told-score = { $who ->
    [you] Tu: { $tricks ->
        [0] nenhuma vaza
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }, { $score }, ao todo { $total }.
   *[other] { $name }: { $tricks ->
        [0] nenhuma vaza
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }, { $score }, ao todo { $total }.
}
told-sheet-row = { $who ->
    [you] Tu: { $cells }. Ao todo { $total }.
   *[other] { $name }: { $cells }. Ao todo { $total }.
}
told-totals = Totais: { $totals }.
told-final = A partida acabou. Totais: { $totals }.
told-abandoned = A partida foi abandonada; ninguém ganha.
told-winner = { $who ->
    [you] Ganhaste a partida.
   *[other] { $name } ganhou a partida.
}
told-shared = Primeiro lugar dividido: { $players }.
told-seat-left = { $who ->
    [you] Sais da mesa.
   *[other] { $name } sai da mesa.
}
told-bot-seated = { $who ->
    [you] Um bot joga por ti: { $bot }.
   *[other] Um bot joga por { $name }: { $bot }.
}
told-seat-taken = { $name } ocupa o lugar { $seat }.
told-paused = A partida está em pausa.
told-resumed = A partida continua.
told-undone = O último passo foi desfeito.
