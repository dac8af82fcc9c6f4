### Not yet read by a native speaker.
### Die Seiten neben dem Tisch: die Startseite, Tische für Freunde, meine Sachen, das Mischen.
### Sie kommen, wenn man sie aufruft; was am Tisch gesagt wird, steht in web.ftl.

## Die Startseite und Hausregeln

web-home-name = Dein Name
web-home-default-name = Gast
web-home-game = Welches Spiel
web-home-opponents = Deine Gegner
web-home-left = Links von dir
web-home-right = Rechts von dir
web-home-play = Jetzt spielen
web-home-play-about = Gegen zwei Computerspieler
web-home-continue = Weiterspielen
web-home-house-rules = Hausregeln
web-home-house-rules-about = Einzelne Regeln dieses Spiels ändern
web-home-house-rules-changed = { $count ->
    [1] Eine Regel geändert
   *[other] { $count } Regeln geändert
}
web-home-house-rules-clear = Wie im Spiel vorgesehen
web-home-rated = Alle sind gleich oft Vorhand
web-home-unrated = Nicht alle sind gleich oft Vorhand
web-option-deck = Das Blatt
web-option-forehand = Vorhand ist
web-option-opening_lead = Zum ersten Stich spielt aus
web-option-first_dealer = Wer zuerst gibt
web-option-rotation = Das Geben wechselt
web-option-packets = Karten auf einmal
web-option-talon_when = Der Skat wird gegeben
web-option-talon_face = Der Skat liegt
web-option-choose_on = Vorhand wählt
web-option-contracts = Kontrakte, und wie oft jeder
web-option-quotas = Quoten
web-option-schedule = Wer den Kontrakt bestimmt
web-option-rounds = Zahl der Runden
web-option-valfri_strains = In Valfri darf man nennen
web-option-valfri_trump = Der Trumpf in Valfri wird genannt
web-option-exchange = Den Skat zu nehmen ist
web-option-must_trump = Wer nicht bedienen kann, muss trumpfen
web-option-short_discard = Mit echten Karten ist falsches Drücken
web-option-tie = Gleichstand an der Spitze
web-value-eldest = der linke Nachbar des Gebers
web-value-dealer = der Geber
web-value-left_of_forehand = der linke Nachbar von Vorhand
web-value-lot = durch das Los
web-value-high_card = durch die höchste Karte
web-value-each_round = nach jeder Runde
web-value-each_block = wenn der Geber jeden Kontrakt gegeben hat
web-value-first = zuerst
web-value-last = zuletzt
web-value-with_hand = gleich an Vorhand
web-value-up = offen
web-value-down = verdeckt
web-value-talon = nach dem Skat
web-value-hand = nach der Hand
web-value-hand_and_talon = nach Hand und Skat
web-value-nothing = nicht: die Folge ist fest
web-value-suits = eine Farbe
web-value-suits_nt = eine Farbe oder ohne Trumpf
web-value-nt = nur ohne Trumpf
web-value-with_contract = mit dem Kontrakt
web-value-after_exchange = nach dem Tausch
web-value-none = gar nicht
web-value-required = Pflicht
web-value-optional = freigestellt
web-value-yes = ja
web-value-no = nein
web-value-refused = zu berichtigen
web-value-misdeal = eine Fehlausteilung
web-value-shared = wird geteilt
web-value-extra_valfri = wird in Valfri ausgespielt
web-value-forehand = Vorhand

## Mit Freunden spielen

