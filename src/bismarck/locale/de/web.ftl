### Not yet read by a native speaker.
### Die Seite im Browser.
### $you ist yes, wenn gemeint ist, wer am Bildschirm sitzt, sonst no; $who ist der Name der anderen.

## Überall

web-tagline = Ein Kartenspiel für drei
web-you = Du
web-close = Schließen
web-go-home = Zur Startseite

## Am Tisch

web-contract-trump = { $contract } { $trump }
web-contract-none = Vor der Wahl
web-is-forehand = { $you ->
    [yes] Du bist Vorhand
   *[no] { $who } ist Vorhand
}
web-deal-of = Runde { $number } von { $rounds }
web-deal-extra = Zusatzrunde { $extra }
web-trick-number = Stich { $trick }
web-quota-of = Quote { $quota ->
    [one] { $quota } Stich
   *[other] { $quota } Stiche
}
web-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-forehand = Vorhand
web-tricks-of-quota = { $tricks } von { $quota ->
    [one] { $quota } Stich
   *[other] { $quota } Stichen
}
web-tricks-of-limit = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, höchstens { $quota }
web-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
web-your-card = Deine Karte
web-hand = Deine Hand
web-table = Der Tisch
web-leads = spielt aus
web-wins = gewinnt bisher
web-takes = macht den Stich
web-last = Letzter
web-trick-word = Stich
web-menu = Menü
web-hint = Tipp
web-card-playable = { $card }, spielbar
web-card-not-playable = { $card }, jetzt nicht spielbar
web-card-laid-aside = { $card }, wird gedrückt
web-card-new = { $card }, aus dem Skat

## Die Zeile, die sagt, was gerade geschieht

web-turn-lead = Du bist dran: spiel aus
web-turn-follow = Du bist dran: { $suit } bedienen
web-turn-trump = Du bist dran: mit { $suit } trumpfen
web-turn-any = Du bist dran: spiel, was du willst
web-turn-other = { $who } ist dran
web-wait-contract = { $who } wählt den Kontrakt
web-wait-talon = { $who } darf den Skat nehmen
web-wait-discard = { $who } drückt vier Karten
web-wait-trump = { $who } nennt den Trumpf
web-dealing = Die Karten werden gegeben
web-sending = Einen Moment
web-paused = Die Partie ruht
web-trick-to = { $you ->
    [yes] Dein Stich
   *[no] Der Stich geht an { $who }
}
web-why-follow = Du musst { $suit } bedienen
web-why-trump = Du musst mit { $suit } trumpfen
web-why-not-now = Diese Karte ist jetzt nicht spielbar
web-why-wait = Warte, bis du dran bist
web-hint-play = Tipp: { $card }
web-hint-choose = Tipp: { $contract }
web-hint-discard = Tipp: drück { $cards }
web-hint-take = Tipp: nimm den Skat
web-hint-leave = Tipp: lass den Skat liegen
web-hint-trump = Tipp: { $trump }

## Wenn der Server nein sagt

web-refused-stale = Das ist schon entschieden; sieh noch einmal auf den Tisch
web-refused-other = Das geht nicht: { $reason }
web-refused-flood = Nicht so schnell
web-refused-link = Bitte keine Links: sag es mit Worten
web-refused-no_free_text = An diesem Tisch redet man in festen Sätzen
web-refused-no_knock = Anklopfen geht gerade nicht
web-refused-no_undo = Das lässt sich nicht mehr zurücknehmen
web-refused-no_vote = Das ist schon entschieden
web-refused-seat_held = Dieser Platz ist besetzt
web-refused-not_host = Das macht nur, wer einlädt
web-refused-not_ready = Jemand ist noch nicht bereit
web-refused-changed = Am Tisch hat sich etwas geändert; sieh noch einmal hin
web-refused-name = Dieser Name geht nicht; wähl einen anderen
web-refused-not_seated = Das machen nur, die am Tisch sitzen
web-refused-started = Die Partie hat begonnen
web-refused-not_started = Die Partie hat noch nicht begonnen
web-refused-not_yours = Das entscheiden die anderen am Tisch
web-refused-not_playing = Der Computer spielt für dich; nimm erst deinen Platz zurück
web-refused-not_over = Die Partie ist noch nicht zu Ende
web-refused-mute = Dich selbst kannst du nicht stumm schalten
web-refused-report = Dich selbst kannst du nicht melden
web-refused-talk = Sag eins nach dem anderen
web-refused-text = Dieser Text geht nicht; nimm Buchstaben
web-refused-unknown_bot = Diesen Computerspieler gibt es nicht
web-refused-stopping = Der Server startet gleich neu; warte einen Moment
web-refused-together = Die anderen spielen weiter; verlass stattdessen den Tisch
web-refused-too_many = Es warten schon zu viele Tische von dir

