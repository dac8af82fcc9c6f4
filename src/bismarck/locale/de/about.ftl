### Not yet read by a native speaker.
### Die Seite über dieses Projekt.

web-about-lead = Bismarck ist ein schwedisches Kartenspiel für drei. Hier spielst du es gegen den Computer oder mit Freunden, lernst es und schreibst an, wenn die Karten echt sind.
web-about-version = Version { $version }
web-about-licence-title = Frei zu benutzen
web-about-licence = Freie Software unter der Apache License 2.0: benutze sie, ändere sie, gib sie weiter.
web-about-rules-title = Woher die Regeln kommen
web-about-rules = Die ältesten bekannten Regeln sind von 1944, wie Sten Helmfrid über pagat.com berichtet. Jede Form des Spiels nennt ihre eigene Quelle in docs/rules.md.
web-about-privacy-title = Was von dir bekannt ist
web-about-privacy = Ein Name, deine Partien und eine Zufallszahl in diesem Browser: kein Konto, keine Werbung, kein Zählen von Besuchen, nichts von anderswo geladen. „Meine Partien“ zeigt alles und vergisst es, wenn du willst.
web-about-languages-title = Sprachen
web-about-unread = Noch nicht in der Muttersprache gelesen:
web-about-read = In der Muttersprache gelesen:
web-about-help = Klingt etwas seltsam, oder heißt es an eurem Tisch anders? Sag es denen, die dir diese Seite gegeben haben, oder berichtige es selbst: docs/how-to/translate.md zeigt, wie. Wer spielt, weiß besser als wir, wie etwas heißt.
web-about-software-title = Gebaut mit der Arbeit anderer
web-about-software-page = In dieser Seite
web-about-software-server = Im Server
