### Not yet read by a native speaker.
### Was `bismarck arena` sagt, und sein Bericht.

command-arena = Bots mit denselben Karten aneinander messen.
arena-bots = Drei Bots; nenn einen zweimal, damit er gegen einen anderen spielt oder mit einem anderen gegen sich.
arena-sets = Wie viele Sätze: dieselben Karten in jeder Sitzordnung der drei.
arena-seed = Eine Zahl, aus der die Sätze folgen; Zahlen ab 1000000 bleiben endgültigen Werten vorbehalten.
arena-layer = Was gespielt wird: nur die Karten, eine Runde mit Kontrakt und Drücken, oder ganze Partien.
arena-jobs = Wie viele Prozesse spielen; ohne Angabe einer je Kern.
arena-sprt = Aufhören, sobald die Sätze zeigen, ob der erste Bot LOW oder HIGH Punkte je Runde gewinnt; endet bei HIGH mit 0.
arena-out = Der Ordner für die Sätze, eine Zusammenfassung und einen Bericht.
arena-resume = Den Lauf in diesem Ordner fortsetzen.
arena-progress = Sätze

arena-line = { $bot }: { $points } Punkte je Runde{ $share }
arena-verdict = Sequenzieller Test: { $verdict ->
    [high] der Gewinn ist der höhere
    [low] der Gewinn ist der niedrigere
   *[open] nicht entschieden, es braucht mehr Sätze
}

arena-title = { $bots } in der Arena
arena-about = { $rules }. { $layer } { $sets ->
    [1] Ein Satz
   *[other] { $sets } Sätze
} zu { $seatings ->
    [1] einer Sitzordnung
   *[other] { $seatings } Sitzordnungen
}, Saat { $seed }.
arena-layer-play = Nur die Karten: Kontrakt und gedrückte Karten sind vorgegeben.
arena-layer-round = Einzelne Runden: Die Bots wählen Kontrakte und drücken.
arena-layer-match = Ganze Partien.
arena-bot = Bot
arena-points = Punkte je Runde
arena-wins = Gewonnene Partien
arena-ms = Millisekunden je Entscheidung
arena-running = Mittel von { $bot } über die Sätze bisher
arena-histogram = Punkte je Runde von { $bot }, nach Sätzen
arena-in-contract = Punkte je Runde in { $contract }
arena-method = Jeder Satz gibt in jeder Sitzordnung dieselben Karten. Die Intervalle halten 95 %, aus 10 000 Ziehungen der Sätze.
