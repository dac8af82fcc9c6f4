### Not yet read by a native speaker.
### O placar de uma partida com cartas de verdade, mantido no terminal: `bismarck score`.

command-score = Manter o placar de uma partida com cartas de verdade.
score-option-file = O arquivo do placar; sem ele, o que você deixou.
score-option-name = Um jogador, no sentido horário; dê três.
score-option-dealer = Quem distribui primeiro: A, B, C ou um nome.
score-option-new = Começar outro placar.
score-option-export = Gravar o placar como csv, log, html ou pdf, sem anotar nada.
score-option-output = O arquivo a gravar; sem ele, a saída padrão.
score-option-paper = O papel de um pdf: a4 ou letter.
score-option-empty = Um placar em branco para imprimir e preencher à caneta.
score-option-evenings = Somar vários placares numa tabela.
score-option-share = O endereço de um servidor, onde outros acompanham e também anotam por link e código QR; ou um link desses, deles.

## O que se pode escrever, com vírgulas entre as palavras

score-input-help = ajuda, ?
score-input-sheet = placar, pontos
score-input-rounds = distribuições, lista
score-input-history = histórico, alterações
score-input-correct = corrigir, mudar
score-input-undo = desfazer, voltar
score-input-misdeal = distribuição incorreta, redistribuir
score-input-rename = nome, renomear
score-input-dealer = distribuidor, primeiro distribuidor
score-input-link = link, compartilhar
score-input-quit = sair, fim, q
score-input-yes = sim, s, ok
score-input-no = não, nao, n

## Perguntas

score-ask-name = Quem fica no lugar { $seat }?
score-ask-dealer = Quem distribui primeiro?
score-ask-resume = Você deixou um placar por terminar: { $players }. Continuar com ele (sim ou não)?
score-ask-round = Contrato e vazas de { $first } e { $second } (o resto é de { $third })?
score-ask-tricks = Vazas de { $first } e { $second } (o resto é de { $third })?
score-ask-hearts = Copas de { $first } e { $second } (o resto é de { $third })?
score-ask-queen = Quem pegou a dama de espadas?
score-ask-after = Mais alguma coisa (corrigir, placar, sair)?
score-help =
    Uma distribuição: spel 8 4, ou pass ana 5 beto 6; o resto é do terceiro. Com trunfo: valfri copas 9 4, ou v c 9 4.
    Quem pegou a dama de espadas: só o nome do jogador.
    corrigir 2 spel 8 4: a distribuição 2 é escrita de novo. desfazer: a última distribuição é retirada.
    redistribuir: as cartas foram recolhidas. placar, distribuições, histórico: o que está escrito.
    nome ana Aninha; distribuidor beto: quem distribuiu primeiro. sair: tudo fica guardado.
    link: como os outros acompanham no celular, ou também anotam.

## O que se diz

