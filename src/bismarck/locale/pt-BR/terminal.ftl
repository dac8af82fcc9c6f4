### Not yet read by a native speaker.
### A linha de comando, e a partida no terminal.

## O que `bismarck --help` diz dos comandos

command-bismarck = Jogue, aprenda, anote e estude o jogo de cartas Bismarck.
command-play = Jogar uma partida contra bots, no navegador ou no terminal.
command-rules = Mostrar as regras de um perfil em palavras.
command-profiles = Listar os perfis.
command-deal = Escrever distribuições ao acaso como roteiros.
command-perft = Contar as sequências de cartas permitidas numa posição.
command-solve = Dizer quanto vale o resto de uma distribuição com todas as cartas abertas.
command-suggest = Perguntar a um bot o que ele faria onde um roteiro para.
command-replay = Jogar de novo um registro ou um roteiro e mostrar os resultados.
command-verify = Conferir um registro: ordem, regras, pontos, prova do embaralhamento.
command-export = Escrever um registro em outro formato.

## As palavras em volta dos textos de ajuda

help-usage = Uso
help-arguments = Argumentos
help-options = Opções
help-commands = Comandos
help-default = padrão
help-required = obrigatório
help-show = Mostrar esta ajuda.

## O que diz das opções deles

option-version = Mostrar a versão.
option-json = Responder em JSON.
option-lang = O idioma: en, sv, de, pt-BR ou pt-PT; se faltar, o do ambiente.
option-profile = O perfil de partida; `bismarck profiles` lista todos.
option-set = Uma regra da casa, a opção e seu valor, como em 'must_trump yes'; pode ser dada várias vezes.
option-must-trump = Quem não tem o naipe aberto precisa cortar.
option-position = Uma posição: as cartas dos três, o trunfo, quem abre e a vaza, como em 'A:J.A9.. 65...4 8.Q.T. NT A -'.
option-log = O registro de uma partida; - é a entrada padrão.
option-script = Um roteiro; - é a entrada padrão.
option-seed = Um número que dá sempre as mesmas cartas.
play-terminal = Jogar no terminal.
play-name = Seu nome no placar.
play-seat = Seu lugar.
play-opponent = O bot contra quem jogar; dê dois para dois diferentes.
play-seed = Um texto qualquer: o mesmo texto dá as mesmas cartas.
play-practice = Uma partida de treino: desfazer volta atrás.
play-plain = Linhas simples, cartas em palavras, sem cores: para um leitor de tela.
play-resume = Continuar a partida interrompida, sem perguntar.
play-new = Desistir da partida interrompida e começar outra.
play-data = A pasta que guarda as partidas.
deal-count = Quantas distribuições.
deal-directory = Escrever cada distribuição num arquivo desta pasta.
perft-depth = Quantas cartas; todas as que faltam, se forem menos.
solve-lone = O jogador que fica só contra os outros dois.
solve-avoid = O jogador quer evitar vazas.
solve-all-moves = Também o valor depois de cada carta permitida.
solve-guarantees = O que cada jogador garante contra os outros dois, e o que daí se conclui.
solve-maxn = Cada um por si; entre cartas iguais decide: first, spite ou kind.
solve-nodes = Parar depois de tantos nós e dar limites.
solve-ms = Parar depois de tantos milissegundos e dar limites.
solve-file = Um arquivo com uma posição por linha; - é a entrada padrão.
suggest-bot = O bot a consultar.
suggest-iterations = Quanto o bot pode pensar: o número de iterações.
suggest-value = { $what }: { $points } pontos
export-format = O formato: pbn, csv ou log.
export-output = O arquivo a escrever; se faltar, a saída padrão.

## A lista dos perfis

profile-line = { $rounds ->
    [1] { $name }, { $rounds } distribuição
   *[other] { $name }, { $rounds } distribuições
}

## Os resultados de um registro ou roteiro

result-round = { $number }: { $contract }, { $trump }, mão { $forehand }; vazas { $tricks }; pontos { $scores }
result-extra = extra { $number }: { $contract }, { $trump }, mão { $forehand }; vazas { $tricks }; pontos { $scores }
result-totals = totais { $totals }
result-winners = { $count ->
    [0] sem vencedor por enquanto
    [1] vencedor { $winners }
   *[other] vencedores { $winners }
}
script-refused = recusado: linha { $line }: { $why }
verify-good = certo: { $events ->
    [0] nenhum evento
    [one] { $events } evento
   *[other] { $events } eventos
}, { $rounds ->
    [0] nenhuma distribuição
    [one] { $rounds } distribuição
   *[other] { $rounds } distribuições
}, { $shuffle }
verify-shuffle = { $proof ->
    [committed] o embaralhamento de cada distribuição terminada está provado
   *[none] embaralhado por pessoas, portanto sem prova
}

## Palavras que se podem digitar, com vírgulas entre elas

