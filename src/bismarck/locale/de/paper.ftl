### Not yet read by a native speaker.
### Der Spielzettel für eine Partie mit echten Karten. $who ist ein Spieler, $deal eine Runde in Worten, wie "Runde 3".

paper-title = Spielzettel
paper-player = Spieler { $number }
paper-deals = gibt
paper-inside = Runde { $number }
paper-inside-extra = Zusatzrunde { $extra }
paper-large = Groß zeigen
paper-players = Spieler und Spiel
paper-share = Teilen
paper-more = Mehr
paper-ready = Fertig

## Eine Runde anschreiben

paper-forehand-chooses = { $who } ist Vorhand: Was wird gespielt?
paper-quotas-over = { $who } braucht { $own }, die anderen { $others }
paper-quotas-under = { $who } höchstens { $own }, die anderen { $others }
paper-other-contract = Anderer Kontrakt
paper-trump = Trumpf, wenn ihr ihn notieren wollt
paper-ask-tricks = { $who }, Stiche
paper-ask-hearts = { $who }, Herzen
paper-ask-queen = { $who } hat die Pik-Dame
paper-unknown = noch nicht
paper-box-score = , Punkte { $score }
paper-most = { $who } kann höchstens { $most } haben
paper-missing = Zuerst die Zahlen von zwei Spielern
paper-write = { $deal } anschreiben
paper-said = { $deal }: { $scores }
paper-misdeal = Fehlausteilung
paper-misdeal-said = Fehlausteilung: { $who } gibt noch einmal
paper-take-back = { $deal } zurücknehmen
paper-taken = { $deal } ist zurückgenommen
paper-misdeal-take-back = Fehlausteilung zurücknehmen
paper-misdeal-taken = Die Fehlausteilung ist zurückgenommen

## Berichtigen

paper-correct = { $deal } berichtigen
paper-correct-short = Berichtigen
paper-correct-title = { $deal } berichtigen
paper-write-correction = { $deal } berichtigen
paper-leave = So lassen
paper-overtaken-written = { $deal } ist auf einem anderen Gerät angeschrieben worden: mit euren Zahlen berichtigen oder so lassen
paper-overtaken-taken = { $deal } ist auf einem anderen Gerät zurückgenommen worden: Diese kommt zuerst
paper-corrected = berichtigt
paper-conflict = passt nicht
paper-conflict-in = Zeile { $number } passt nicht mehr:
paper-beyond = Zeile { $number }: Die Partie war schon entschieden, sie zählt nicht

## Das Ende, und andere Abende

paper-over = Die Partie ist zu Ende
paper-running = nicht beendet
paper-again = Neuer Abend
paper-extra = Zusatz
paper-evenings = Unsere Abende
paper-standings = Alle Abende dieser Spieler
paper-evenings-count = Abende
paper-wins = Siege
paper-remove = Entfernen
paper-remove-sure = Endgültig entfernen
paper-nothing = Noch nichts
paper-unread = Hier liegt mehr, als diese Seite lesen kann. Sichert es als Datei, dann geht nichts verloren
paper-unread-save = Ungelesenen Zettel { $number } sichern

## Spieler und Spiel

