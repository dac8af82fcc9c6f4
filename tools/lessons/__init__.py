"""The lessons of the page `/learn`: positions and what is said at them, played by the engine into messages."""