score-kept-in = O placar é { $path }; cada linha é gravada na hora. Escreva ajuda para ver o que dá para escrever.
score-link = Os outros acompanham em { $link }.
score-writing-link = Quem abrir isto também pode anotar: { $link }
score-not-shared = Ninguém acompanha ainda. Para deixar: sair, e continuar com --share e o endereço de um servidor.
score-not-sent = Ainda não foi enviado: { $why }. Pode continuar; será enviado assim que der.
score-sent = O servidor voltou a responder; tudo foi enviado.
score-unsent = { $count ->
    [1] { $count } alteração ainda não foi enviada; vai na próxima vez que você abrir este placar.
   *[other] { $count } alterações ainda não foram enviadas; vão na próxima vez que você abrir este placar.
}
score-share-over = Não é mais compartilhado: { $why }. O placar continua aqui.
score-line-no_answer = o servidor não responde
score-line-not_ours = outra coisa responde ali, como a rede de um hotel pode fazer
score-line-moved = o servidor aponta para outro lugar, { $where }
score-line-wrong_key = a chave não abre mais este placar
score-line-unknown_paper = o servidor não tem mais este placar
score-line-paper_full = o servidor não aceita mais alterações deste placar
score-line-too_many = foi demais de uma vez para o servidor
score-line-busy = o servidor está ocupado
score-line-too_slow = a rede está lenta demais
score-line-rules = o servidor não aceita estas regras
score-line-name = o servidor não aceita um dos nomes
score-line-other = o servidor recusa ({ $code })
score-from-other = De outro aparelho: { $what }
score-lost = Não combina com o que outros anotaram e saiu: { $what } ({ $why })
score-totals = Total: { $totals }.
score-not-kept = Não foi gravado: { $why }. Libere espaço no disco e escreva de novo.
score-overtaken = Outro aparelho acabou de anotar; olhe o placar e depois desfaça.
score-same = A distribuição { $number } já está exatamente assim.
score-ended = Tudo está guardado. Continue outro dia com: { $command }
score-round = Distribuição { $number } de { $rounds }: { $dealer } distribui, { $forehand } é a mão.
score-extra = Distribuição extra { $extra }: { $dealer } distribui, { $forehand } é a mão.
score-left = { $name } ainda tem: { $contracts }.
score-contract = O contrato é { $contract }.
score-misdeals = { $count ->
    [1] Redistribuído uma vez.
   *[other] Redistribuído { $count } vezes.
}
score-entered = Distribuição { $number }, { $contract }: { $scores }. Total: { $totals }.
score-corrected = Distribuição { $number } corrigida, { $contract }: { $scores }. Total: { $totals }.
score-taken = A última distribuição foi retirada.
score-misdeal-noted = Distribuição incorreta: quem distribuiu distribui de novo.
score-misdeal-taken = A distribuição incorreta foi retirada.
score-renamed = Agora se chama { $name }.
score-dealer-noted = { $name } distribuiu primeiro.
score-refused = Não dá: { $why }.
score-conflict = A distribuição { $number } não combina mais: { $why }. Corrija: corrigir { $number } …
score-after-the-end = Esta distribuição vem depois do fim da partida e não conta.
score-decided = A partida acabou. Total: { $totals }.
score-winner = { $name } vence a partida.
score-shared = Primeiro lugar dividido: { $players }.
score-decided-hint = A partida acabou. Ainda dá para corrigir: corrigir 2 spel 8 4.
score-correct-how = Escreva qual distribuição e como foi: corrigir 2 spel 8 4.
score-rename-how = Escreva de quem é o nome e o novo: nome ana Aninha.
score-dealer-how = Escreva quem distribuiu primeiro: distribuidor beto.
score-unclear-contract = Qual contrato? Escreva-o primeiro, como em spel 8 4, ou ajuda.
score-unclear-numbers = Faltam os números de dois jogadores, como em 8 4; ou escreva ajuda.
score-unclear-player = Não há jogador { $text } aqui; escreva um nome ou A, B, C.
score-unclear-word = Não conheço { $text }. Você quis dizer { $near }?
score-unclear-no-word = Não conheço { $text }. Escreva o contrato e dois números, como em spel 8 4, ou ajuda.
score-unclear-which = { $text } pode ser { $near }; escreva mais uma letra.
score-unclear-number = { $text } não é um número de vazas ou de cartas; escreva números inteiros a partir de 0, como em 8 4.
score-unclear-twice = { $text } aparece duas vezes; escreva dois jogadores diferentes.
score-either = { $first } ou { $last }
score-wrong-name = Escreva um nome de até { $most } letras que mais ninguém tenha.
score-wrong-dealer = Escreva o nome de um dos três.
score-mark-corrected = Corrigida: distribuição { $rounds }.
score-no-history = Ainda não há nada escrito.
score-did-enter = Distribuição { $number }: { $entry }
score-did-correct = Distribuição { $number } corrigida: { $before } → { $after }
score-did-take = Distribuição { $number } retirada: { $entry }
score-did-rename = { $before } agora é { $after }
score-same-evening = { $file } é uma folha que já foi contada.
score-tally = { $name }: { $points } pontos, { $evenings ->
    [1] { $evenings } noite
   *[other] { $evenings } noites
}, { $wins ->
    [1] { $wins } vitória
   *[other] { $wins } vitórias
}

## Registros sem cartas

score-verify-good = bom: uma partida sem cartas, anotada à mão: { $rounds ->
    [1] { $rounds } distribuição
   *[other] { $rounds } distribuições
}, { $changes ->
    [1] { $changes } alteração
   *[other] { $changes } alterações
}
score-replay-note = Uma partida sem cartas, anotada à mão.

## O placar impresso

score-print-date = Data
score-print-corrected = corrigida
