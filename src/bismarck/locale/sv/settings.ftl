### Not yet read by a native speaker.
### Det som var och en ställer in på sin telefon eller dator.

web-settings-cards = Korten
web-settings-playing = Spelet
web-settings-sounds = Ljud
web-settings-skin = Bilder
web-settings-skin-own = spelets egna
web-settings-skin-classic = klassiska
web-settings-court = Bokstäver på korten
web-settings-court-language = som i språket
web-settings-order = Färgerna från vänster
web-settings-order-move = Flytta { $suit } ett steg åt vänster
web-settings-preselect = Ett kort som lyfts i förväg spelas av sig självt
web-settings-auto_play = Det enda möjliga kortet spelas av sig självt
web-settings-stay = Ett färdigt stick ligger
web-settings-stay-short = kort
web-settings-stay-normal = lagom
web-settings-stay-long = länge
web-settings-stay-tap = tills jag trycker
web-settings-motion = Rörelser
web-settings-sound_turn = Det är din tur
web-settings-sound_card = Ett kort läggs
web-settings-sound_trick = Ett stick tas hem
web-settings-sound_quota = Ditt stickkrav är nått
web-settings-sound_round = En giv är slut
web-settings-sound_refused = Något går inte
web-settings-usual = Återställ allt
