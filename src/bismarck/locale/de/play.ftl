### Not yet read by a native speaker.
### Am Tisch, neben web.ftl.

# A finished trick lies until the player goes on.
web-trick-take = Weiter

# The panel with every trick of the deal, and the button that opens it.
web-tricks-all = Stich für Stich
web-sheet-png = Als Bild speichern
