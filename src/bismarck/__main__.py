"""`python -m bismarck` is the command `bismarck`."""

from bismarck.cli import main

main()
