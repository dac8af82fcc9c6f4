### Not yet read by a native speaker.
### O placar de uma partida com cartas de verdade. $who é um jogador, $deal uma distribuição em palavras, como "Distribuição 3".

paper-title = Placar
paper-player = Jogador { $number }
paper-deals = dá as cartas
paper-inside = distribuição { $number }
paper-inside-extra = distribuição extra { $extra }
paper-large = Mostrar grande
paper-players = Jogadores e jogo
paper-share = Compartilhar
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
paper-misdeal = Distribuição incorreta
paper-misdeal-said = Distribuição incorreta: { $who } dá de novo
paper-take-back = Desfazer { $deal }
paper-taken = { $deal } foi desfeita
paper-misdeal-take-back = Desfazer a distribuição incorreta
paper-misdeal-taken = A distribuição incorreta foi desfeita

## Corrigir

paper-correct = Corrigir { $deal }
paper-correct-short = Corrigir
paper-correct-title = Corrigir { $deal }
paper-write-correction = Corrigir { $deal }
paper-leave = Deixar assim
paper-overtaken-written = { $deal } foi anotada em outro aparelho: corrijam com os seus números ou deixem assim
paper-overtaken-taken = { $deal } foi desfeita em outro aparelho: ela vem primeiro
paper-corrected = corrigida
paper-conflict = não bate
paper-conflict-in = A linha { $number } não bate mais:
paper-beyond = linha { $number }: a partida já estava decidida, ela não conta

## O fim, e outras noites

paper-over = A partida acabou
paper-running = não terminada
paper-again = Nova noite
paper-extra = Extra
paper-evenings = Nossas noites
paper-standings = Todas as noites destes jogadores
paper-evenings-count = Noites
paper-wins = Vitórias
paper-remove = Remover
paper-remove-sure = Remover de vez
paper-nothing = Nada ainda
paper-unread = Há aqui mais do que esta página consegue ler. Salvem como arquivo e nada se perde
paper-unread-save = Salvar placar não lido { $number }

## Jogadores e jogo

paper-clockwise = Na ordem em que estão sentados, em sentido horário
paper-first-dealer = Dá as cartas primeiro
paper-game = Jogo
paper-game-fixed = O jogo fica fixo quando algo foi anotado. Para outro, comecem uma nova noite.
paper-house-rules = Regras da casa
paper-times = { $contract }, vezes cada um
paper-no-limit = sem limite
paper-rules-clash = Isso não combina com o resto
paper-house-contracts = Contratos e cotas
paper-house-times = Vezes
paper-house-others = Outros
paper-not-played = não se joga
paper-quota-forehand = { $contract }, cota de mão
paper-quota-others = { $contract }, cota dos outros
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
paper-clash-quotas = { $contract }: as cotas { $own }, { $others } e { $others } somam { $sum }, não { $expected }
paper-clash-turns = Nessa ordem { $contract } cai { $times } vezes para o mesmo mão, e o máximo é { $limit }
paper-clash-rounds = { $rounds } distribuições são mais do que os contratos dão: { $most }
paper-clash-block = Quando só se passa a vez de dar depois de todos os contratos, todos saem o mesmo número de vezes
paper-clash-number = Um número inteiro de { $lowest } a { $highest }
paper-clash-contracts = Joga-se pelo menos um contrato
paper-rules-in-full = As regras completas

## Histórico e arquivos

paper-history = O que mudou
paper-history-about = Nada do que { $names } anotaram se perde
paper-did-enter = Distribuição { $number }: { $now }
paper-did-correct = Distribuição { $number } corrigida: { $before } → { $now }
paper-did-take = Distribuição { $number } desfeita: { $before }
paper-did-rename = { $before } agora se chama { $now }
paper-did-dealer = { $who } deu as cartas primeiro
paper-print-empty = Imprimir um vazio
paper-picture = Salvar como imagem
paper-file = Salvar tudo
paper-open-file = Abrir um arquivo
paper-no-file = Isso não é um placar: a linha { $line } não está certa
paper-column-number = Nº
paper-column-extra = Extra
paper-column-dealer = Distribuidor
paper-column-forehand = Mão
paper-column-contract = Contrato
paper-column-trump = Trunfo
paper-column-counted = { $name }: vazas ou cartas
paper-column-score = { $name }: pontos
paper-column-total = { $name }: total

## Guardado, compartilhado e acompanhado

paper-unkept = Este navegador não guarda nada: salvem o placar antes de fechar
paper-unkept-yet = A última mudança ainda não foi guardada; talvez falte espaço. O próximo toque tenta de novo
paper-removed = O placar foi removido em outra janela. Se continuarem aqui, ele é guardado de novo
paper-share-about = Os outros podem acompanhar no próprio celular. Para isso o placar vai para o servidor desta página.
paper-share-begin = Compartilhar o placar
paper-share-follows = Quem abrir isto acompanha
paper-share-writes = Quem abrir isto também pode anotar
paper-share-let-write = Deixar que outros também anotem
paper-share-unreachable = O servidor não responde. O placar continua aqui como antes.
paper-withdraw = Parar de compartilhar
paper-withdraw-about = Ninguém mais poderá acompanhar o placar. Neste aparelho ele continua.
paper-withdraw-sure = Tirar do servidor
paper-code = O link como código para a câmera
paper-link = Link
paper-copy = Copiar
paper-copied = Copiado
paper-send = Enviar
paper-following = Você está acompanhando
paper-offline = Sem conexão; o que se anota fica aqui e é enviado depois
paper-line-refused = O servidor não aceita mais: { $reason }
paper-not-found = Não dá para chegar a este placar
paper-own = Para o meu próprio placar
