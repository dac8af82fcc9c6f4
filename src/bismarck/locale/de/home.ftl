### Not yet read by a native speaker.
### Die erste Seite, neben pages.ftl.

web-home-keep = Spielzettel führen
web-home-keep-about = Für ein Spiel mit echten Karten
web-home-learn = Spielen lernen
web-home-learn-about = Kurze Lektionen am Tisch
