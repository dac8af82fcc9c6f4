### Not yet read by a native speaker.
### What each user sets for this device.

web-settings-cards = The cards
web-settings-playing = Playing
web-settings-sounds = Sounds
web-settings-skin = Pictures
web-settings-skin-own = of this game
web-settings-skin-classic = classic
web-settings-court = Letters on the cards
web-settings-court-language = as in the language
web-settings-order = The suits from the left
web-settings-order-move = Move { $suit } one place to the left
web-settings-preselect = A card raised before my turn plays itself
web-settings-auto_play = The only possible card plays itself
web-settings-stay = A finished trick lies
web-settings-stay-short = briefly
web-settings-stay-normal = as usual
web-settings-stay-long = long
web-settings-stay-tap = until I tap it
web-settings-motion = Movements
web-settings-sound_turn = It is your turn
web-settings-sound_card = A card is played
web-settings-sound_trick = A trick is taken
web-settings-sound_quota = Your quota is reached
web-settings-sound_round = A deal is over
web-settings-sound_refused = Something cannot be done
web-settings-usual = Set everything as usual
