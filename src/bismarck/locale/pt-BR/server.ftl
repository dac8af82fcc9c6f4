### Not yet read by a native speaker.
### O servidor, a página em casa e a administração.

command-serve = Manter mesas abertas para navegadores até que você mande parar.
serve-config = Um arquivo TOML com a configuração; as opções e o ambiente (BISMARCK_PORT e assim por diante) valem mais que ele.
serve-host = O endereço onde escutar; se faltar, 127.0.0.1; 0.0.0.0 para todas as redes deste computador.
serve-port = A porta onde escutar; se faltar, 8123; 0 para uma que esteja livre.
serve-bot-processes = Quantos processos os bots recebem; se faltar, 2.
serve-metrics-port = A porta onde o Prometheus lê medidas, só neste computador; se faltar, nenhuma.
serve-log-format = Linhas de registro para pessoas, ou objetos JSON para programas.
serve-log-level = A partir de que gravidade se registra; se faltar, warning.
serve-drain = Quantos segundos as distribuições podem continuar quando se manda o servidor parar.
play-no-browser = Não abrir o navegador; só dizer onde está a página.
play-port = A porta da página, 0 para uma que esteja livre.
play-lan = Deixar que os celulares da rede de casa joguem também: diz o endereço e o mostra como código para a câmera.
play-address = Com --lan, o endereço deste computador, se ele tiver vários.
play-tls = Com --lan, servir por TLS com um certificado seu e a chave dele, como arquivos PEM.
lan-how = Celulares na mesma rede: leiam o código com a câmera, ou digitem o endereço. Na mesa, passem adiante o link ou o código curto dela.
lan-not-secure = Sem TLS a tela de um celular pode apagar no meio de uma distribuição, e a página não pode ser instalada nele; todo o resto funciona. Com um certificado: --tls CERT KEY.
lan-stop = Ctrl-C encerra; as partidas ficam guardadas, e os links delas funcionam da próxima vez.
command-admin = Para quem cuida de um servidor: mesas, pessoas, bloqueios, cópias dos dados.
admin-tables = Listar as mesas.
admin-backup = Copiar os dados para um arquivo, mesmo com o servidor em funcionamento.
admin-backup-file = O arquivo a escrever; ele ainda não pode existir.
admin-backed-up = { $file } escrito, { $bytes } bytes.
admin-restore = Pôr uma cópia no lugar dos dados; o servidor precisa estar parado.
admin-restore-file = Um arquivo que `bismarck admin backup` escreveu.
admin-restored = Os dados agora são os de { $file }.
admin-set-aside = Os dados que havia estão agora em { $file }.
admin-audit = Conferir cada mesa guardada: números, regras, baralho, somas, embaralhamento. Sai com 1 se algo estiver errado.
admin-audited =
    { $tables ->
        [0] Nenhuma mesa conferida
        [1] Uma mesa conferida
       *[other] { $tables } mesas conferidas
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
admin-people = Listar as pessoas, com os códigos usados para bloqueá-las.
admin-reports = Listar o que pessoas denunciaram de outras.
admin-person = O código de uma pessoa, ou pelo menos seus oito primeiros dígitos, como `bismarck admin people` o mostra.
admin-ban = Não atender mais alguém; um servidor em funcionamento nota isso em um minuto. O bloqueio é de um navegador, não de uma pessoa.
admin-ban-reason = O motivo, para a sua própria lista.
admin-banned = Bloqueio feito: { $person }.
admin-unban = Voltar a atender alguém.
admin-unbanned = Bloqueio desfeito: { $person }.
admin-is-banned = bloqueio: { $reason }
