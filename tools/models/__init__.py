"""Fitting of the numbers that the bots judge by: `make models`, or `python -m tools.models` for one of them."""
