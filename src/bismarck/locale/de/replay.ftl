### Not yet read by a native speaker.
### Eine beendete Partie Schritt für Schritt.

replay-title = Partie ansehen
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-deal-back = Zum Anfang der Runde oder zur Runde davor
replay-deal-on = Zur nächsten Runde
replay-deal = Runde
replay-moment = Stelle in der Runde
replay-moment-of = { $moment } von { $all }
replay-flip = Drehen
replay-flip-about = Den Tisch drehen
replay-show = Alle Karten
replay-link = Link
replay-link-title = Link zu dieser Stelle
replay-link-about = Wer den Link hat, sieht die ganze Partie mit allen Karten.
replay-tricks = Die Stiche bis jetzt
replay-no-tricks = Noch kein Stich ist gespielt.
replay-trick-number = Stich
replay-to-trick = Zu Stich { $trick }
replay-takes = macht den Stich
replay-file = Eine gespeicherte Aufzeichnung
replay-file-about = Auch eine Partie, die du als Datei gespeichert hast, kannst du ansehen. Sie wird geprüft, gezeigt und nicht aufbewahrt.
replay-no-log = Das ist keine Aufzeichnung einer beendeten Partie
replay-not-yours = Diese Partie kannst du nicht sehen. Bitte jemanden, der mitgespielt hat, um einen Link.
replay-running = Diese Partie läuft noch; danach kannst du sie ansehen.
