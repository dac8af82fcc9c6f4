"""`bismarck deal`: random deals as scripts that stop before the first decision."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bismarck.cli.answers import BadInputError
from bismarck.cli.files import write_text
from bismarck.cli.house_rules import DEFAULT_PROFILE, chosen_rules
from bismarck.cli.numbers import whole_number
from bismarck.cli.output import with_progress, write_json, write_line
from bismarck.cli.parameters import JsonFlag, ProfileArgument, SettingsOption

if TYPE_CHECKING:
    from bismarck.rules import Rules

MOST_DEALS: Final = 1_000_000
_DOMAIN: Final = "bismarck/deal/1/"
_RANDOM_SEED_BITS: Final = 53  # a number that every reader of JSON keeps exactly


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("deal", help="command-deal")(deal)


def deal(
    profile: ProfileArgument = DEFAULT_PROFILE,
    *,
    settings: SettingsOption = [],  # noqa: B006 - typer copies it
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", parser=whole_number(0), help="option-seed")] = None,
    count: Annotated[
        int, typer.Option("--count", "-n", metavar="N", parser=whole_number(1, MOST_DEALS), help="deal-count")
    ] = 1,
    directory: Annotated[Path | None, typer.Option("--dir", metavar="FOLDER", help="deal-directory")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Write random deals."""
    import secrets

    rules = chosen_rules(profile, settings)
    chosen = secrets.randbits(_RANDOM_SEED_BITS) if seed is None else seed
    if directory is not None:
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as mistake:
            raise BadInputError(f"--dir: cannot make {str(directory)!r}: {mistake.strerror}") from mistake
    for number in with_progress(range(1, count + 1), count, "deal", writes=directory is None):
        script = deal_script(rules, chosen, number)
        if directory is not None:
            write_text(directory / f"{rules.profile}-{chosen}-{number}.txt", script)
        elif as_json:
            write_json({"seed": chosen, "deal": number, "script": script})
        else:
            write_line(script if number < count else script.rstrip("\n"))


def deal_script(rules: Rules, seed: int, number: int) -> str:
    """The script of a deal: always the same for the same rules, seed and number."""
    import hashlib

    from bismarck.engine.round import deal as dealt
    from bismarck.options import difference_from_profile
    from bismarck.rules import SEATS
    from bismarck.shuffle import dealer_draw, round_deck

    bits = hashlib.sha256(f"{_DOMAIN}{seed}/{number}".encode("ascii")).digest()
    dealer = dealer_draw(rules, bits).dealer
    deck = round_deck(rules, bits, 1, None, ())
    fallen = dealt(rules, dealer, deck.cards)
    lines = [
        f"profile {rules.profile}  # seed {seed}, deal {number}",
        *(f"set {name} {value}" for name, value in difference_from_profile(rules).items()),
        f"dealer {dealer}",
        f"talon {' '.join(str(card) for card in fallen.talon)}",
        *(f"hand {seat} {hand.hand()}" for seat, hand in zip(SEATS, fallen.hands, strict=True)),
    ]
    return "".join(f"{line}\n" for line in lines)
