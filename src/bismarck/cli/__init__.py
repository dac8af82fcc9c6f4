"""The command line: one module per command, and the match in the terminal."""

from bismarck.cli.main import main

__all__ = ["main"]
