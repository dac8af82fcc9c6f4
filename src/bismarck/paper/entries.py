"""What stands on the protocol, and what follows from it: whose turn, which contracts, which scores.

An entry is refused when no round could end like it. An entry that was right when it was made and that a correction
of an earlier round has made impossible stays, with its conflict, until somebody corrects it too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from bismarck.cards import NO_CARDS, Suit
from bismarck.contracts import Contract, Strain, TrumpFrom
from bismarck.engine.events import Scores
from bismarck.engine.scoring import card_weight, counted_cards, scores_of
from bismarck.engine.standing import Heading, RoundResult, Standing, contracts_of, heading_after, with_result
from bismarck.rules import Rules, Seat


@dataclass(frozen=True, slots=True)
class Entry:
    """A round as it was written down.

    `units` are what A, B and C have of what the contract counts: tricks, hearts, or the whole weight of the queen of
    spades for whoever took it. `trump` is None where nobody noted it; no score hangs on it. `misdeals` counts the
    deals that were thrown in before this one.
    """

    contract: str
    units: Scores
    trump: Strain | None = None
    misdeals: int = 0


@dataclass(frozen=True, slots=True)
class Paper:
    """A protocol: the rules, who sits at A, B and C, who dealt first, and the rounds written down."""

    rules: Rules
    names: tuple[str, str, str]
    first_dealer: Seat
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class NextRound:
    """The round to be entered: what is known of it, who is forehand, what it may be played as.

    `contracts` is one where nobody chooses. `left` are, for A, B and C, the contracts they may still play.
    """

    heading: Heading
    forehand: Seat
    contracts: tuple[Contract, ...]
    left: tuple[tuple[Contract, ...], ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an entry cannot be: `code` names a message, `details` what it says."""

    code: str
    details: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Conflict:
    """An entry that the ones before it no longer allow, by its place from 0."""

    index: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Reading:
    """What a protocol comes to: the standing, what does not fit, and the round to come, None when it is decided."""

    standing: Standing
    conflicts: tuple[Conflict, ...]
    upcoming: NextRound | None


def read(paper: Paper) -> Reading:
    """What *paper* comes to.

    A round with a conflict counts as it stands. Rounds after the end of the match are conflicts and count nothing.
    """
    rules = paper.rules
    standing = Standing.of(rules)
    conflicts: list[Conflict] = []
    for index, entry in enumerate(paper.entries):
        upcoming = next_round(paper, standing)
        if upcoming is None:
            conflicts.append(Conflict(index, Refusal("after_the_end")))
            continue
        wrong = refusal(rules, upcoming, entry)
        if wrong is not None:
            conflicts.append(Conflict(index, wrong))
        standing = with_result(rules, standing, _result(rules, upcoming, entry))
    return Reading(standing, tuple(conflicts), next_round(paper, standing))


def next_round(paper: Paper, standing: Standing) -> NextRound | None:
    """The round that follows on a sheet that stands so; None when the match is decided."""
    if standing.decided:
        return None
    rules = paper.rules
    heading = Heading(1, paper.first_dealer)
    if standing.results:
        last = standing.results[-1]
        heading = heading_after(rules, Heading(last.number, last.dealer, last.extra), standing.contenders)
    forehand = rules.forehand_of(heading.dealer)
    contracts = contracts_of(rules, heading, standing.used[forehand.index])
    return NextRound(heading, forehand, contracts, tuple(_left(rules, used) for used in standing.used))


def refusal(rules: Rules, upcoming: NextRound, entry: Entry) -> Refusal | None:
    """Why *entry* cannot be the round to come; None where it can."""
    contract = next((open_one for open_one in upcoming.contracts if open_one.key == entry.contract), None)
    if contract is None:
        open_keys = " ".join(open_one.key for open_one in upcoming.contracts)
        return Refusal("contract_not_open", {"contract": entry.contract, "open": open_keys})
    if entry.trump is not None and entry.trump not in trumps(rules, contract):
        return Refusal("trump_not_possible", {"contract": entry.contract, "trump": entry.trump.value})
    whole = rules.units(contract)
    if min(entry.units) < 0 or max(entry.units) > whole:
        if sum(entry.units) != whole or max(entry.units) > whole:
            return Refusal("units_out_of_range", {"most": str(whole)})
        rest = min(entry.units)  # what two of them leave to the third
        return Refusal("units_too_many", {"together": str(whole - rest), "most": str(whole), "rest": str(rest)})
    if sum(entry.units) != whole:
        return Refusal("units_wrong_sum", {"sum": str(sum(entry.units)), "expected": str(whole)})
    weight = card_weight(rules, contract)
    if any(units % weight for units in entry.units):
        return Refusal("units_shared_card", {"weight": str(weight)})
    return None


def no_such_round(index: int, rounds: int) -> Refusal:
    """Why there is no round at a place, from 0, of a protocol with so many rounds."""
    if rounds == 0:
        return Refusal("nothing_written")
    return Refusal("no_such_round", {"round": str(index + 1), "rounds": str(rounds)})


def trumps(rules: Rules, contract: Contract) -> tuple[Strain, ...]:
    """The trumps that a round of *contract* may have had."""
    match contract.trump_from:
        case TrumpFrom.NONE:
            return (Strain.NO_TRUMP,)
        case TrumpFrom.FIXED:
            assert contract.trump is not None, "a fixed trump is named by its contract"
            return (Strain.of(contract.trump),)
        case TrumpFrom.WITH_CONTRACT | TrumpFrom.AFTER_EXCHANGE:
            return rules.strains
        case TrumpFrom.FIRST_TALON_CARD | TrumpFrom.CUT:
            return tuple(Strain.of(suit) for suit in Suit if rules.deck.in_suit(suit))


def _left(rules: Rules, used: tuple[int, ...]) -> tuple[Contract, ...]:
    return tuple(
        allowance.contract
        for allowance, times in zip(rules.contracts, used, strict=True)
        if allowance.limit is None or times < allowance.limit
    )


def _result(rules: Rules, upcoming: NextRound, entry: Entry) -> RoundResult:
    contract = _contract(rules, upcoming, entry.contract)
    trump = entry.trump
    if trump is None:
        possible = trumps(rules, contract)
        trump = possible[0] if len(possible) == 1 else Strain.NO_TRUMP
    heading = upcoming.heading
    return RoundResult(
        heading.number,
        heading.extra,
        heading.dealer,
        upcoming.forehand,
        contract.key,
        trump,
        (0, 0, 0) if counted_cards(contract) else entry.units,
        scores_of(contract, upcoming.forehand, entry.units),
        NO_CARDS,
    )


def _contract(rules: Rules, upcoming: NextRound, key: str) -> Contract:
    if upcoming.heading.extra is not None and key == rules.extra_contract.key:
        return rules.extra_contract
    return rules.contract(key)
