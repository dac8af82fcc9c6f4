"""The match in the terminal: telling events, asking for decisions, keeping the log."""
