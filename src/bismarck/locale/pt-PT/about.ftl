### Not yet read by a native speaker.
### A página sobre este projeto.

web-about-lead = O Bismarck é um jogo de cartas sueco para três. Aqui podes jogá-lo contra o computador ou com amigos, aprendê-lo e apontar os pontos quando as cartas são a sério.
web-about-version = Versão { $version }
web-about-licence-title = De uso livre
web-about-licence = Software livre sob a Apache License 2.0: usa-o, muda-o, passa-o a outros.
web-about-rules-title = De onde vêm as regras
web-about-rules = As regras mais antigas que se conhecem são de 1944, como conta Sten Helmfrid no pagat.com. Cada forma do jogo indica a sua própria fonte em docs/rules.md.
web-about-privacy-title = O que se sabe de ti
web-about-privacy = Um nome, as tuas partidas e um número ao acaso neste navegador: sem conta, sem publicidade, sem contagem de visitas, sem nada vindo de outro lado. «As minhas partidas» mostra tudo e esquece-o quando quiseres.
web-about-languages-title = Línguas
web-about-unread = Ainda não lidos por quem tem a língua como materna:
web-about-read = Lidos por quem tem a língua como materna:
web-about-help = Há alguma coisa que soa mal, ou que tem outro nome na vossa mesa? Diz a quem te deu esta página, ou corrige-o tu: docs/how-to/translate.md mostra como. As palavras de quem joga valem mais do que as nossas.
web-about-software-title = Feito com o trabalho de outros
web-about-software-page = Nesta página
web-about-software-server = No servidor
