"""Players that are programs: each gets what a person at its seat gets, and no more."""
