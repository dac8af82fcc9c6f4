### Not yet read by a native speaker.
### A página sobre este projeto.

web-about-lead = Bismarck é um jogo de cartas sueco para três. Aqui você joga contra o computador ou com amigos, aprende o jogo e anota os pontos quando as cartas são de verdade.
web-about-version = Versão { $version }
web-about-licence-title = De uso livre
web-about-licence = Software livre sob a Apache License 2.0: use, mude, passe adiante.
web-about-rules-title = De onde vêm as regras
web-about-rules = As regras mais antigas que se conhecem são de 1944, como conta Sten Helmfrid no pagat.com. Cada forma do jogo indica a própria fonte em docs/rules.md.
web-about-privacy-title = O que se sabe de você
web-about-privacy = Um nome, as suas partidas e um número aleatório neste navegador: sem conta, sem propaganda, sem contagem de visitas, sem nada buscado em outro lugar. “Minhas partidas” mostra tudo e esquece quando você quiser.
web-about-languages-title = Idiomas
web-about-unread = Ainda não lidos por quem fala a língua desde criança:
web-about-read = Lidos por quem fala a língua desde criança:
web-about-help = Alguma coisa soa estranha, ou tem outro nome na sua mesa? Diga a quem lhe passou esta página, ou corrija por conta própria: docs/how-to/translate.md mostra como. As palavras de quem joga valem mais que as nossas.
web-about-software-title = Feito com o trabalho de outros
web-about-software-page = Nesta página
web-about-software-server = No servidor
