### Not yet read by a native speaker.
command-serve = Ha bord öppna för webbläsare tills du avbryter.
serve-config = En TOML-fil med inställningar; flaggor och miljön (BISMARCK_PORT och så vidare) går före den.
serve-host = Adressen att lyssna på, annars 127.0.0.1; 0.0.0.0 för alla nät som datorn har.
serve-port = Porten att lyssna på, annars 8123, 0 för en ledig.
serve-bot-processes = Hur många processer botarna får, annars 2.
serve-metrics-port = Porten där Prometheus läser mätvärden, bara på den här datorn; annars ingen.
serve-log-format = Loggrader för människor, eller JSON-objekt för program.
serve-log-level = Från vilken allvarsgrad det loggas; annars warning.
serve-drain = Hur många sekunder givar får spelas vidare när servern ska avslutas.
play-no-browser = Öppna inte webbläsaren; säg bara var sidan finns.
play-port = Sidans port, 0 för en ledig.
play-lan = Låt telefoner i hemmets nät spela med: säger adressen och visar den som en kod att läsa av.
play-address = Med --lan, datorns adress om den har flera.
play-tls = Med --lan, TLS med ett eget certifikat och dess nyckel, som PEM-filer.
lan-how = Telefoner i samma nät: läs av koden eller skriv adressen. Vid bordet, dela dess länk eller dess korta kod.
lan-not-secure = Utan TLS kan en telefons skärm slockna under en giv, och sidan kan inte installeras där; allt annat fungerar. Med certifikat: --tls CERT KEY.
lan-stop = Ctrl-C avslutar; matcherna finns kvar, och deras länkar fungerar nästa gång.
command-admin = För den som driver en server: bord, personer, avstängningar, kopior av lagret.
admin-tables = Visa borden.
admin-backup = Kopiera lagret till en fil, även medan servern går.
admin-backup-file = Filen att skriva; den får inte finnas.
admin-backed-up = Skrev { $file }, { $bytes } byte.
admin-restore = Sätt en kopia i lagrets ställe; servern måste vara avslutad.
admin-restore-file = En fil som `bismarck admin backup` har skrivit.
admin-restored = Lagret är nu det som { $file } innehåller.
admin-set-aside = Lagret som fanns där ligger nu i { $file }.
admin-audit = Kontrollera varje bord i lagret: nummer, regler, kortlek, summor, blandning. Slutkod 1 om något är fel.
admin-audited =
    { $tables ->
        [1] Ett bord kontrollerat
       *[other] { $tables } bord kontrollerade
    }, { $faults ->
        [0] inget fel
        [1] ett med fel
       *[other] { $faults } med fel
    }.
admin-stage =
    { $stage ->
        [over] slut
       *[playing] pågår
    }
admin-people = Visa personerna, med de id som avstängningar går efter.
admin-reports = Visa vad personer har anmält om andra.
admin-person = En persons id, eller dess åtta första siffror eller fler, som `bismarck admin people` visar det.
admin-ban = Stäng av någon; en server som går ser det inom en minut. Det gäller en webbläsare, inte en person.
admin-ban-reason = Varför, för din egen lista.
admin-banned = { $person } är avstängd.
admin-unban = Släpp in någon igen.
admin-unbanned = { $person } är insläppt igen.
admin-is-banned = avstängd: { $reason }
