### Not yet read by a native speaker.
### O que `bismarck arena` diz, e seu relatório.

command-arena = Medir bots uns contra os outros com as mesmas cartas.
arena-bots = Três bots; repita um para jogá-lo contra outro, ou junto com outro contra ele.
arena-sets = Quantas séries: as mesmas cartas com todas as ordens de lugares dos três.
arena-seed = Um número de que as séries decorrem; os números a partir de 1000000 ficam para os resultados finais.
arena-layer = O que se joga: só as cartas, uma distribuição com contrato e descarte, ou partidas inteiras.
arena-jobs = Quantos processos jogam; se faltar, um para cada núcleo.
arena-sprt = Parar assim que as séries mostrem se o primeiro bot ganha LOW ou HIGH pontos por distribuição; sai com 0 se for HIGH.
arena-out = A pasta que guarda as séries, um resumo e um relatório.
arena-resume = Continuar a medição que está na pasta.
arena-progress = Séries

arena-line = { $bot }: { $points } pontos por distribuição{ $share }
arena-verdict = Teste sequencial: { $verdict ->
    [high] o ganho é o maior
    [low] o ganho é o menor
   *[open] não está decidido, faltam séries
}

arena-title = { $bots } na arena
arena-about = { $rules }. { $layer } { $sets ->
    [0] Nenhuma série
    [1] Uma série
   *[other] { $sets } séries
} com { $seatings ->
    [1] uma ordem de lugares
   *[other] { $seatings } ordens de lugares
}, semente { $seed }.
arena-layer-play = Só as cartas: contrato e descarte estão dados.
arena-layer-round = Distribuições avulsas: os bots escolhem contratos e descartam.
arena-layer-match = Partidas inteiras.
arena-bot = Bot
arena-points = Pontos por distribuição
arena-wins = Partidas vencidas
arena-ms = Milissegundos por decisão
arena-running = Média de { $bot } nas séries até aqui
arena-histogram = Pontos por distribuição de { $bot } em cada série
arena-in-contract = Pontos por distribuição em { $contract }
arena-method = Cada série dá as mesmas cartas em todas as ordens de lugares. Os intervalos cobrem 95 %, a partir de 10.000 reamostragens das séries.
