### Not yet read by a native speaker.
### Der Spielzettel einer Partie mit echten Karten, im Terminal geführt: `bismarck score`.

command-score = Den Spielzettel einer Partie mit echten Karten führen.
score-option-file = Die Datei des Zettels; sonst der zuletzt begonnene.
score-option-name = Ein Spieler, im Uhrzeigersinn; gib drei an.
score-option-dealer = Wer zuerst gibt: A, B, C oder ein Name.
score-option-new = Einen neuen Zettel beginnen.
score-option-export = Den Zettel als csv, log, html oder pdf schreiben, ohne ihn zu führen.
score-option-output = Die Datei, in die geschrieben wird; sonst die Standardausgabe.
score-option-paper = Das Papier für ein pdf: a4 oder letter.
score-option-empty = Ein leerer Zettel zum Ausdrucken, für den Stift.
score-option-evenings = Mehrere Zettel zu einer Tabelle zusammenzählen.
score-option-share = Die Adresse eines Servers; dort schauen andere per Link und QR-Code zu.

## Was man schreiben kann, mit Kommas dazwischen

score-input-help = hilfe, ?
score-input-sheet = zettel, spielzettel, stand
score-input-rounds = runden, liste
score-input-history = verlauf, änderungen
score-input-correct = ändern, berichtigen, korrigieren
score-input-undo = zurück, zurücknehmen
score-input-misdeal = fehlausteilung, neu geben
score-input-rename = name, umbenennen
score-input-dealer = geber, erster geber
score-input-quit = ende, schluss, q
score-input-yes = ja, j, ok
score-input-no = nein, n

## Fragen

score-ask-name = Wer sitzt auf { $seat }?
score-ask-dealer = Wer gibt zuerst?
score-ask-resume = Ein Zettel ist noch nicht fertig: { $players }. Weiterführen (ja oder nein)?
score-ask-round = Kontrakt und Stiche von { $first } und { $second } ({ $third } hat den Rest)?
score-ask-tricks = Stiche von { $first } und { $second } ({ $third } hat den Rest)?
score-ask-hearts = Herzkarten von { $first } und { $second } ({ $third } hat den Rest)?
score-ask-queen = Wer hat die Pik-Dame genommen?
score-ask-after = Noch etwas (ändern, zettel, ende)?
score-help =
    Eine Runde: spel 8 4, oder pass anna 5 bo 6; der Dritte hat den Rest. Mit Trumpf: valfri herz 9 4.
    Wer die Pik-Dame hat: nur der Name.
    ändern 2 spel 8 4: Runde 2 wird neu geschrieben. zurück: die letzte Runde wird zurückgenommen.
    fehlausteilung: die Karten wurden zusammengeworfen. zettel, runden, verlauf: was geschrieben steht.
    name anna Ann; geber bo: wer zuerst gegeben hat. ende: alles ist gespeichert.

## Was gesagt wird

score-kept-in = Der Zettel ist { $path }; jede Zeile wird sofort gespeichert. Schreib hilfe, um zu sehen, was geht.
score-link = Andere schauen zu unter { $link }.
score-not-sent = Noch nicht gesendet: { $why }. Die nächste Zeile versucht es wieder.
score-no-answer = der Server antwortet nicht
score-round = Runde { $number } von { $rounds }: { $dealer } gibt, { $forehand } ist Vorhand.
score-extra = Zusatzrunde { $extra }: { $dealer } gibt, { $forehand } ist Vorhand.
score-left = { $name } hat noch: { $contracts }.
score-contract = Der Kontrakt ist { $contract }.
score-misdeals = { $count ->
    [1] Einmal neu gegeben.
   *[other] { $count }-mal neu gegeben.
}
score-entered = Runde { $number }, { $contract }: { $scores }. Stand: { $totals }.
score-corrected = Runde { $number } berichtigt, { $contract }: { $scores }. Stand: { $totals }.
score-taken = Die letzte Runde ist zurückgenommen.
score-misdeal-noted = Fehlausteilung: derselbe Geber gibt noch einmal.
score-renamed = Heißt jetzt { $name }.
score-dealer-noted = { $name } hat zuerst gegeben.
score-refused = Das geht nicht: { $why }.
score-conflict = Runde { $number } passt nicht mehr: { $why }. Berichtige sie: ändern { $number } …
score-after-the-end = Diese Runde liegt nach dem Ende der Partie und zählt nicht.
score-decided = Die Partie ist zu Ende. Stand: { $totals }.
score-winner = { $name } gewinnt die Partie.
score-shared = Geteilter erster Platz: { $players }.
score-decided-hint = Die Partie ist zu Ende. Berichtigen geht noch: ändern 2 spel 8 4.
score-correct-how = Schreib, welche Runde und wie sie war: ändern 2 spel 8 4.
score-rename-how = Schreib, wessen Name, und den neuen: name anna Ann.
score-dealer-how = Schreib, wer zuerst gegeben hat: geber bo.
score-unclear-contract = Welcher Kontrakt? Schreib ihn zuerst, wie in spel 8 4, oder hilfe.
score-unclear-numbers = Ich brauche die Zahlen von zwei Spielern, wie in 8 4, oder hilfe.
score-unclear-player = Hier gibt es niemanden namens { $text }; schreib einen Namen oder A, B, C.
score-wrong-name = Schreib einen Namen mit höchstens { $most } Zeichen, den sonst niemand hat.
score-wrong-dealer = Schreib den Namen von einem der drei.
score-mark-corrected = Berichtigt: Runde { $rounds }.
score-no-history = Noch ist nichts geschrieben.
score-did-enter = Runde { $number }: { $entry }
score-did-correct = Runde { $number } berichtigt: { $before } → { $after }
score-did-take = Runde { $number } zurückgenommen: { $entry }
score-did-rename = { $before } heißt jetzt { $after }
score-tally = { $name }: { $points } Punkte, { $evenings ->
    [one] { $evenings } Abend
   *[other] { $evenings } Abende
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}

## Protokolle ohne Karten

score-verify-good = gut: eine Partie ohne Karten, von Hand geführt: { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $changes ->
    [one] { $changes } Änderung
   *[other] { $changes } Änderungen
}
score-replay-note = Eine Partie ohne Karten, von Hand geführt.

## Der gedruckte Zettel

score-print-date = Datum
score-print-corrected = berichtigt
