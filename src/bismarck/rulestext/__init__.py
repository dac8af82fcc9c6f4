"""The rules of a table as a page in words, and their name."""

from bismarck.rulestext.naming import name_in_words, profile_about, profile_title
from bismarck.rulestext.page import Bullets, Page, Paragraph, Section, as_html, as_markdown, as_plain
from bismarck.rulestext.sections import page_of, rule_page, rule_text, steps_of

__all__ = [
    "Bullets",
    "Page",
    "Paragraph",
    "Section",
    "as_html",
    "as_markdown",
    "as_plain",
    "name_in_words",
    "page_of",
    "profile_about",
    "profile_title",
    "rule_page",
    "rule_text",
    "steps_of",
]
