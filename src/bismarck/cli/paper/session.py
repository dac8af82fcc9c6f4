"""A sitting with a protocol: the one that was left or a new one, and who plays."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bismarck.cli.answers import BadInputError
from bismarck.cli.files import STANDARD_INPUT
from bismarck.cli.house_rules import DEFAULT_PROFILE, chosen_rules
from bismarck.cli.paper.file import (
    ENDING,
    PaperFile,
    begun,
    check_place,
    holds_protocol,
    is_shared,
    kept_log,
    opened,
    unfinished,
)
from bismarck.cli.paper.keeper import Keeper
from bismarck.cli.paper.typed import Typist
from bismarck.cli.paper.voice import PaperVoice
from bismarck.cli.terminal.game import InputEndedError, Voice
from bismarck.cli.terminal.store import data_folder
from bismarck.cli.terminal.vocabulary import Vocabulary, plain
from bismarck.cli.terminal.voice import is_plain, wants_colour
from bismarck.locale import DEFAULT_LANGUAGE, Messages, messages
from bismarck.notation.paper import LONGEST_NAME
from bismarck.paper import Paper
from bismarck.rules import PLAYERS, SEATS, Rules, Seat


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    file: Path | None
    profile: str | None
    settings: tuple[str, ...]
    names: tuple[str, ...]
    dealer: str | None
    new: bool
    data: Path | None
    share: str | None = None


def keep(wishes: Wishes, words: Messages) -> None:
    """Keep a protocol until the person has had enough.

    Raises:
        BadInputError: the file cannot be read or kept, or the players are not three.
    """
    voice = PaperVoice(coloured=not is_plain(os.environ) and wants_colour(os.environ))
    try:
        with _file(wishes, words, voice) as file:
            try:
                _sit(file, wishes, words, voice)
            except KeyboardInterrupt:
                voice.say([""])
            voice.say([words.text("score-ended", command=_command(wishes))])
    except (InputEndedError, KeyboardInterrupt):
        voice.say([""])


def _sit(file: PaperFile, wishes: Wishes, words: Messages, voice: PaperVoice) -> None:
    """Keep a protocol that is open, alone or with others."""
    if wishes.share is None and not is_shared(file.path):
        Keeper(file, words, voice, utc_now, columns=lambda: voice.columns).run()
    else:
        from bismarck.cli.paper.company import keep_shared

        keep_shared(file, wishes.share, words, voice, utc_now)


def _command(wishes: Wishes) -> str:
    """What to type to go on with a protocol."""
    words = ["bismarck", "score"]
    if wishes.file is not None:
        words.append(str(wishes.file))
    elif wishes.data is not None:
        words += ["--data", str(wishes.data)]
    return shlex.join(words)


def papers_folder(data: Path | None) -> Path:
    """Where protocols are kept when nobody names a file."""
    return (data_folder(os.environ) if data is None else data) / "score"


def utc_now() -> str:
    """The time, to the second, as a file has it."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _file(wishes: Wishes, words: Messages, voice: Voice) -> AbstractContextManager[PaperFile]:
    wanted = wishes.file
    if wanted == STANDARD_INPUT:
        raise BadInputError("a sheet is kept in a file of its own, not in -; name one")
    if wanted is None:
        folder = papers_folder(wishes.data)
        left = None if wishes.new else unfinished(folder)
        if left is not None and _agrees(left, words, voice):
            return opened(left)
        wanted = folder / f"{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}{ENDING}"
    elif holds_protocol(wanted) and not wishes.new:
        _refuse_choices(wishes, f"{wanted} is begun already; leave it out, or name another file")
        return opened(wanted)
    check_place(wanted)
    if wishes.share is not None:
        from bismarck.cli.paper.company import joined_by_link

        joined = joined_by_link(wanted, wishes.share, words)
        if joined is not None:
            _refuse_choices(wishes, "the sheet of this link is begun already; leave it out")
            return joined
    rules = chosen_rules(wishes.profile or DEFAULT_PROFILE, wishes.settings)
    names = _names(wishes.names, words, voice)
    return begun(wanted, Paper(rules, names, _dealer(wishes.dealer, rules, names, words, voice)), utc_now())


def _refuse_choices(wishes: Wishes, why: str) -> None:
    """Refuse what can only be chosen for a new protocol.

    Raises:
        BadInputError: something of that is given.
    """
    given = (wishes.profile, wishes.settings, wishes.names, wishes.dealer)
    for option, value in zip(("--profile", "--set", "--name", "--dealer"), given, strict=True):
        if value:
            raise BadInputError(f"{option}: {why}")


def _agrees(left: Path, words: Messages, voice: Voice) -> bool:
    """Whether the person goes on with the protocol that was left."""
    names = kept_log(left)[0].written.paper.names
    spoken = (messages(DEFAULT_LANGUAGE), words)
    agree, decline = (
        {plain(word) for tongue in spoken for word in tongue.text(f"score-input-{said}").split(",")}
        for said in ("yes", "no")
    )
    while True:
        said = plain(voice.ask(words.text("score-ask-resume", players=", ".join(names))))
        if said in agree:
            return True
        if said in decline:
            return False


def _names(given: Sequence[str], words: Messages, voice: Voice) -> tuple[str, str, str]:
    if given:
        if len(given) != PLAYERS:
            raise BadInputError(f"--name: three players play, got {len(given)}; name all three")
        check_names(given)
        return (given[0], given[1], given[2])
    names: list[str] = []
    for seat in SEATS:
        while True:
            name = " ".join(voice.ask(words.text("score-ask-name", seat=seat.value)).split())
            if _is_name(name, names):
                break
            voice.say([words.text("score-wrong-name", most=LONGEST_NAME)])
        names.append(name)
    return (names[0], names[1], names[2])


def check_names(given: Sequence[str]) -> None:
    """See that people can be called so.

    Raises:
        BadInputError: one of them cannot.
    """
    for at, name in enumerate(given):
        if not _is_name(name, given[:at]):
            raise BadInputError(f"--name: expected 1 to {LONGEST_NAME} letters that nobody else has, got {name[:50]!r}")


def _is_name(name: str, others: Sequence[str]) -> bool:
    known = {plain(other) for other in others}
    return bool(name.strip()) and name.isprintable() and len(name) <= LONGEST_NAME and plain(name) not in known


def _dealer(given: str | None, rules: Rules, names: tuple[str, str, str], words: Messages, voice: Voice) -> Seat:
    typist = Typist(rules, names, Vocabulary.of(words))
    if given is not None:
        seat = typist.seat(given)
        if seat is None:
            raise BadInputError(f"--dealer: expected A, B, C or a player's name, got {given!r}")
        return seat
    while True:
        seat = typist.seat(voice.ask(words.text("score-ask-dealer")))
        if seat is not None:
            return seat
        voice.say([words.text("score-wrong-dealer")])