input-help = ajuda, ?
input-hand = cartas, minhas cartas, mão
input-table = mesa, onde
input-last = última, última vaza, ultima, ultima vaza
input-tricks = vazas, cota, cotas
input-aside = descarte, meu descarte
input-sheet = placar, pontos
input-rules = regras
input-hint = dica, conselho
input-auto = auto
input-auto-match = auto partida
input-undo = desfazer, voltar
input-claim-all = pedir todas, todas, o resto
input-claim-none = pedir nenhuma, nenhuma
input-quit = sair, q
input-take = pegar, sim, s
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
    Digite uma carta como c9, 9c, ♥9 ou em palavras, ou o número dela na lista; e, c, o e p são espadas, copas, ouros e paus; v, d, r e a são valete, dama, rei e ás.
    Em qualquer pergunta: cartas, mesa, última vaza, vazas, placar, regras, descarte (o que você descartou).
    dica: o que um especialista faria. auto: deixe que ele faça. auto partida: deixe que ele jogue até o fim.
    pedir todas, pedir nenhuma: peça as vazas que faltam, ou diga que não faz mais nenhuma.
    desfazer: volte o seu último passo, numa partida de treino.
    sair: vá embora; a partida fica guardada e continua outra hora.

## Perguntas

ask-contract = Contrato?
ask-take = Pegar o monte?
ask-discard = { $count } cartas para descartar?
ask-trump = Trunfo?
ask-card = Carta?
ask-resume = Você deixou uma partida pelo meio: { $rules }. Continuar (sim ou não)?
ask-again = Mais uma partida (sim ou não)?
choice = { $number } { $label }
choices = Escolha: { $choices }
choices-play = Você pode jogar: { $choices }
choice-contract = { $contract } com { $trump }
choice-take = pegar
choice-leave = deixar

## Respostas que não se entendem

wanted-card = uma carta, como { $example }, ou o número dela
wanted-cards = { $count } cartas ou os números delas
wanted-number = um número de 1 a { $last } ou a escolha em palavras
wrong-answer = Não entendo { $text } aqui; digite { $wanted }, ou ajuda.
wrong-number = Não há número { $number }; o último é { $last }.
wrong-twice = Você disse { $card } duas vezes; diga cada carta uma vez só.
wrong-yes-or-no = Digite sim ou não.
wrong-empty = Digite { $wanted }, ou ajuda.
refused = Não dá: { $why }.

## Dicas

hint = Dica: { $advice }.
hint-play = jogue { $card }
hint-discard = descarte { $cards }
hint-choose = escolha { $contract }
hint-choose-trump = escolha { $contract } com { $trump }
hint-trump = diga { $trump } como trunfo
hint-take = pegue o monte
hint-leave = deixe o monte
hint-claim-all = peça o resto
hint-claim-none = diga que não faz mais nenhuma

## Pessoas e coisas numa linha

player = { $who ->
    [you] você
   *[other] { $name }
}
player-card = { $player } { $card }
player-total = { $player } { $total }
player-tricks = { $player } { $taken }
player-tricks-of = { $player } { $taken } de { $quota }
default-name = Jogador
opponent-names = Bia, Caio, Davi

## O que acontece

