### Not yet read by a native speaker.
### A folha de pontos de uma partida com cartas de verdade, feita no terminal: `bismarck score`.

command-score = Fazer a folha de pontos de uma partida com cartas de verdade.
score-option-file = O ficheiro da folha; sem ele, a que deixaste a meio.
score-option-name = Um jogador, no sentido dos ponteiros do relógio; dá três.
score-option-dealer = Quem dá primeiro: A, B, C ou um nome.
score-option-new = Começar outra folha.
score-option-export = Escrever a folha como csv, log, html ou pdf, sem apontar nada.
score-option-output = O ficheiro a escrever; sem ele, a saída padrão.
score-option-paper = O papel de um pdf: a4 ou letter.
score-option-empty = Uma folha em branco para imprimir e preencher à mão.
score-option-evenings = Somar várias folhas numa tabela.
score-option-share = O endereço de um servidor, onde outros acompanham e também apontam por ligação e código QR; ou uma ligação dessas, deles.

## O que se pode escrever, com vírgulas entre as palavras

score-input-help = ajuda, ?
score-input-sheet = folha, pontos
score-input-rounds = distribuições, lista
score-input-history = histórico, alterações
score-input-correct = corrigir, mudar
score-input-undo = desfazer, voltar
score-input-misdeal = má distribuição, dar de novo
score-input-rename = nome, mudar nome
score-input-dealer = dador, primeiro dador
score-input-link = ligação, partilhar
score-input-quit = sair, fim, q
score-input-yes = sim, s, ok
score-input-no = não, nao, n

## Perguntas

score-ask-name = Quem está no lugar { $seat }?
score-ask-dealer = Quem dá primeiro?
score-ask-resume = Deixaste uma folha por acabar: { $players }. Continuar com ela (sim ou não)?
score-ask-round = Contrato e vazas de { $first } e { $second } (o resto é de { $third })?
score-ask-tricks = Vazas de { $first } e { $second } (o resto é de { $third })?
score-ask-hearts = Copas de { $first } e { $second } (o resto é de { $third })?
score-ask-queen = Quem levou a dama de espadas?
score-ask-after = Mais alguma coisa (corrigir, folha, sair)?
score-help =
    Uma distribuição: spel 8 4, ou pass ana 5 rui 6; o resto é do terceiro. Com trunfo: valfri copas 9 4, ou v c 9 4.
    Quem levou a dama de espadas: só o nome do jogador.
    corrigir 2 spel 8 4: a distribuição 2 é escrita de novo. desfazer: a última distribuição é retirada.
    má distribuição: as cartas foram recolhidas. folha, distribuições, histórico: o que está escrito.
    nome ana Anita; dador rui: quem deu primeiro. sair: fica tudo guardado.
    ligação: como os outros acompanham no telemóvel, ou também apontam.

## O que se diz

