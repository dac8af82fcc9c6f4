### Not yet read by a native speaker.
### At the table, besides web.ftl.

# A finished trick lies until the player goes on.
web-trick-take = Go on

# The panel with every trick of the deal, and the button that opens it.
web-tricks-all = Trick by trick
web-sheet-png = Save as a picture
