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
replay-seen-from = Der Tisch, wie { $who } ihn sah.
replay-show = Karten
replay-show-about = Alle Karten
replay-shown = Alle Karten sind zu sehen.
replay-hidden = Die Karten der beiden anderen sind verdeckt.
replay-sheet = Zettel
replay-link = Link
replay-link-title = Link zu dieser Stelle
replay-link-about = Wer den Link hat, sieht die ganze Partie mit allen Karten.
replay-link-make = Link erstellen
replay-link-withdraw = Alle Links zurückziehen
replay-link-withdrawn = Die Links gelten nicht mehr.
replay-tricks = Die Stiche bis jetzt
replay-no-tricks = Noch kein Stich ist gespielt.
replay-to-trick = Zu Stich { $trick }
replay-to-deal = Zu dieser Runde
replay-file = Eine gespeicherte Aufzeichnung
replay-file-about = Auch eine Partie, die du als Datei gespeichert hast, kannst du ansehen. Sie wird geprüft, gezeigt und nicht aufbewahrt.
replay-no-log = Das ist keine Aufzeichnung einer beendeten Partie
replay-not-yours = Diese Partie kannst du nicht sehen. Bitte jemanden, der mitgespielt hat, um einen Link.
replay-running = Diese Partie läuft noch. Wenn sie zu Ende ist, kannst du sie hier ansehen.
replay-keys-tap = Tippe auf den Tisch, dann geht es weiter. Mit dem Schieber kommst du überallhin in der Runde.
replay-keys-steps = Die Pfeiltasten links und rechts gehen Karte für Karte, auf und ab Stich für Stich, Bild auf und Bild ab Runde für Runde, Pos1 und Ende an den Anfang und das Ende der Runde.
replay-keys-look = H zeigt oder verdeckt die Karten der anderen, F dreht den Tisch, S öffnet den Spielzettel, L zeigt den letzten Stich.
replay-keys-read = T liest den Stich vor, Q die Stiche aller drei.
