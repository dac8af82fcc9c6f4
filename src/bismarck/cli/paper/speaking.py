"""What the terminal says of a protocol."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bismarck.cli.paper.typed import UnclearError
from bismarck.contracts import Contract, Scoring
from bismarck.engine.scoring import places
from bismarck.engine.standing import RoundResult, Standing
from bismarck.locale import Messages, entry_refusal, listed, signed
from bismarck.paper import Conflict, NextRound, Reading
from bismarck.rules import SEATS, Rules

SHOWN: Final = 30  # letters of what was typed


@dataclass(frozen=True, slots=True)
class PaperWords:
    """Sentences of one language about a protocol under *rules*."""

    words: Messages
    rules: Rules

    def upcoming(self, upcoming: NextRound, standing: Standing, names: Sequence[str], misdeals: int) -> list[str]:
        """The round to come: who deals, who is forehand, what each player has left, and how often."""
        heading = upcoming.heading
        people = {"dealer": names[heading.dealer.index], "forehand": names[upcoming.forehand.index]}
        lines = [""]
        if heading.extra is None:
            lines.append(
                self.words.text("score-round", number=heading.number, rounds=self.rules.match_rounds, **people)
            )
            if len(upcoming.contracts) > 1:
                rows = zip(names, upcoming.left, standing.used, strict=True)
                lines += [self._left(name, left, used) for name, left, used in rows]
        else:
            lines.append(self.words.text("score-extra", extra=heading.extra, **people))
        if len(upcoming.contracts) == 1:
            lines.append(self.words.text("score-contract", contract=self.title(upcoming.contracts[0].key)))
        if misdeals:
            lines.append(self.words.text("score-misdeals", count=misdeals))
        return lines

    def question(self, upcoming: NextRound, names: Sequence[str]) -> str:
        """What to type for the round to come."""
        first, second, third = names
        people = {"first": first, "second": second, "third": third}
        if len(upcoming.contracts) > 1:
            return self.words.text("score-ask-round", **people)
        match upcoming.contracts[0].scoring:
            case Scoring.TRICKS_OVER | Scoring.TRICKS_UNDER:
                return self.words.text("score-ask-tricks", **people)
            case Scoring.HEARTS_UNDER:
                return self.words.text("score-ask-hearts", **people)
            case Scoring.QUEEN_OF_SPADES:
                return self.words.text("score-ask-queen")

    def result(
        self, message: str, number: int, result: RoundResult, totals: Sequence[int], names: Sequence[str]
    ) -> str:
        """A round that was written down, and the totals."""
        return self.words.text(
            message,
            number=number,
            contract=self.title(result.contract),
            scores=by_name(names, result.scores),
            totals=by_name(names, totals),
        )

    def decided(self, reading: Reading, names: Sequence[str]) -> list[str]:
        """Who has won."""
        standing = reading.standing
        won = [
            name for name, place in zip(names, places(standing.totals, standing.contenders), strict=True) if place == 1
        ]
        totals = self.words.text("score-decided", totals=by_name(names, standing.totals))
        if len(won) == 1:
            return ["", totals, self.words.text("score-winner", name=won[0])]
        return ["", totals, self.words.text("score-shared", players=listed(self.words, won))]

    def conflicts(self, conflicts: Iterable[Conflict]) -> list[str]:
        """The rounds that the ones before them no longer allow."""
        return [
            self.words.text(
                "score-conflict",
                number=conflict.index + 1,
                why=self.why(conflict.refusal.code, conflict.refusal.details),
            )
            for conflict in conflicts
        ]

    def refused(self, code: str, details: Mapping[str, str]) -> str:
        """Why something cannot be written down."""
        return self.words.text("score-refused", why=self.why(code, details))

    def why(self, code: str, details: Mapping[str, str]) -> str:
        """A refusal as a reason."""
        return entry_refusal(self.words, code, details)

    def lost(self, what: str, code: str, details: Mapping[str, str]) -> str:
        """A change of one's own that what others have written has no room for."""
        return self.words.text("score-lost", what=what, why=self.why(code, details))

    def unclear(self, unclear: UnclearError) -> str:
        """What is missing or odd in a line."""
        near = [self.title(word) for word in unclear.near]
        either = self.words.text("score-either", first=near[0], last=near[-1]) if len(near) == 2 else ", ".join(near)
        return self.words.text(f"score-unclear-{unclear.code}", text=shown(unclear.text), near=either)

    def title(self, key: str) -> str:
        """The title of a contract; what is no contract stays as it is."""
        return self.words.text(f"contract-{key}") if self.words.has(f"contract-{key}") else key

    def _left(self, name: str, left: Sequence[Contract], used: Sequence[int]) -> str:
        times = {
            allowance.contract.key: allowance.limit - count
            for allowance, count in zip(self.rules.contracts, used, strict=True)
            if allowance.limit is not None and allowance.limit - count > 1
        }
        titles = [
            f"{self.title(contract.key)} ×{times[contract.key]}" if contract.key in times else self.title(contract.key)
            for contract in left
        ]
        return self.words.text("score-left", name=name, contracts=listed(self.words, titles))


def by_name(names: Sequence[str], numbers: Sequence[int]) -> str:
    """Each player's number, with its sign."""
    return ", ".join(f"{names[seat.index]} {signed(numbers[seat.index])}" for seat in SEATS)


def shown(text: str) -> str:
    """A text that somebody typed or pasted, as it can be said back: short, and nothing that moves the cursor."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    return kept if len(kept) <= SHOWN else f"{kept[: SHOWN - 1].rstrip()}…"
