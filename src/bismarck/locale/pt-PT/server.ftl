### Not yet read by a native speaker.
### O servidor, a página em casa e a administração.

command-serve = Manter mesas abertas para navegadores até que mandes parar.
serve-config = Um ficheiro TOML com a configuração; as opções e o ambiente (BISMARCK_PORT e por aí fora) valem mais do que ele.
serve-host = O endereço onde escutar; se faltar, 127.0.0.1; 0.0.0.0 para todas as redes deste computador.
serve-port = A porta onde escutar; se faltar, 8123; 0 para uma que esteja livre.
serve-bot-processes = Quantos processos recebem os bots; se faltar, 2.
serve-metrics-port = A porta onde o Prometheus lê medidas, só neste computador; se faltar, nenhuma.
serve-log-format = Linhas de registo para pessoas, ou objetos JSON para programas.
serve-log-level = A partir de que gravidade se regista; se faltar, warning.
serve-drain = Quantos segundos podem as distribuições continuar quando se manda parar o servidor.
play-no-browser = Não abrir o navegador; dizer só onde está a página.
play-port = A porta da página, 0 para uma que esteja livre.
play-lan = Deixar que os telemóveis da rede de casa joguem também: diz o endereço e mostra-o como código para a câmara.
play-address = Com --lan, o endereço deste computador, se tiver vários.
play-tls = Com --lan, servir por TLS com um certificado teu e a sua chave, como ficheiros PEM.
lan-how = Telemóveis na mesma rede: leiam o código com a câmara, ou escrevam o endereço. À mesa, passem a ligação ou o código curto dela.
lan-not-secure = Sem TLS o ecrã de um telemóvel pode apagar-se a meio de uma distribuição, e a página não pode ser lá instalada; tudo o resto funciona. Com um certificado: --tls CERT KEY.
lan-stop = Ctrl-C termina; as partidas ficam guardadas, e as suas ligações funcionam da próxima vez.
command-admin = Para quem cuida de um servidor: mesas, pessoas, bloqueios, cópias dos dados.
admin-tables = Enumerar as mesas.
admin-backup = Copiar os dados para um ficheiro, mesmo com o servidor a funcionar.
admin-backup-file = O ficheiro a escrever; ainda não pode existir.
admin-backed-up = { $file } escrito, { $bytes } bytes.
admin-restore = Pôr uma cópia no lugar dos dados; o servidor tem de estar parado.
admin-restore-file = Um ficheiro que `bismarck admin backup` escreveu.
admin-restored = Os dados são agora os de { $file }.
admin-set-aside = Os dados que lá estavam estão agora em { $file }.
admin-audit = Verificar cada mesa guardada: números, regras, baralho, somas, como se baralhou. Sai com 1 se algo estiver errado.
admin-audited =
    { $tables ->
        [0] Nenhuma mesa verificada
        [1] Uma mesa verificada
       *[other] { $tables } mesas verificadas
    }, { $faults ->
        [0] nada de errado
        [1] uma com erro
       *[other] { $faults } com erro
    }.
admin-stage =
    { $stage ->
        [over] acabou
       *[playing] em jogo
    }
admin-people = Enumerar as pessoas, com os códigos que servem para as bloquear.
admin-reports = Enumerar o que umas pessoas denunciaram de outras.
admin-person = O código de uma pessoa, ou pelo menos os seus oito primeiros algarismos, como `bismarck admin people` o mostra.
admin-ban = Deixar de atender alguém; um servidor a funcionar dá por isso num minuto. O bloqueio é de um navegador, não de uma pessoa.
admin-ban-reason = O motivo, para a tua própria lista.
admin-banned = Bloqueio feito: { $person }.
admin-unban = Voltar a atender alguém.
admin-unbanned = Bloqueio desfeito: { $person }.
admin-is-banned = bloqueio: { $reason }