web-home-friends = Mit Freunden spielen
web-home-friends-about = Ein Link für eure Telefone
web-about-title = Über Bismarck
web-home-more = Mehr
web-code-label = Ein Code von Freunden
web-code-join = Mitspielen
web-code-unknown = Einen Tisch mit dem Code { $code } gibt es nicht
web-room-title = Rund um den Tisch
web-room-choose = Tippe auf einen freien Platz
web-room-full = Alle Plätze sind besetzt
web-room-free = { $count ->
    [1] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-room-waits = Warten auf { $names }
web-room-starts = Die Partie beginnt
web-room-nameless = Sag erst, wie du heißt
web-room-seat-free = Frei
web-room-sit = Hier sitzen
web-room-move = Hierher
web-room-bot = Ein Computer
web-room-clear = Entfernen
web-room-host = lädt ein
web-room-not-here = kurz weg
web-room-is-ready = bereit
web-room-is-not-ready = noch nicht bereit
web-room-ready = Ich bin bereit
web-room-not-ready = Doch noch nicht
web-room-start = Mit Computerspielern beginnen
web-room-stand = Meinen Platz aufgeben
web-room-watched = Wer bereit ist, ist mit Zuschauern einverstanden.
web-invite-title = Freunde einladen
web-invite-text = Spiel Bismarck mit mir
web-invite-code = Der Code dieses Tischs:
web-invite-code-picture = Der Link dieses Tischs als Code für eine Telefonkamera
web-invite-link = Der Link dieses Tischs
web-invite-copy = Link kopieren
web-invite-copied = Kopiert
web-invite-share = Teilen
web-invite-keeps = Der Link gilt so lange wie die Partie: auch, um an einem anderen Tag weiterzuspielen.
web-invite-local = Dieser Link gilt nur an diesem Computer. Mit --lan gestartet, können andere zu Hause mitspielen.
web-agree-title = Was ausgemacht ist
web-agree-listed = Wer will, darf über die offenen Tische dazukommen
web-agree-spectators = Andere dürfen zuschauen
web-agree-free_text = Freie Worte beim Reden
web-agree-undo = Die letzte Karte darf zurück, wenn alle einverstanden sind
web-agree-clock = Uhr
web-agree-clock-none = Keine Uhr
web-agree-clock-words = { $seconds } Sekunden je Entscheidung, { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
} Reserve

## Offene Tische

web-tables-title = Offene Tische
web-tables-join = Mitspielen
web-tables-none = Gerade wartet kein Tisch auf Spieler.
web-tables-about = Hier steht ein Tisch, wenn jeder dazukommen darf und ein Platz frei ist.
web-tables-clock = { $seconds } s je Entscheidung

## Meine Sachen

web-me-title = Meine Partien
web-me-save = Speichern
web-me-saved = Gespeichert
web-me-matches = Partien
web-me-no-matches = Noch keine
web-me-stage-gathering = nicht begonnen
web-me-stage-playing = läuft
web-me-stage-over = zu Ende
web-me-log = Aufzeichnung
web-me-look = Ansehen
web-me-data = Was von dir aufbewahrt wird
web-me-data-about = Ein Name, deine Partien und eine Zufallszahl in diesem Browser, die sagt, dass du es bist. Sonst nichts.
web-me-export = Alles als Datei
web-me-forget = Vergiss mich
web-me-forget-sure = Die Partien bleiben, mit einem Zufallsnamen an Stelle von deinem. Dieser Browser verliert seine Plätze. Es lässt sich nicht rückgängig machen.
web-me-forget-yes = Vergiss mich jetzt
web-me-keep = Behalten
web-me-forgotten = Vergessen.

## Reden und Leute

web-talk-title = Reden
web-talk-none = Noch hat niemand etwas gesagt
web-talk-words = Mit eigenen Worten
web-talk-say = Sag es
web-people-title = Die Spieler
web-people-mute = { $who } nicht hören
web-people-unmute = { $who } wieder hören
web-people-report = { $who } melden
web-people-report-why = Worum geht es?
web-people-reported = Deine Meldung über { $who } ist gespeichert.
web-people-watching = { $count ->
    [0] Niemand schaut zu.
    [1] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-people-consent = Andere dürfen zuschauen
web-people-link = Der Link dieses Tischs
web-report-insult = Beleidigungen
web-report-spam = Werbung
web-report-name = Ein anstößiger Name
web-report-unfair = Unfaires Spiel
web-report-other = Etwas anderes

## Das Mischen

web-shuffle-title = Wird fair gemischt?
web-shuffle-more = Wie es geht und was es nicht beweist
web-shuffle-lead = Niemand kann deine Karten aussuchen: nicht der Server und kein anderer Spieler. Nach jeder Runde prüft das dein eigenes Gerät. Hier steht, wie, und was es nicht beweist.
web-shuffle-how = Wie gemischt und gegeben wird
web-shuffle-step-promise = Vor der Runde zieht der Server 32 zufällige Bytes, die Saat, und zeigt ihren Fingerabdruck: sein Versprechen. Von da an kann er keine andere Saat nehmen, ohne dass man es sieht.
web-shuffle-step-mix = Dein Gerät zieht selbst 32 zufällige Bytes und zeigt nur ihren Fingerabdruck. Die Geräte der anderen tun dasselbe.
web-shuffle-step-open = Erst wenn alle Fingerabdrücke daliegen, legen die Geräte ihre Bytes offen. Niemand konnte seine nach denen der anderen richten.
web-shuffle-step-deal = Saat und Bytes zusammen, mit HMAC-SHA-256 vermengt, ordnen das Blatt: ein Fisher-Yates-Mischen, bei dem jede Reihenfolge gleich wahrscheinlich ist.
web-shuffle-step-show = Ist die Runde vorbei, legt der Server seine Saat offen.
web-shuffle-step-check = Dein Gerät rechnet alles nach: Passt die Saat zum Versprechen, ist dein eigener Anteil darin, fielen die Karten, wie sie mussten?
web-shuffle-proves-title = Was es beweist
web-shuffle-proves = Die Karten standen fest, bevor die erste fiel. Wer die eigenen Bytes unter den offengelegten findet, weiß, dass niemand diese Reihenfolge ausgesucht hat: Der Server war gebunden, bevor er sie sah, und kein Spieler sah je die Saat.
web-shuffle-not-title = Was es nicht beweist
web-shuffle-not-bots = Die Bytes von Bots beweisen nichts: Der Server macht sie. An einem Tisch nur mit dir und Bots beweisen es allein deine.
web-shuffle-not-missing = Dass Bytes, die angeblich fehlten, wirklich fehlten. Ein Server könnte einmal die von jemandem weglassen und eine andere Reihenfolge bekommen; dann beginnt das Geben aber vor aller Augen neu, und dieser Spieler weiß es besser.
web-shuffle-not-draw = Dass die Auslosung des ersten Gebers nicht vorher ausprobiert wurde: Daran hat kein Gerät Anteil.
web-shuffle-not-seen = Dass niemand die Karten gesehen hat. Wer den Server betreibt, könnte sie ansehen.
web-shuffle-not-people = Irgendetwas über echte Karten auf einem Küchentisch.
web-shuffle-not-told = Dass zwei von dreien einander nicht sagen, was sie halten.
web-shuffle-self-title = Eine Partie selbst prüfen
web-shuffle-self = Speichere die Aufzeichnung einer Partie und öffne sie hier. Nur diese Seite liest sie, und sie wird nirgendwohin gesendet. Wer keiner Seite von uns traut, findet das Rezept Byte für Byte in docs/shuffle.md und kann mit einem eigenen Programm prüfen; unseres heißt „bismarck verify“.
web-check-file = Die Aufzeichnung einer Partie
web-check-no-log = Das ist keine Aufzeichnung einer Partie.
web-proof-draw = Die Auslosung des Gebers
web-proof-none = kein Versprechen
web-proof-open = noch nicht offengelegt
web-proof-good = stimmt
web-proof-wrong = stimmt nicht
web-proof-sum = { $count ->
    [0] Noch ist nichts offengelegt.
    [1] Einmal wurde nachgerechnet, und es stimmt.
   *[other] { $count }-mal wurde nachgerechnet, und alles stimmt.
}
web-proof-sum-wrong = { $count ->
    [1] Einmal wurde anders gemischt als versprochen!
   *[other] { $count }-mal wurde anders gemischt als versprochen!
}
web-proof-promise = Das Versprechen
web-proof-nonce = Der Anteil von { $seat }
web-proof-seed = Die Saat
web-proof-yes = Ja:
web-proof-no = Nein:
web-proof-check-draw = die Saat ergibt diesen Geber
web-proof-check-seed = die Saat passt zum Versprechen
web-proof-check-nonces = jeder Anteil passt zu seinem Fingerabdruck
web-proof-check-own = der Anteil dieses Geräts ist dabei
web-proof-check-order = keine Karte fiel, bevor alle Anteile offenlagen
web-proof-check-restart = neu begonnen wurde nur vor der ersten Karte, mit derselben Saat
web-proof-check-cut = die abgehobene Karte ist die, die sich daraus ergibt
web-proof-check-talon = der Skat ist der, der sich daraus ergibt
web-proof-check-hands = die Hände, die dieses Gerät sah, ergeben sich daraus
web-proof-talon = Der Skat war { $cards }
web-proof-current = Das Versprechen für Runde { $deal }
web-proof-current-about = Es wurde vor der Runde gegeben. Ist sie vorbei, muss die Saat dazu passen.
web-proof-computed = Auf diesem Gerät berechnet, aus dem, was es selbst gesehen hat.
web-dealt-title = Alle Karten, die hier gegeben wurden
web-dealt-none = Auf diesem Server ist noch keine Runde zu Ende.
web-dealt-about = { $deals ->
    [1] Eine Runde ist auf diesem Server zu Ende.
   *[other] { $deals } Runden sind auf diesem Server zu Ende.
} Vom Computer gegebene Hände gelten oft als wild; rechne mit uns nach.
web-dealt-p = Faires Mischen weicht in { $percent } aller Fälle stärker ab als hier.
web-dealt-even = So soll es sein.
web-dealt-few = Das sind zu wenige, um viel zu sagen.
web-dealt-odd = Das ist weniger, als der Zufall leicht erklärt; sag es denen, die den Server betreiben.
web-dealt-talon = Wie oft jede Karte im Skat lag; die Linie ist die Erwartung
web-dealt-extremes = Am häufigsten: { $most }, { $times }-mal; am seltensten: { $least }, { $seldom }-mal; zu erwarten: { $expected }.
web-dealt-lengths = Wie lang die Farben auf einer Hand waren
web-dealt-length = Länge
web-dealt-seen = Hier gegeben
web-dealt-fair = Erwartet

## Einstellungen, Hilfe, Regeln

web-settings-title = Einstellungen
web-settings-language = Sprache
web-settings-theme = Farben
web-settings-theme-system = wie das Gerät
web-settings-theme-light = hell
web-settings-theme-dark = dunkel
web-settings-theme-contrast = starker Kontrast
web-settings-speed = Tempo
web-settings-speed-slow = ruhig
web-settings-speed-normal = normal
web-settings-speed-fast = schnell
web-settings-sound = Töne
web-settings-four_colours = Vier verschiedene Kartenfarben
web-settings-one_tap = Einmal tippen spielt die Karte
web-settings-left_handed = Linkshändig
web-settings-ascending = Niedrige Karten zuerst
web-settings-letter_keys = Buchstabentasten
web-help-title = Tasten und Gesten
web-help-tap = Tippe auf eine Karte, um sie anzuheben; tippe noch einmal oder auf den Tisch, um sie zu spielen. Du kannst sie auch nach oben ziehen.
web-help-arrows = Die Pfeiltasten gehen durch die Hand, Pos1 und Ende an ihre Enden, Enter hebt an und spielt.
web-help-suits = S, H, D und C springen zu einer Farbe.
web-help-read = T liest den Stich vor, Q die Stiche aller drei, L zeigt den letzten Stich.
web-help-help = ? öffnet diese Seite.
web-rules-title = Tischregeln
web-rules-wait = Die Regeln werden geholt
web-rules-all = Die Regeln
web-nowhere = Unter dieser Adresse ist nichts
web-settings-not-secure = Diese Seite kam ohne TLS: Der Bildschirm kann während einer Runde dunkel werden, und die Seite lässt sich nicht installieren. Alles andere geht.

## Wenn der Server zu einer Seite nein sagt

web-problem-banned = Du darfst hier nicht spielen
web-problem-busy = Zu viel auf einmal; versuch es noch einmal
web-problem-group_full = Die Gruppe hat schon so viele Abende, wie hineinpassen; beginne eine neue
web-problem-no_session = Diese Seite ist abgelaufen; lade sie neu
web-problem-origin = Das kam von einer anderen Website
web-problem-other = Der Server lehnt das ab
web-problem-paper_full = Dieser Spielzettel ist voll; beginne einen neuen
web-problem-rules = Diese Hausregeln passen nicht zusammen
web-problem-rules-clash = Diese Hausregeln passen nicht zusammen: „{ $first }“ und „{ $second }“
web-problem-rules-option = So geht diese Hausregel nicht: „{ $option }“
web-problem-running = Das geht, wenn die Partie zu Ende ist
web-problem-too_long = Das ist zu lang
web-problem-too_many = Zu viel auf einmal; warte eine Minute
web-problem-too_slow = Das hat zu lange gedauert; versuch es noch einmal
web-problem-unknown_code = Einen Tisch mit diesem Code gibt es nicht
web-problem-unknown_paper = Diesen Spielzettel gibt es nicht; bitte noch einmal um den Link
web-problem-unknown_table = Diesen Tisch gibt es nicht
web-problem-unreadable = Der Server versteht diese Seite nicht; lade sie neu
web-problem-wrong_key = Dieser Link öffnet den Spielzettel nicht; bitte noch einmal darum
