"""What people may call themselves and write: any script, nothing that hides, turns or breaks the line."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bismarck.server.refusal import TableRefusedError

MAX_NAME: Final = 40  # code points, after composition
MAX_MARKS: Final = 4  # combining marks on one letter: more than any script stacks
_JOINERS: Final = frozenset("\u200c\u200d")  # within words of Persian, Indic scripts, and within emoji
_BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters by category, but nothing is seen
_REFUSED: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_SEEN: Final = ("L", "N", "P", "S")
_LINK: Final = re.compile(r"://|\bwww\.|\b[\w-]+\.(?:[a-z]{2,})(?:/|\b)", re.IGNORECASE)


def clean_name(text: str) -> str:
    """The name as it is kept: composed, single spaces.

    Raises:
        TableRefusedError: it has nothing to see, is too long, or holds a control or direction sign.
    """
    name = _clean(text, "name")
    if len(name) > MAX_NAME:
        raise TableRefusedError("name", f"a name has at most {MAX_NAME} signs, got {len(name)}")
    return name


def clean_text(text: str) -> str:
    """What is said, as it is passed on.

    Raises:
        TableRefusedError: as for a name, or it holds a link.
    """
    said = _clean(text, "text")
    if _LINK.search(said):
        raise TableRefusedError("link", "links are not passed on; say it in words")
    return said


def distinct(name: str, taken: list[str]) -> str:
    """*name*, with a number after it where somebody of *taken* is called so."""
    folded = {other.casefold() for other in taken}
    number, candidate = 1, name
    while candidate.casefold() in folded:
        number += 1
        candidate = f"{name[: MAX_NAME - 3]} {number}"
    return candidate


def _clean(text: str, code: str) -> str:
    composed = unicodedata.normalize("NFC", text)
    for place, sign in enumerate(composed):
        if sign in _BLANKS or (unicodedata.category(sign) in _REFUSED and not _joins(composed, place)):
            raise TableRefusedError(code, f"U+{ord(sign):04X} is not shown to others; leave it out")
    cleaned = " ".join(composed.split())
    if not any(unicodedata.category(sign)[0] in _SEEN for sign in cleaned):
        raise TableRefusedError(code, "there is nothing to see; use letters of any script")
    marks = 0
    for sign in cleaned:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            raise TableRefusedError(code, f"more than {MAX_MARKS} marks stand on one letter; leave some out")
    return cleaned


def _joins(text: str, place: int) -> bool:
    """Whether a joiner stands between two signs that it can join."""
    inside = text[place] in _JOINERS and 0 < place < len(text) - 1
    return inside and not any(text[other].isspace() or text[other] in _JOINERS for other in (place - 1, place + 1))