paper-clockwise = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn
paper-first-dealer = Gibt zuerst
paper-game = Spiel
paper-game-fixed = Das Spiel steht fest, sobald etwas angeschrieben ist. Beginnt für ein anderes einen neuen Abend.
paper-house-rules = Hausregeln
paper-times = { $contract }, je so oft
paper-no-limit = unbegrenzt
paper-rules-clash = Das passt nicht zum Rest
paper-house-contracts = Kontrakte und Quoten
paper-house-times = So oft
paper-house-others = Die anderen
paper-not-played = nicht gespielt
paper-quota-forehand = { $contract }, Quote von Vorhand
paper-quota-others = { $contract }, Quote der anderen
# after "Who decides the contract"
paper-order-free = Vorhand
paper-order-round = eine Reihenfolge, Runde für Runde
paper-order-round_of_three = eine Reihenfolge, je drei Runden
paper-order-block = der Geber, Kontrakt für Kontrakt
paper-order = Die Reihenfolge
paper-order-add = { $contract }, als Nächstes in der Reihenfolge
paper-order-again = Reihenfolge neu beginnen
paper-order-then-free = Danach wählt Vorhand
paper-house-invalid = { $reason }. Bis dahin gelten die Regeln von vorher.
paper-clash-quotas = { $contract }: die Quoten { $own }, { $others } und { $others } ergeben { $sum } statt { $expected }
paper-clash-turns = In dieser Reihenfolge kommt { $contract } { $times }-mal an dieselbe Vorhand, höchstens { $limit }-mal darf es sein
paper-clash-rounds = { $rounds } Runden sind mehr, als die Kontrakte hergeben: { $most }
paper-clash-block = Wenn das Geben erst nach allen Kontrakten wechselt, kommen alle Kontrakte gleich oft
paper-clash-number = Eine ganze Zahl von { $lowest } bis { $highest }
paper-clash-contracts = Mindestens ein Kontrakt wird gespielt
paper-rules-in-full = Die Regeln ausführlich

## Verlauf und Dateien

paper-history = Was geändert wurde
paper-history-about = Nichts, was { $names } geschrieben haben, geht verloren
paper-did-enter = Runde { $number }: { $now }
paper-did-correct = Runde { $number } berichtigt: { $before } → { $now }
paper-did-take = Runde { $number } zurückgenommen: { $before }
paper-did-rename = { $before } heißt jetzt { $now }
paper-did-dealer = { $who } hat zuerst gegeben
paper-print-empty = Leeren Zettel drucken
paper-picture = Als Bild speichern
paper-file = Alles speichern
paper-open-file = Datei öffnen
paper-no-file = Das ist kein Spielzettel: Zeile { $line } stimmt nicht
paper-column-number = Nr.
paper-column-extra = Zusatz
paper-column-dealer = Geber
paper-column-forehand = Vorhand
paper-column-contract = Kontrakt
paper-column-trump = Trumpf
paper-column-counted = { $name }: Stiche oder Karten
paper-column-score = { $name }: Punkte
paper-column-total = { $name }: Summe

## Behalten, geteilt und verfolgt

paper-unkept = Dieser Browser behält nichts: Sichert den Zettel, bevor ihr ihn schließt
paper-unkept-yet = Die letzte Änderung ist noch nicht gespeichert; vielleicht ist der Speicher voll. Beim nächsten Tippen wird es wieder versucht
paper-removed = Der Zettel wurde in einem anderen Fenster entfernt. Schreibt ihr hier weiter, wird er wieder behalten
paper-share-about = Die anderen können auf ihren eigenen Telefonen mitlesen. Dafür geht der Zettel an den Server dieser Seite.
paper-share-begin = Zettel teilen
paper-share-follows = Wer das öffnet, liest mit
paper-share-writes = Wer das öffnet, darf auch schreiben
paper-share-let-write = Andere auch schreiben lassen
paper-share-unreachable = Der Server antwortet nicht. Der Zettel geht hier weiter wie bisher.
paper-withdraw = Nicht mehr teilen
paper-withdraw-about = Niemand kann den Zettel dann noch mitlesen. Auf diesem Gerät bleibt er.
paper-withdraw-sure = Vom Server nehmen
paper-code = Der Link als Code für die Kamera
paper-link = Link
paper-copy = Kopieren
paper-copied = Kopiert
paper-send = Senden
paper-following = Du liest mit
paper-offline = Keine Verbindung; was ihr schreibt, bleibt hier und wird später gesendet
paper-line-refused = Der Server nimmt nichts mehr an: { $reason }
paper-not-found = Dieser Spielzettel ist nicht erreichbar
paper-own = Zu meinem eigenen Spielzettel
