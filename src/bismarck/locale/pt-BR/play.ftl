### Not yet read by a native speaker.
### À mesa, além de web.ftl.

# A finished trick lies until the player goes on.
web-trick-take = Continuar

# The panel with every trick of the deal, and the button that opens it.
web-tricks-all = Vaza por vaza
web-sheet-png = Salvar como imagem
