"""Tables for people and bots: one owner a table, append then acknowledge, resume."""