score-kept-in = A folha é { $path }; cada linha fica logo guardada. Escreve ajuda para veres o que podes escrever.
score-link = Os outros acompanham em { $link }.
score-writing-link = Quem abrir isto também pode apontar: { $link }
score-not-shared = Ainda ninguém acompanha. Para o permitir: sair, e continuar com --share e o endereço de um servidor.
score-not-sent = Ainda não foi enviado: { $why }. Podes continuar; segue assim que der.
score-sent = O servidor voltou a responder; está tudo enviado.
score-unsent = { $count ->
    [one] { $count } alteração ainda não foi enviada; segue da próxima vez que abrires esta folha.
   *[other] { $count } alterações ainda não foram enviadas; seguem da próxima vez que abrires esta folha.
}
score-share-over = Já não é partilhada: { $why }. A folha continua aqui.
score-line-no_answer = o servidor não responde
score-line-not_ours = outra coisa responde ali, como pode fazer a rede de um hotel
score-line-moved = o servidor aponta para outro sítio, { $where }
score-line-wrong_key = a chave já não abre esta folha
score-line-unknown_paper = o servidor já não tem esta folha
score-line-paper_full = o servidor não aceita mais alterações desta folha
score-line-too_many = foi demasiado de uma vez para o servidor
score-line-busy = o servidor está ocupado
score-line-too_slow = a rede está demasiado lenta
score-line-rules = o servidor não aceita estas regras
score-line-name = o servidor não aceita um dos nomes
score-line-other = o servidor recusa ({ $code })
score-from-other = De outro aparelho: { $what }
score-lost = Não bate certo com o que outros apontaram e saiu: { $what } ({ $why })
score-totals = Total: { $totals }.
score-not-kept = Não ficou guardado: { $why }. Arranja espaço no disco e escreve de novo.
score-overtaken = Outro aparelho acabou de apontar; vê a folha e depois desfaz.
score-same = A distribuição { $number } já está exatamente assim.
score-ended = Está tudo guardado. Continua noutro dia com: { $command }
score-round = Distribuição { $number } de { $rounds }: { $dealer } dá, { $forehand } é a mão.
score-extra = Distribuição extra { $extra }: { $dealer } dá, { $forehand } é a mão.
score-left = { $name } ainda tem: { $contracts }.
score-contract = O contrato é { $contract }.
score-misdeals = { $count ->
    [1] Dado de novo uma vez.
   *[other] Dado de novo { $count } vezes.
}
score-entered = Distribuição { $number }, { $contract }: { $scores }. Total: { $totals }.
score-corrected = Distribuição { $number } corrigida, { $contract }: { $scores }. Total: { $totals }.
score-taken = A última distribuição foi retirada.
score-misdeal-noted = Má distribuição: o mesmo dador dá outra vez.
score-misdeal-taken = A má distribuição foi retirada.
score-renamed = Agora chama-se { $name }.
score-dealer-noted = { $name } deu primeiro.
score-refused = Não dá: { $why }.
score-conflict = A distribuição { $number } já não bate certo: { $why }. Corrige-a: corrigir { $number } …
score-after-the-end = Esta distribuição vem depois do fim da partida e não conta.
score-decided = A partida acabou. Total: { $totals }.
score-winner = { $name } ganha a partida.
score-shared = Primeiro lugar dividido: { $players }.
score-decided-hint = A partida acabou. Ainda se pode corrigir: corrigir 2 spel 8 4.
score-correct-how = Escreve qual a distribuição e como foi: corrigir 2 spel 8 4.
score-rename-how = Escreve de quem é o nome e o novo: nome ana Anita.
score-dealer-how = Escreve quem deu primeiro: dador rui.
score-unclear-contract = Que contrato? Escreve-o primeiro, como em spel 8 4, ou ajuda.
score-unclear-numbers = Faltam os números de dois jogadores, como em 8 4; ou escreve ajuda.
score-unclear-player = Não há aqui nenhum jogador { $text }; escreve um nome ou A, B, C.
score-unclear-word = Não conheço { $text }. Querias dizer { $near }?
score-unclear-no-word = Não conheço { $text }. Escreve o contrato e dois números, como em spel 8 4, ou ajuda.
score-unclear-which = { $text } pode ser { $near }; escreve mais uma letra.
score-unclear-number = { $text } não é um número de vazas ou de cartas; escreve números inteiros a partir de 0, como em 8 4.
score-unclear-twice = { $text } aparece duas vezes; escreve dois jogadores diferentes.
score-either = { $first } ou { $last }
score-wrong-name = Escreve um nome com { $most } letras, no máximo, que mais ninguém tenha.
score-wrong-dealer = Escreve o nome de um dos três.
score-mark-corrected = Corrigida: distribuição { $rounds }.
score-no-history = Ainda não há nada escrito.
score-did-enter = Distribuição { $number }: { $entry }
score-did-correct = Distribuição { $number } corrigida: { $before } → { $after }
score-did-take = Distribuição { $number } retirada: { $entry }
score-did-rename = { $before } agora é { $after }
score-same-evening = { $file } é uma folha que já foi contada.
score-tally = { $name }: { $points } pontos, { $evenings ->
    [one] { $evenings } noite
   *[other] { $evenings } noites
}, { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}

## Registos sem cartas

score-verify-good = bom: uma partida sem cartas, apontada à mão: { $rounds ->
    [one] { $rounds } distribuição
   *[other] { $rounds } distribuições
}, { $changes ->
    [one] { $changes } alteração
   *[other] { $changes } alterações
}
score-replay-note = Uma partida sem cartas, apontada à mão.

## A folha impressa

score-print-date = Data
score-print-corrected = corrigida
