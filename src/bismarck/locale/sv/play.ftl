### Not yet read by a native speaker.
### Vid bordet, utöver web.ftl.

# A finished trick lies until the player goes on.
web-trick-take = Vidare

# The panel with every trick of the deal, and the button that opens it.
web-tricks-all = Stick för stick
web-sheet-png = Spara som bild
