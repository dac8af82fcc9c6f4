"""Play, learn, score and study the card game Bismarck."""

__version__ = "0.1.0"
