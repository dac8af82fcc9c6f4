### Not yet read by a native speaker.
### O que cada um ajusta no seu aparelho.

web-settings-cards = As cartas
web-settings-playing = O jogo
web-settings-sounds = Sons
web-settings-skin = Figuras
web-settings-skin-own = deste jogo
web-settings-skin-classic = clássicas
web-settings-court = Letras nas cartas
web-settings-court-language = como no idioma
web-settings-order = Os naipes, da esquerda para a direita
web-settings-order-move = Mover { $suit } uma posição para a esquerda
web-settings-preselect = A carta levantada antes da vez se joga sozinha
web-settings-auto_play = A única carta possível se joga sozinha
web-settings-stay = A vaza completa fica
web-settings-stay-short = pouco tempo
web-settings-stay-normal = o normal
web-settings-stay-long = bastante tempo
web-settings-stay-tap = até eu tocar
web-settings-motion = Movimentos
web-settings-sound_turn = É a sua vez
web-settings-sound_card = Uma carta cai na mesa
web-settings-sound_trick = Uma vaza é recolhida
web-settings-sound_quota = Você chega à sua cota
web-settings-sound_round = Acaba uma distribuição
web-settings-sound_refused = Algo não é possível
web-settings-usual = Voltar tudo ao normal
