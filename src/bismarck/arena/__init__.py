"""Bots measured against each other over the same cards: sets, their statistics, runs that resume, reports."""
