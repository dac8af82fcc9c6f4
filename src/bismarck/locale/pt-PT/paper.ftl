### Not yet read by a native speaker.
### A folha de pontos de uma partida com cartas verdadeiras. $who é um jogador, $deal uma distribuição em palavras, como "Distribuição 3".

paper-title = Folha de pontos
paper-player = Jogador { $number }
paper-deals = dá as cartas
paper-inside = distribuição { $number }
paper-inside-extra = distribuição extra { $extra }
paper-large = Mostrar grande
paper-players = Jogadores e jogo
paper-share = Partilhar
paper-more = Mais
paper-ready = Pronto

## Anotar uma distribuição

paper-forehand-chooses = { $who } é a mão: o que se joga?
paper-quotas-over = { $who } precisa de { $own }, os outros de { $others }
paper-quotas-under = { $who } no máximo { $own }, os outros { $others }
paper-other-contract = Outro contrato
paper-trump = Trunfo, se quiserem anotar
paper-ask-tricks = { $who }, vazas
paper-ask-hearts = { $who }, copas
paper-ask-queen = { $who } levou a dama de espadas
paper-unknown = ainda não
paper-box-score = , pontos { $score }
paper-most = { $who } pode ter no máximo { $most }
paper-missing = Primeiro os números de dois jogadores
paper-write = Anotar { $deal }
paper-said = { $deal }: { $scores }
paper-misdeal = Má distribuição
paper-misdeal-said = Má distribuição: { $who } dá outra vez
paper-take-back = Desfazer { $deal }
paper-taken = { $deal } foi desfeita
paper-misdeal-take-back = Desfazer a má distribuição
paper-misdeal-taken = A má distribuição foi desfeita

## Corrigir

paper-correct = Corrigir { $deal }
paper-correct-short = Corrigir
paper-correct-title = Corrigir { $deal }
paper-write-correction = Corrigir { $deal }
paper-leave = Deixar assim
paper-overtaken-written = { $deal } foi anotada noutro aparelho: corrijam-na com os vossos números ou deixem assim
paper-overtaken-taken = { $deal } foi desfeita noutro aparelho: essa vem primeiro
paper-corrected = corrigida
paper-conflict = não bate
paper-conflict-in = A linha { $number } já não bate:
paper-beyond = linha { $number }: a partida já estava decidida, ela não conta

## O fim, e outras noites

paper-over = A partida acabou
paper-running = não terminada
paper-again = Nova noite
paper-extra = Extra
paper-evenings = As nossas noites
paper-standings = Todas as noites destes jogadores
paper-evenings-count = Noites
paper-wins = Vitórias
paper-remove = Remover
paper-remove-sure = Remover de vez
paper-nothing = Nada ainda
paper-unread = Há aqui mais do que esta página consegue ler. Guardem como ficheiro e nada se perde
paper-unread-save = Guardar folha não lida { $number }

## Jogadores e jogo

paper-clockwise = Na ordem em que estão sentados, no sentido dos ponteiros do relógio
paper-first-dealer = Dá as cartas primeiro
paper-game = Jogo
paper-game-fixed = O jogo fica fixo quando algo foi anotado. Para outro, comecem uma nova noite.
paper-house-rules = Regras da casa
paper-times = { $contract }, vezes cada um
paper-no-limit = sem limite
paper-rules-clash = Isso não combina com o resto
paper-house-contracts = Contratos e quotas
paper-house-times = Vezes
paper-house-others = Outros
paper-not-played = não se joga
paper-quota-forehand = { $contract }, quota de mão
paper-quota-others = { $contract }, quota dos outros
# after "Who decides the contract"
paper-order-free = mão
paper-order-round = uma ordem, distribuição a distribuição
paper-order-round_of_three = uma ordem, três distribuições cada
paper-order-block = quem dá, contrato a contrato
paper-order = A ordem
paper-order-add = { $contract }, o próximo da ordem
paper-order-again = Recomeçar a ordem
paper-order-then-free = Depois mão escolhe
paper-house-invalid = { $reason }. Até lá valem as regras de antes.
paper-clash-quotas = { $contract }: as quotas { $own }, { $others } e { $others } somam { $sum }, não { $expected }
paper-clash-turns = Nessa ordem { $contract } calha { $times } vezes ao mesmo mão, e o máximo é { $limit }
paper-clash-rounds = { $rounds } distribuições são mais do que os contratos dão: { $most }
paper-clash-block = Quando só se passa a vez de dar depois de todos os contratos, todos saem o mesmo número de vezes
paper-clash-number = Um número inteiro de { $lowest } a { $highest }
paper-clash-contracts = Joga-se pelo menos um contrato
paper-rules-in-full = As regras completas

## Histórico e ficheiros

paper-history = O que mudou
paper-history-about = Nada do que { $names } anotaram se perde
paper-did-enter = Distribuição { $number }: { $now }
paper-did-correct = Distribuição { $number } corrigida: { $before } → { $now }
paper-did-take = Distribuição { $number } desfeita: { $before }
paper-did-rename = { $before } chama-se agora { $now }
paper-did-dealer = { $who } deu as cartas primeiro
paper-print-empty = Imprimir uma vazia
paper-picture = Guardar como imagem
paper-file = Guardar tudo
paper-open-file = Abrir um ficheiro
paper-no-file = Isso não é uma folha de pontos: a linha { $line } não está certa
paper-column-number = N.º
paper-column-extra = Extra
paper-column-dealer = Dador
paper-column-forehand = Mão
paper-column-contract = Contrato
paper-column-trump = Trunfo
paper-column-counted = { $name }: vazas ou cartas
paper-column-score = { $name }: pontos
paper-column-total = { $name }: total

## Guardado, partilhado e acompanhado

paper-unkept = Este navegador não guarda nada: guardem a folha antes de o fechar
paper-unkept-yet = A última alteração ainda não está guardada; talvez falte espaço. O próximo toque tenta outra vez
paper-removed = A folha foi removida noutra janela. Se continuarem aqui, volta a ser guardada
paper-share-about = Os outros podem acompanhar no seu telemóvel. Para isso a folha vai para o servidor desta página.
paper-share-begin = Partilhar a folha
paper-share-follows = Quem abrir isto acompanha
paper-share-writes = Quem abrir isto também pode anotar
paper-share-let-write = Deixar que outros também anotem
paper-share-unreachable = O servidor não responde. A folha continua aqui como antes.
paper-withdraw = Deixar de partilhar
paper-withdraw-about = Mais ninguém poderá acompanhar a folha. Neste aparelho ela continua.
paper-withdraw-sure = Tirar do servidor
paper-code = A ligação como código para a câmara
paper-link = Ligação
paper-copy = Copiar
paper-copied = Copiado
paper-send = Enviar
paper-following = Estás a acompanhar
paper-offline = Sem ligação; o que se anota fica aqui e é enviado depois
paper-line-refused = O servidor não aceita mais: { $reason }
paper-not-found = Não é possível chegar a esta folha
paper-own = Para a minha própria folha
