"""The folder of a run: what is measured in `arena.json`, a line for each set in `sets.jsonl`. A run resumes from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from bismarck import __version__
from bismarck.arena.sets import Contest, Game, SetResult
from bismarck.options import rules_hash

RECORDS: Final = "sets.jsonl"
MANIFEST: Final = "arena.json"


class UnusableFolderError(ValueError):
    """A folder holds another run, or one that was not asked to be resumed."""


class Manifest(msgspec.Struct, frozen=True):
    """What the sets of a folder are of."""

    bots: tuple[str, str, str]
    layer: str
    rules: str
    seed: int
    iterations: int | None
    milliseconds: int | None
    version: str

    @classmethod
    def of(cls, contest: Contest) -> Manifest:
        """The manifest of a contest."""
        budget = contest.budget
        return cls(
            contest.names,
            contest.layer.value,
            rules_hash(contest.rules),
            contest.seed,
            budget.iterations,
            budget.milliseconds,
            __version__,
        )


class _Game(msgspec.Struct, frozen=True):
    bots: tuple[str, str, str]
    points: tuple[int, int, int]
    wins: tuple[float, float, float]
    rounds: int


class _Record(msgspec.Struct, frozen=True):
    set: int
    contract: str | None
    games: tuple[_Game, ...]
    spent: dict[str, tuple[int, float]]


_LINE: Final = msgspec.json.Decoder(_Record)
_MANIFEST: Final = msgspec.json.Decoder(Manifest)


@dataclass(frozen=True, slots=True)
class Folder:
    """A run's folder and the sets that it holds, by number."""

    path: Path
    done: dict[int, SetResult]

    @classmethod
    def opened(cls, path: Path, contest: Contest, *, resume: bool) -> Folder:
        """The folder of a run, made where there is none; what a crash left of a last line is cut off.

        Raises:
            UnusableFolderError: it holds another run, or *resume* was not asked for and it holds sets.
        """
        path.mkdir(parents=True, exist_ok=True)
        wanted = Manifest.of(contest)
        described = path / MANIFEST
        if described.exists():
            try:
                held = _MANIFEST.decode(described.read_bytes())
            except msgspec.MsgspecError as fault:
                raise UnusableFolderError(f"{described} cannot be read: {fault}; name another folder") from None
            if held != wanted:
                raise UnusableFolderError(
                    f"{path} holds another run ({' '.join(held.bots)}, {held.layer}, seed {held.seed}); "
                    "name another folder"
                )
        elif any(path.iterdir()):
            raise UnusableFolderError(f"{path} is not empty and holds no run; name another folder")
        done = dict(_read(path / RECORDS))
        if done and not resume:
            raise UnusableFolderError(f"{path} holds {len(done)} sets of this run; pass --resume to go on")
        described.write_bytes(msgspec.json.format(msgspec.json.encode(wanted)) + b"\n")
        return cls(path, done)

    def add(self, result: SetResult) -> None:
        """Keep a set."""
        games = tuple(_Game(game.names, game.points, game.wins, game.rounds) for game in result.games)
        line = msgspec.json.encode(_Record(result.number, result.contract, games, dict(result.spent)))
        with (self.path / RECORDS).open("ab") as records:
            records.write(line + b"\n")
        self.done[result.number] = result


def _read(path: Path) -> Iterator[tuple[int, SetResult]]:
    if not path.exists():
        return
    whole = path.read_bytes()
    end = whole.rfind(b"\n") + 1
    if end < len(whole):
        with path.open("r+b") as records:
            records.truncate(end)
    for number, line in enumerate(whole[:end].splitlines(), 1):
        try:
            record = _LINE.decode(line)
        except msgspec.MsgspecError as fault:
            raise UnusableFolderError(f"{path}, line {number}: {fault}; take the line away to play it again") from None
        games = tuple(Game(game.bots, game.points, game.wins, game.rounds) for game in record.games)
        yield record.set, SetResult(record.set, record.contract, games, record.spent)
