### Not yet read by a native speaker.
### O que cada um define no seu aparelho.

web-settings-cards = As cartas
web-settings-playing = O jogo
web-settings-sounds = Sons
web-settings-skin = Figuras
web-settings-skin-own = deste jogo
web-settings-skin-classic = clássicas
web-settings-court = Letras nas cartas
web-settings-court-language = como na língua
web-settings-order = Os naipes, da esquerda para a direita
web-settings-order-move = Passar { $suit } um lugar para a esquerda
web-settings-preselect = A carta levantada antes da vez joga-se sozinha
web-settings-auto_play = A única carta possível joga-se sozinha
web-settings-stay = Uma vaza completa fica
web-settings-stay-short = pouco tempo
web-settings-stay-normal = o habitual
web-settings-stay-long = muito tempo
web-settings-stay-tap = até eu tocar
web-settings-motion = Movimentos
web-settings-sound_turn = É a tua vez
web-settings-sound_card = Cai uma carta
web-settings-sound_trick = Recolhe-se uma vaza
web-settings-sound_quota = Chegas à tua quota
web-settings-sound_round = Acaba uma distribuição
web-settings-sound_refused = Algo não é possível
web-settings-usual = Repor tudo como de costume