welcome = Boas-vindas. Digite ajuda em qualquer pergunta.
resumed = A partida continua de onde você parou.
farewell = Até logo.
farewell-kept = Até logo. A partida está guardada; comece de novo do mesmo jeito para continuar com ela.
log-kept = O registro da partida é { $path }; `bismarck verify` o confere.
told-rules = As regras: { $rules }.
told-players = À mesa: { $players }.
told-bot = { $name } é um bot: { $bot }.
told-draw = Sorteio do distribuidor: { $cards }.
told-first-dealer = { $who ->
    [you] Você distribui primeiro.
   *[other] { $name } distribui primeiro.
}
told-round = Distribuição { $number } de { $rounds }.
told-extra-round = Distribuição extra { $extra }.
told-level = Empate no topo: { $players }. Uma distribuição extra decide.
told-dealer = { $who ->
    [you] Você distribui.
   *[other] { $name } distribui.
}
told-forehand = { $who ->
    [you] Você é a mão.
   *[other] { $name } é a mão.
}
told-cut = O corte mostra { $card }: o trunfo é { $trump }.
told-talon-up = O monte: { $cards }.
told-talon-down = O monte está fechado.
told-extra-cards = Suas quatro cartas a mais: { $cards }.
told-extra-cards-hidden = { $who ->
    [you] Você recebe quatro cartas a mais.
   *[other] { $name } recebe quatro cartas a mais.
}
told-trump-is = O trunfo é { $trump }.
told-dealt = { $count ->
    [1] Você tem uma carta: { $hand }
   *[other] Você tem { $count } cartas: { $hand }
}
told-hand = Suas cartas: { $hand }
told-contracts-left = { $who ->
    [you] Você ainda tem: { $contracts }.
   *[other] { $name } ainda tem: { $contracts }.
}
told-announced = { $who ->
    [you] Você anuncia { $contract }: { $gloss }.
   *[other] { $name } anuncia { $contract }: { $gloss }.
}
told-announced-trump = { $who ->
    [you] Você anuncia { $contract } com { $trump }.
   *[other] { $name } anuncia { $contract } com { $trump }.
}
told-forced = O contrato é { $contract }: { $gloss }.
told-quota-take = { $who ->
    [you] Você deve { $own ->
        [1] { $own } vaza
       *[other] { $own } vazas
    }, os outros { $other } cada um.
   *[other] { $name } deve { $own ->
        [1] { $own } vaza
       *[other] { $own } vazas
    }, os outros { $other } cada um.
}
told-quota-avoid = { $who ->
    [you] Cada vaza além de { $own } custa a você um ponto; aos outros, além de { $other }.
   *[other] Cada vaza além de { $own } custa a { $name } um ponto; aos outros, além de { $other }.
}
told-quota-hearts = { $who ->
    [you] Cada carta de copas além de { $own } custa a você um ponto; aos outros, além de { $other }.
   *[other] Cada carta de copas além de { $own } custa a { $name } um ponto; aos outros, além de { $other }.
}
told-quota-queen = A dama de espadas custa 4 pontos a quem fica com ela; os outros ganham 2 cada um.
told-taken = { $who ->
    [you] Você pega o monte.
   *[other] { $name } pega o monte.
}
told-taken-cards = { $who ->
    [you] Você pega o monte: { $cards }.
   *[other] { $name } pega o monte: { $cards }.
}
told-left = { $who ->
    [you] Você deixa o monte.
   *[other] { $name } deixa o monte.
}
told-discarded = { $who ->
    [you] Você descarta quatro cartas.
   *[other] { $name } descarta quatro cartas.
}
told-discarded-cards = { $who ->
    [you] Você descarta { $cards }.
   *[other] { $name } descarta { $cards }.
}
told-trump = { $who ->
    [you] Você diz o trunfo: { $trump }.
   *[other] { $name } diz o trunfo: { $trump }.
}
told-contract = { $who ->
    [you] { $contract }, trunfo: { $trump }. Você é a mão.
   *[other] { $contract }, trunfo: { $trump }. { $name } é a mão.
}
told-contract-no-trump = { $who ->
    [you] { $contract }, sem trunfo. Você é a mão.
   *[other] { $contract }, sem trunfo. { $name } é a mão.
}
told-contract-alone = { $who ->
    [you] { $contract }. Você é a mão.
   *[other] { $contract }. { $name } é a mão.
}
told-leads = { $who ->
    [you] Você abre com { $card }.
   *[other] { $name } abre com { $card }.
}
told-plays = { $who ->
    [you] Você joga { $card }.
   *[other] { $name } joga { $card }.
}
told-trick = { $who ->
    [you] A vaza { $number } é sua: { $taken }.
   *[other] A vaza { $number } é de { $name }: { $taken }.
}
told-trick-of = { $who ->
    [you] A vaza { $number } é sua: { $taken } de { $quota }.
   *[other] A vaza { $number } é de { $name }: { $taken } de { $quota }.
}
told-table = Na mesa: { $cards }.
told-table-empty = Não há nada na mesa.
told-last-trick = { $who ->
    [you] A última vaza: { $cards }; foi sua.
   *[other] A última vaza: { $cards }; foi de { $name }.
}
told-no-last-trick = Nenhuma vaza foi jogada ainda.
told-tricks = Vazas: { $tricks }.
told-own-discard = Você descartou { $cards }.
told-no-discard = Você não sabe de nenhum descarte.
told-claim-all = { $who ->
    [you] Você pede o resto, e está provado.
   *[other] { $name } pede o resto, e está provado.
}
told-claim-none = { $who ->
    [you] Você não faz mais nenhuma vaza, e está provado; suas cartas caem sozinhas.
   *[other] { $name } não faz mais nenhuma vaza, e está provado.
}
told-misdeal = Distribuição incorreta: { $reason }. O mesmo distribuidor dá de novo.
told-aside = { $who ->
    [you] Você tinha descartado { $cards }.
   *[other] { $name } tinha descartado { $cards }.
}
told-aside-left = { $who ->
    [you] O monte que você deixou: { $cards }.
   *[other] O monte que { $name } deixou: { $cards }.
}
told-score = { $who ->
    [you] Você: { $tricks ->
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
    [you] Você: { $cells }. Ao todo { $total }.
   *[other] { $name }: { $cells }. Ao todo { $total }.
}
told-totals = Totais: { $totals }.
told-final = A partida acabou. Totais: { $totals }.
told-abandoned = A partida foi abandonada; ninguém vence.
told-winner = { $who ->
    [you] Você venceu a partida.
   *[other] { $name } venceu a partida.
}
told-shared = Primeiro lugar dividido: { $players }.
told-seat-left = { $who ->
    [you] Você sai da mesa.
   *[other] { $name } sai da mesa.
}
told-bot-seated = { $who ->
    [you] Um bot joga por você: { $bot }.
   *[other] Um bot joga por { $name }: { $bot }.
}
told-seat-taken = { $name } ocupa o lugar { $seat }.
told-paused = A partida está em pausa.
told-resumed = A partida continua.
told-undone = O último passo foi desfeito.
