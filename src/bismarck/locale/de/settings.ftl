### Not yet read by a native speaker.
### Was jeder auf seinem Gerät einstellt.

web-settings-cards = Die Karten
web-settings-playing = Das Spiel
web-settings-sounds = Töne
web-settings-skin = Bilder
web-settings-skin-own = eigene
web-settings-skin-classic = klassisch
web-settings-court = Buchstaben auf den Karten
web-settings-court-language = wie in der Sprache
web-settings-order = Die Farben von links
web-settings-order-move = { $suit } eins nach links
web-settings-preselect = Eine vorab gehobene Karte spielt sich selbst
web-settings-auto_play = Die einzig mögliche Karte spielt sich selbst
web-settings-stay = Ein fertiger Stich liegt
web-settings-stay-short = kurz
web-settings-stay-normal = wie üblich
web-settings-stay-long = lange
web-settings-stay-tap = bis ich tippe
web-settings-motion = Bewegungen
web-settings-sound_turn = Du bist dran
web-settings-sound_card = Eine Karte fällt
web-settings-sound_trick = Ein Stich wird eingezogen
web-settings-sound_quota = Deine Quote ist erreicht
web-settings-sound_round = Eine Runde ist zu Ende
web-settings-sound_refused = Etwas geht nicht
web-settings-usual = Alles zurücksetzen
