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
score-option-share = Die Adresse eines Servers, wo andere per Link und QR-Code zuschauen und mitschreiben; oder ein solcher Link von ihnen.

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
score-input-link = link, teilen
score-input-quit = ende, schluss, q
score-input-yes = ja, j, ok
score-input-no = nein, n

## Fragen

score-ask-name = Wer sitzt auf { $seat }?
score-ask-dealer = Wer gibt zuerst?
score-ask-resume = Ein Zettel ist noch nicht fertig: { $players }. Weiterführen (ja oder nein)?
score-ask-round = Kontrakt und Stiche von { $first } und { $second } ({ $third } hat den Rest)?
score-ask-tricks = Stiche von { $first } und { $second } ({ $third } hat den Rest)?
score-ask-hearts = Herzen von { $first } und { $second } ({ $third } hat den Rest)?
score-ask-queen = Wer hat die Pik-Dame genommen?
score-ask-after = Noch etwas (ändern, zettel, ende)?
score-help =
    Eine Runde: spel 8 4, oder pass anna 5 bo 6; der Dritte hat den Rest. Mit Trumpf: valfri herz 9 4, kurz v h 9 4.
    Wer die Pik-Dame hat: nur der Name.
    ändern 2 spel 8 4: Runde 2 wird neu geschrieben. zurück: die letzte Runde wird zurückgenommen.
    fehlausteilung: die Karten wurden zusammengeworfen. zettel, runden, verlauf: was geschrieben steht.
    name anna Ann; geber bo: wer zuerst gegeben hat. ende: alles ist gespeichert.
    link: wie andere auf ihren Telefonen zuschauen oder mitschreiben.

## Was gesagt wird

score-kept-in = Der Zettel ist { $path }; jede Zeile wird sofort gespeichert. Schreib hilfe, um zu sehen, was geht.
score-link = Andere lesen mit unter { $link }.
score-writing-link = Wer das öffnet, kann auch schreiben: { $link }
score-not-shared = Noch schaut niemand zu. So geht es: ende, und mit --share und der Adresse eines Servers weitermachen.
score-not-sent = Noch nicht gesendet: { $why }. Mach einfach weiter; es wird gesendet, sobald es geht.
score-sent = Der Server antwortet wieder; alles ist gesendet.
score-unsent = { $count ->
    [one] { $count } Änderung ist noch nicht gesendet; das geschieht, wenn du den Zettel das nächste Mal öffnest.
   *[other] { $count } Änderungen sind noch nicht gesendet; das geschieht, wenn du den Zettel das nächste Mal öffnest.
}
score-share-over = Nicht mehr geteilt: { $why }. Hier geht der Zettel weiter.
score-line-no_answer = der Server antwortet nicht
score-line-not_ours = dort antwortet etwas anderes, wie es das Netz eines Hotels tun kann
score-line-moved = der Server verweist an eine andere Stelle, { $where }
score-line-wrong_key = der Schlüssel öffnet diesen Zettel nicht mehr
score-line-unknown_paper = der Server hat diesen Zettel nicht mehr
score-line-paper_full = der Server nimmt keine Änderungen dieses Zettels mehr an
score-line-too_many = das war dem Server zu viel auf einmal
score-line-busy = der Server ist beschäftigt
score-line-too_slow = das Netz ist zu langsam
score-line-rules = der Server nimmt diese Regeln nicht an
score-line-name = der Server nimmt einen der Namen nicht an
score-line-other = der Server lehnt ab ({ $code })
score-from-other = Von einem anderen Gerät: { $what }
score-lost = Passt nicht zu dem, was andere geschrieben haben, und ist weg: { $what } ({ $why })
score-totals = Stand: { $totals }.
score-not-kept = Nicht gespeichert: { $why }. Schaff Platz auf der Platte und schreib es noch einmal.
score-overtaken = Ein anderes Gerät hat gerade geschrieben; schau auf den Zettel, dann nimm zurück.
score-same = Runde { $number } steht schon genau so da.
score-ended = Alles ist gespeichert. Ein andermal weiter mit: { $command }
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
score-misdeal-taken = Die Fehlausteilung ist zurückgenommen.
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
score-unclear-word = Ich kenne { $text } nicht. Meinst du { $near }?
score-unclear-no-word = Ich kenne { $text } nicht. Schreib den Kontrakt und zwei Zahlen, wie in spel 8 4, oder hilfe.
score-unclear-which = { $text } kann { $near } sein; schreib einen Buchstaben mehr.
score-unclear-number = { $text } ist keine Zahl von Stichen oder Karten; schreib ganze Zahlen ab 0, wie in 8 4.
score-unclear-twice = { $text } steht zweimal da; schreib zwei verschiedene Spieler.
score-either = { $first } oder { $last }
score-wrong-name = Schreib einen Namen mit höchstens { $most } Zeichen, den sonst niemand hat.
score-wrong-dealer = Schreib den Namen von einem der drei.
score-mark-corrected = Berichtigt: Runde { $rounds }.
score-no-history = Noch ist nichts geschrieben.
score-did-enter = Runde { $number }: { $entry }
score-did-correct = Runde { $number } berichtigt: { $before } → { $after }
score-did-take = Runde { $number } zurückgenommen: { $entry }
score-did-rename = { $before } heißt jetzt { $after }
score-same-evening = { $file } ist ein Protokoll, das schon gezählt ist.
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
