### Not yet read by a native speaker.
### A primeira página, além de pages.ftl.

web-home-keep = Apontar os pontos
web-home-keep-about = Com cartas de verdade
web-home-learn = Aprender a jogar
web-home-learn-about = Lições curtas à mesa
