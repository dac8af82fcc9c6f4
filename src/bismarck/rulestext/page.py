"""A page of text with headings, and how it is written for a file, a terminal and a browser."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import assert_never


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that stand together."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list, one thing an item."""

    items: tuple[str, ...]


Block = Paragraph | Bullets


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it; `key` names the section in every language."""

    key: str
    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A title, what stands before the first heading, and sections."""

    title: str
    opening: tuple[Block, ...]
    sections: tuple[Section, ...]


def as_markdown(page: Page, level: int = 1) -> str:
    """The page in Markdown, its title a heading of *level*."""
    parts = [f"{'#' * level} {page.title}", *_markdown_blocks(page.opening)]
    for section in page.sections:
        parts += [f"{'#' * (level + 1)} {section.heading}", *_markdown_blocks(section.blocks)]
    return "\n\n".join(parts) + "\n"


def as_plain(page: Page, width: int = 80) -> str:
    """The page in lines of at most *width* characters, headings underlined."""
    parts = [_underlined(page.title, "="), *_plain_blocks(page.opening, width)]
    for section in page.sections:
        parts += [_underlined(section.heading, "-"), *_plain_blocks(section.blocks, width)]
    return "\n\n".join(parts) + "\n"


def as_html(page: Page, level: int = 1) -> str:
    """The page as HTML without a frame, its title a heading of *level*; each section has its key as id."""
    lines = [f"<h{level}>{escape(page.title)}</h{level}>", *_html_blocks(page.opening)]
    for section in page.sections:
        heading = escape(section.heading)
        lines.append(f'<h{level + 1} id="{escape(section.key)}">{heading}</h{level + 1}>')
        lines += _html_blocks(section.blocks)
    return "\n".join(lines) + "\n"


def _markdown_blocks(blocks: tuple[Block, ...]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Paragraph(text):
                yield text
            case Bullets(items):
                yield "\n".join(f"- {item}" for item in items)
            case _ as unreachable:
                assert_never(unreachable)


def _plain_blocks(blocks: tuple[Block, ...], width: int) -> Iterator[str]:
    for block in blocks:
        match block:
            case Paragraph(text):
                yield textwrap.fill(text, width)
            case Bullets(items):
                yield "\n".join(
                    textwrap.fill(item, width, initial_indent="- ", subsequent_indent="  ") for item in items
                )
            case _ as unreachable:
                assert_never(unreachable)


def _html_blocks(blocks: tuple[Block, ...]) -> Iterator[str]:
    for block in blocks:
        match block:
            case Paragraph(text):
                yield f"<p>{escape(text)}</p>"
            case Bullets(items):
                yield "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"
            case _ as unreachable:
                assert_never(unreachable)


def _underlined(text: str, line: str) -> str:
    return f"{text}\n{line * len(text)}"
