"""Numbers among the arguments."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import typer

_DIGITS: Final = 18  # what every machine counts to


def whole_number(lowest: int, highest: int | None = None) -> Callable[[str | int], int]:
    """What reads a whole number from *lowest* to *highest*, both of which fit.

    >>> whole_number(0, 9)("7")
    7
    """
    wanted = f"from {lowest}, of at most {_DIGITS} digits" if highest is None else f"from {lowest} to {highest}"

    def read(given: str | int) -> int:
        text = str(given)  # a default comes as the number it is
        if (
            re.fullmatch(rf"[+-]?[0-9]{{1,{_DIGITS}}}", text)
            and int(text) >= lowest
            and (highest is None or int(text) <= highest)
        ):
            return int(text)
        raise typer.BadParameter(f"expected a whole number {wanted}, got {text!r}")

    return read
