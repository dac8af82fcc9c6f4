### Not yet read by a native speaker.
### Wer einen Server betreibt, im Netz oder zu Hause.

command-serve = Tische für Browser bereithalten, bis man es beendet.
serve-config = Eine TOML-Datei mit Einstellungen; Optionen und die Umgebung (BISMARCK_PORT und so weiter) gehen vor.
serve-host = Die Adresse, auf der er hört, sonst 127.0.0.1; 0.0.0.0 für jedes Netz dieses Rechners.
serve-port = Der Port, auf dem er hört, sonst 8123; 0 für einen freien.
serve-bot-processes = Wie viele Prozesse die Bots bekommen, sonst 2.
serve-metrics-port = Der Port, an dem Prometheus Messwerte liest, nur auf diesem Rechner; sonst keiner.
serve-log-format = Logzeilen für Menschen oder JSON-Objekte für Programme.
serve-log-level = Ab welcher Schwere etwas ins Log kommt; sonst warning.
serve-drain = Wie viele Sekunden Runden weitergehen dürfen, wenn der Server enden soll.
play-no-browser = Den Browser nicht öffnen; nur sagen, wo die Seite ist.
play-port = Der Port der Seite, 0 für einen freien.
play-lan = Auch Telefone im Netz zu Hause mitspielen lassen: nennt die Adresse und zeigt sie als Code zum Abscannen.
play-address = Mit --lan: die Adresse dieses Rechners, wenn er mehrere hat.
play-tls = Mit --lan: über TLS, mit eigenem Zertifikat und dessen Schlüssel als PEM-Dateien.
lan-how = Telefone im selben Netz: den Code scannen oder die Adresse tippen. Am Tisch seinen Link oder seinen kurzen Code teilen.
lan-not-secure = Ohne TLS kann der Bildschirm eines Telefons während einer Runde dunkel werden, und die Seite lässt sich dort nicht installieren; alles andere geht. Mit Zertifikat: --tls CERT KEY.
lan-stop = Strg-C beendet es; die Partien bleiben, und ihre Links gelten beim nächsten Mal.
command-admin = Für den Betrieb eines Servers: Tische, Personen, Sperren, Kopien des Speichers.
admin-tables = Die Tische aufzählen.
admin-backup = Den Speicher in eine Datei kopieren, auch während der Server läuft.
admin-backup-file = Die Datei, in die geschrieben wird; es darf sie noch nicht geben.
admin-backed-up = { $file } geschrieben, { $bytes } Bytes.
admin-restore = Eine Kopie an die Stelle des Speichers setzen; der Server muss beendet sein.
admin-restore-file = Eine Datei, die `bismarck admin backup` geschrieben hat.
admin-restored = Der Speicher ist jetzt, was { $file } enthält.
admin-set-aside = Der bisherige Speicher liegt jetzt in { $file }.
admin-audit = Jeden Tisch des Speichers prüfen: Nummern, Regeln, Blatt, Summen, Mischen. Endet mit 1, wenn etwas nicht stimmt.
admin-audited =
    { $tables ->
        [1] Ein Tisch geprüft
       *[other] { $tables } Tische geprüft
    }, { $faults ->
        [0] kein Fehler
        [1] einer mit Fehlern
       *[other] { $faults } mit Fehlern
    }.
admin-stage =
    { $stage ->
        [over] zu Ende
       *[playing] läuft
    }
admin-people = Die Personen aufzählen, mit den Kennungen, nach denen Sperren gehen.
admin-reports = Aufzählen, was Personen über andere gemeldet haben.
admin-person = Die Kennung einer Person oder mindestens ihre ersten acht Zeichen, wie `bismarck admin people` sie zeigt.
admin-ban = Jemanden aussperren; ein laufender Server merkt es binnen einer Minute. Es trifft einen Browser, keinen Menschen.
admin-ban-reason = Warum, für deine eigene Liste.
admin-banned = { $person } ist ausgesperrt.
admin-unban = Jemanden wieder einlassen.
admin-unbanned = { $person } darf wieder herein.
admin-is-banned = ausgesperrt: { $reason }