## Die Verbindung

web-connecting = Verbinde
web-reconnecting = Verbindung verloren; verbinde neu
web-restarting = Der Server startet neu; nichts geht verloren
web-reload = Neu laden

## Was geschieht, für das Protokoll, das vorgelesen wird

web-say-played = { $you ->
    [yes] Du: { $card }
   *[no] { $who }: { $card }
}
web-say-trick = { $you ->
    [yes] Stich an dich, { $count }
   *[no] Stich an { $who }, { $count }
}
web-say-contract = { $you ->
    [yes] Du spielst { $contract }
   *[no] { $who } spielt { $contract }
}
web-say-talon = Die vier offenen Karten: { $cards }
web-say-cut = Die abgehobene Karte: { $card }
web-say-dealt = Die Karten sind gegeben
web-say-taken = { $you ->
    [yes] Du nimmst den Skat
   *[no] { $who } nimmt den Skat
}
web-say-left = { $you ->
    [yes] Du lässt den Skat liegen
   *[no] { $who } lässt den Skat liegen
}
web-say-discarded = { $you ->
    [yes] Du hast vier Karten gedrückt
   *[no] { $who } hat vier Karten gedrückt
}
web-say-trump = { $you ->
    [yes] Du sagst an: { $trump }
   *[no] { $who } sagt an: { $trump }
}
web-say-claim-all = { $you ->
    [yes] Du machst alle übrigen Stiche
   *[no] { $who } macht alle übrigen Stiche
}
web-say-claim-none = { $you ->
    [yes] Du machst keinen Stich mehr
   *[no] { $who } macht keinen Stich mehr
}
web-say-dealer = { $you ->
    [yes] Du gibst zuerst
   *[no] { $who } gibt zuerst
}
web-say-misdealt = Die Karten werden noch einmal gegeben
web-say-scored = Runde { $number }: { $scores }
web-say-score = { $who } { $score }
web-say-over = Die Partie ist zu Ende
web-say-abandoned = Die Partie wurde ohne Sieger beendet
web-say-trick-empty = In diesem Stich liegt noch keine Karte
web-say-trick-now = Auf dem Tisch: { $cards }
web-say-quotas = Stiche: { $quotas }
web-say-quota = { $who } { $count }

## Vor der ersten Runde

web-start-title = Alles bereit
web-start-dealer = { $you ->
    [yes] Du gibst die ersten Karten
   *[no] { $who } gibt die ersten Karten
}
web-start-play = Karten geben
web-start-rules = Tischregeln

## Die Wahl des Kontrakts

web-choose-title = Kontrakt wählen
web-choose-talon = Die vier offenen Karten bekommst du
web-choose-left-legend = Noch zu spielen
web-choose-left = offen
web-choose-played = gespielt
web-choose-times-left = noch { $count }
web-choose-used-deal = Gespielt in Runde { $deal }
web-choose-not-now = Nicht in dieser Runde
web-choose-play = { $contract } spielen
web-choose-first = Wähl erst einen Kontrakt
web-choose-suit-first = { $contract }: wähl den Trumpf
web-choose-final = Das lässt sich nicht mehr ändern.
web-aim-tricks_over = Mach mindestens { $quota ->
    [one] { $quota } Stich
   *[other] { $quota } Stiche
}.
web-aim-tricks_under = Mach höchstens { $quota ->
    [one] { $quota } Stich
   *[other] { $quota } Stiche
}.
web-aim-hearts_under = Nimm höchstens { $quota ->
    [one] { $quota } Herz
   *[other] { $quota } Herzen
}.
web-aim-queen_of_spades = Überlass die Pik-Dame den anderen.

