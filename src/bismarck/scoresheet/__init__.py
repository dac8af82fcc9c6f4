"""The score sheet of a match, as players keep it on paper: as text, as HTML and as CSV."""

from bismarck.scoresheet.html import as_html, rounds_as_html, sheet_as_page
from bismarck.scoresheet.sheet import Cell, Line, Row, Sheet, readable_name, sheet_of
from bismarck.scoresheet.table import as_csv
from bismarck.scoresheet.text import as_text, rounds_as_text

__all__ = [
    "Cell",
    "Line",
    "Row",
    "Sheet",
    "as_csv",
    "as_html",
    "as_text",
    "readable_name",
    "rounds_as_html",
    "rounds_as_text",
    "sheet_as_page",
    "sheet_of",
]
