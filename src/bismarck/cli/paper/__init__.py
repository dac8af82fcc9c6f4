"""`bismarck score`: the protocol of a match with real cards, kept in the terminal."""