## Den Skat nehmen oder liegen lassen

web-take-title = Den Skat nehmen?
web-take-hidden = Du siehst sie erst danach
web-take-open = Sie liegen offen
web-take = Skat nehmen
web-leave = Liegen lassen

## Das Drücken

web-exchange-title = Drück vier Karten
web-exchange-new = sind die vier neuen Karten
web-exchange-count = { $count } von { $all } gewählt
web-exchange-back = Tippe hier auf eine Karte, um sie zurückzunehmen
web-exchange-tray = Karten zum Drücken
web-exchange-full = Vier Karten sind gewählt; nimm erst eine zurück
web-exchange-keep = Du behältst
web-exchange-keep-suit = { $count } { $suit }
web-exchange-empty = Platz { $place }
web-exchange-more = { $count ->
    [1] Drücken · wähl noch eine
   *[other] Drücken · wähl noch { $count }
}
web-exchange-confirm = Diese vier drücken
web-exchange-own = Du hast gedrückt

## Die Wahl des Trumpfs

web-trump-title = Nenn den Trumpf
web-trump-first = Wähl den Trumpf
web-trump-confirm = Mit { $trump } spielen

## Nach einer Runde

web-result-title = Runde { $number }
web-result-title-extra = Zusatzrunde { $extra }
web-result-tricks = Stiche
web-result-score = Punkte
web-result-total = Summe
web-result-aside = { $you ->
    [yes] Du hast gedrückt
   *[no] { $who } hat gedrückt
}
web-result-next = Nächste Runde
web-result-extra = Zur Zusatzrunde
web-result-sheet = Spielzettel
web-result-player = Spieler
web-result-waiting = Gleich kommt die nächste Runde

## Der Spielzettel

web-sheet-title = Spielzettel
web-sheet-total = Summe
web-sheet-round = Nr.
web-sheet-contract = Kontrakt
web-sheet-deal-by-deal = Runde für Runde
web-sheet-legend = Punkte, Stand
web-sheet-cell = { $who }, { $contract }, Runde { $deal }: { $score }
web-sheet-deal = Runde { $deal }
web-sheet-deal-short = Runde
web-sheet-now = jetzt
web-sheet-open = { $count ->
    [1] offen
   *[other] noch { $count }-mal offen
}
web-sheet-control = Kontrollsumme { $sum }
web-sheet-control-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} in { $deals ->
    [1] einer Runde
   *[other] { $deals } Runden
}
web-sheet-print = Drucken
web-sheet-csv = Als Tabelle speichern
web-sheet-to-table = Zurück zum Tisch

## Der Schluss

web-final-won = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
}
web-final-shared = { $names } teilen sich den Sieg
web-final-abandoned = Ohne Sieger beendet
web-final-place = { $place }.
web-final-rematch = Noch einmal spielen
web-final-replay = Karte für Karte
web-final-log = Aufzeichnung speichern
web-final-log-about = Jede Karte, mit dem Beweis des Mischens

## Menü, Einstellungen, Hilfe

web-menu-sheet = Spielzettel
web-menu-rules = Tischregeln
web-menu-settings = Einstellungen
web-menu-help = Tasten und Gesten
web-menu-claim-all = Der Rest gehört mir
web-menu-claim-none = Ich mache keinen Stich mehr
web-menu-abandon = Partie beenden
web-menu-abandon-sure = Beenden? Dann gewinnt niemand.
web-menu-abandon-yes = Jetzt beenden
web-menu-home = Zur Startseite

web-last-title = Der letzte Stich

web-home-rounds = { $rounds ->
    [1] Eine Runde
   *[other] { $rounds } Runden
}
web-home-failed = Der Tisch kam nicht zustande: { $reason }
web-home-unreachable = Der Server antwortet nicht.

## Die Menschen um die Partie

web-away = der Computer spielt
web-grey = kurz weg
web-left = ist gegangen
web-here = ist da
web-clock = Restzeit
web-unread = { $count ->
    [1] Eine neue Zeile
   *[other] { $count } neue Zeilen
}
web-grace = { $who } ist weg; noch { $time } Wartezeit
web-awaited = Warten auf { $names }
web-paused-about = Mit demselben Link geht sie weiter, auch an einem anderen Tag.
web-resume = Weiterspielen
web-take-back = Meinen Platz zurücknehmen
web-take-back-about = Der Computer spielt für dich. Dein Platz gehört wieder dir, sobald du willst.
web-take-back-left = Du hast den Tisch verlassen; die anderen wählen, wie es weitergeht. Dein Platz gehört wieder dir, sobald du willst.
web-asking = Von den anderen
web-absent-title = Jemand fehlt
web-absent-gone = { $who } hat die Verbindung verloren.
web-absent-left = { $who } hat den Tisch verlassen.
web-absent-time = Die Zeit von { $who } ist um.
web-absent-about = Was nun? Es geschieht, wenn alle, die da sind, dasselbe wählen.
web-absent-wait = Warten
web-absent-bot = Der Computer spielt weiter
web-absent-pause = Pause machen
web-absent-vote = { $who }: { $choice }
web-undo = Zurücknehmen
web-undo-asked = { $who } möchte das Letzte zurücknehmen. Einverstanden?
web-undo-yes = Ja, zurücknehmen
web-undo-no = Nein
web-undo-waits = Du möchtest zurücknehmen. Warten auf { $names }
web-undo-done = Zurückgenommen
web-undo-refused = Es bleibt dabei
web-undo-late = Zu spät zum Zurücknehmen
web-knocked = { $you ->
    [yes] Du klopfst an
   *[no] { $who } klopft an
}
web-said = { $who }: { $words }
web-preset-hello = Hallo!
web-preset-good_luck = Viel Glück!
web-preset-well_played = Gut gespielt!
web-preset-thanks = Danke!
web-preset-sorry = Tut mir leid!
web-preset-oops = Hoppla!
web-preset-thinking = Ich überlege
web-preset-one_moment = Einen Moment
web-preset-back_soon = Gleich zurück
web-preset-your_turn = Bist du dran?
web-preset-no_hurry = Keine Eile
web-preset-good_game = Schöne Partie!
web-preset-once_more = Noch eine?
web-preset-goodbye = Tschüss!
web-say-seat_left = { $you ->
    [yes] Du hast den Tisch verlassen
   *[no] { $who } hat den Tisch verlassen
}
web-say-bot_seated = { $you ->
    [yes] Der Computer spielt jetzt für dich
   *[no] Der Computer spielt jetzt für { $who }
}
web-say-seat_taken = { $you ->
    [yes] Du sitzt wieder auf deinem Platz
   *[no] { $who } ist wieder am Platz
}
web-say-paused = Die Partie macht Pause
web-say-resumed = Die Partie geht weiter
web-say-undone = Das Letzte wurde zurückgenommen
web-shuffle-word = Mischen
web-shuffle-good = Fair gemischt
web-shuffle-wrong = Falsch gemischt
web-late = Noch keine Antwort; neuer Versuch
web-new-page = Es gibt eine neuere Seite.
web-failed-not_seated = Dieser Tisch gehört anderen
web-failed-unknown_table = Diesen Tisch gibt es nicht; lass dir den Link noch einmal geben
web-failed-not_public = Wer hier spielt, möchte keine Zuschauer
web-failed-banned = Du darfst hier nicht spielen
web-failed-version = Diese Seite ist veraltet; lade sie neu
web-menu-talk = Reden
web-menu-people = Die Spieler
web-menu-shuffle = Das Mischen
web-menu-knock = Bei { $who } anklopfen
web-menu-undo = Mein Letztes zurücknehmen
web-menu-pause = Pause bis später
web-menu-leave = Tisch verlassen
web-menu-leave-sure = Verlassen? Die anderen wählen, wer für dich weiterspielt.
web-menu-leave-yes = Jetzt verlassen
web-final-rematch-ready = { $you ->
    [yes] Zum neuen Tisch
   *[no] { $who } hat neu gedeckt: setz dich
}
