"""The words of every option, read and written; the canonical form of rules and its hash."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from bismarck.cards import Card, CardSet, InvalidCardError, Rank, Suit
from bismarck.contracts import (
    CATALOGUE,
    VALFRI,
    VALFRI_AFTER_EXCHANGE,
    VALFRI_NO_TRUMP,
    Contract,
)
from bismarck.profiles import UnknownProfileError, profile
from bismarck.rules import (
    PLAYERS,
    TALON_CARDS,
    Allowance,
    ChooseOn,
    Exchange,
    FirstDealer,
    ForehandIs,
    OpeningLead,
    Rotation,
    Rules,
    RulesClashError,
    Schedule,
    ScheduleUnit,
    ShortDiscard,
    Strains,
    TalonFace,
    TalonWhen,
    Tie,
)

MOST_ROUNDS: Final = 999
HIGHEST_LIMIT: Final = 99

_WORDS: Final[Mapping[str, type[Enum]]] = MappingProxyType(
    {
        "forehand": ForehandIs,
        "opening_lead": OpeningLead,
        "first_dealer": FirstDealer,
        "rotation": Rotation,
        "talon_when": TalonWhen,
        "talon_face": TalonFace,
        "choose_on": ChooseOn,
        "valfri_strains": Strains,
        "exchange": Exchange,
        "short_discard": ShortDiscard,
        "tie": Tie,
    }
)
# Where Valfri's trump comes from. Profiles differ in it, so a house rule must be able to say it too.
_VALFRI_VARIANTS: Final[Mapping[str, Contract]] = MappingProxyType(
    {"with_contract": VALFRI, "after_exchange": VALFRI_AFTER_EXCHANGE, "none": VALFRI_NO_TRUMP}
)
OPTIONS: Final = (
    "deck",
    "forehand",
    "opening_lead",
    "first_dealer",
    "rotation",
    "packets",
    "talon_when",
    "talon_face",
    "choose_on",
    "contracts",
    "quotas",
    "schedule",
    "rounds",
    "valfri_strains",
    "valfri_trump",
    "exchange",
    "must_trump",
    "short_discard",
    "tie",
)
_DEFAULTS: Final = Rules("")


class InvalidNotationError(ValueError):
    """A text is not what it should be; it says where, what was expected and what came.

    `file`, `line` (from 1) and `path` (of a value inside a JSON line) are None where they are not known.
    """

    def __init__(self, message: str, *, file: str | None = None, line: int | None = None, path: str | None = None):
        super().__init__(message)
        self.message = message
        self.file = file
        self.line = line
        self.path = path

    def __str__(self) -> str:
        line = None if self.line is None else f"line {self.line}"
        where = ", ".join(part for part in (self.file, line, self.path) if part is not None)
        return f"{where}: {self.message}" if where else self.message

    def at(self, *, file: str | None = None, line: int | None = None, path: str | None = None) -> InvalidNotationError:
        """The same error, with the place as far as it was not known."""
        return type(self)(
            self.message,
            file=self.file if file is None else file,
            line=self.line if line is None else line,
            path=self.path if path is None else path,
        )


def read_option(name: str, words: str) -> object:
    """The value that *words* give the option *name*, as far as it can be said without the other options.

    Raises:
        InvalidNotationError: there is no such option, or it has no such value.
    """
    if name in _WORDS:
        return _word(name, words)
    match name:
        case "deck":
            return _read_deck(words)
        case "packets":
            return int(_one_of(name, words, ("1", "4")))
        case "must_trump":
            return _one_of(name, words, ("yes", "no")) == "yes"
        case "rounds":
            return _number(name, words, 1, MOST_ROUNDS)
        case "contracts":
            return _read_limits(words)
        case "quotas":
            return _read_quotas(words)
        case "schedule":
            return _read_schedule(words)
        case "valfri_trump":
            return _VALFRI_VARIANTS[_one_of(name, words, tuple(_VALFRI_VARIANTS))]
        case _:
            raise InvalidNotationError(f"unknown option {name!r}; choose one of {', '.join(OPTIONS)}")


def with_options(rules: Rules, options: Mapping[str, str]) -> Rules:
    """*rules* with several options changed at once.

    A contract keeps what *rules* have of it, or is the catalogue's. Where `contracts` change and `rounds` is
    not given, the rounds are what the new limits give; rules that fix another number than their own limits
    give keep it as far as the new limits allow, and so does every number where the new limits give none.

    Raises:
        InvalidNotationError: an option or a value is unknown.
        RulesClashError: two options exclude each other.
    """
    values = {name: read_option(name, words) for name, words in options.items()}
    changes: dict[str, Any] = {name: value for name, value in values.items() if name not in _OF_CONTRACTS}
    if "contracts" in values:
        limits: Any = values["contracts"]
        allowances = tuple(Allowance(rules.contract(key), limit) for key, limit in limits)
        if "rounds" not in values:
            changes["rounds"] = _rounds_for(rules, allowances)
    else:
        allowances = rules.contracts
    allowances = _with_variant(allowances, values.get("valfri_trump"))
    changes["contracts"] = _with_quotas(allowances, values.get("quotas", ()))
    return replace(rules, **changes)


def options_of(rules: Rules) -> dict[str, str]:
    """Every option of *rules* in its words, in the order of `OPTIONS`; `valfri_trump` only where Valfri is played.

    Raises:
        ValueError: a contract is none that the words can say.
    """
    variant = _variant(rules)
    found = {
        "deck": deck_words(rules.deck),
        "packets": str(rules.packets),
        "contracts": _limits_words(rules.contracts),
        "quotas": _quotas_words(allowance.contract for allowance in rules.contracts),
        "schedule": _schedule_words(rules.schedule),
        "rounds": str(rules.match_rounds),
        "must_trump": "yes" if rules.must_trump else "no",
    }
    if variant is not None:
        found["valfri_trump"] = variant
    for name in _WORDS:
        found[name] = getattr(rules, name).value
    return {name: found[name] for name in OPTIONS if name in found}


def difference_from_profile(rules: Rules) -> dict[str, str]:
    """The options in which *rules* differ from their profile: `with_options` makes *rules* of it again.

    Raises:
        UnknownProfileError: their profile is none.
        ValueError: a contract is none that the words can say.
    """
    base = profile(rules.profile).rules
    own, theirs = options_of(rules), options_of(base)
    found = {name: words for name, words in own.items() if words != theirs.get(name)}
    changed = [
        allowance.contract
        for allowance in rules.contracts
        if allowance.contract.quotas != base.contract(allowance.contract.key).quotas
    ]
    found.pop("quotas", None)
    if changed:
        found["quotas"] = _quotas_words(changed)
    if own.get("valfri_trump") == _variant_of(base.contract(VALFRI.key)):
        found.pop("valfri_trump", None)
    expected = _rounds_for(base, rules.contracts) if "contracts" in found else base.rounds
    found.pop("rounds", None)
    if rules.match_rounds != (limits_give(rules.contracts) if expected is None else expected):
        found["rounds"] = str(rules.match_rounds)
    return {name: found[name] for name in OPTIONS if name in found}


def canonical_options(rules: Rules) -> dict[str, str]:
    """The options of *rules* that are not the defaults of the family, each in one spelling.

    Contracts stand in the order of the alphabet, quotas only where they are not the catalogue's, `rounds` only where
    the limits do not give them. So rules that play alike look alike, and options to come change nothing here.
    """
    own, default = options_of(rules), options_of(_DEFAULTS)
    allowances = _sorted(rules.contracts)
    own["contracts"] = _limits_words(allowances)
    default["contracts"] = _limits_words(_sorted(_DEFAULTS.contracts))
    found = {name: words for name, words in own.items() if words != default.get(name)}
    for name in ("quotas", "rounds"):
        found.pop(name, None)
    changed = [a.contract for a in allowances if a.contract.quotas != CATALOGUE[a.contract.key].quotas]
    if changed:
        found["quotas"] = _quotas_words(changed)
    if rules.match_rounds != limits_give(rules.contracts):
        found["rounds"] = str(rules.match_rounds)
    return found


def rules_hash(rules: Rules) -> str:
    """The SHA-256 in hex of the canonical options as JSON, names sorted, no spaces, ASCII."""
    text = json.dumps(canonical_options(rules), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def read_rules(profile_key: str, options: Mapping[str, object]) -> Rules:
    """The rules of a profile and options as JSON has them: words, lists of words, numbers, true and false.

    Raises:
        InvalidNotationError: the profile, an option or a value is unknown, or options clash; `path` says which.
    """
    try:
        base = profile(profile_key).rules
    except UnknownProfileError as error:
        raise InvalidNotationError(str(error), path="profile") from None
    words: dict[str, str] = {}
    for name, value in options.items():
        try:
            words[name] = _words_of(value)
            read_option(name, words[name])
        except InvalidNotationError as error:
            raise error.at(path=f"rules.{name}") from None
    try:
        return with_options(base, words)
    except RulesClashError as clash:
        raise InvalidNotationError(str(clash), path="rules") from None


def limits_give(allowances: Iterable[Allowance]) -> int | None:
    """The rounds of a match in which every forehand plays all it may; None where a contract has no limit."""
    limits = [allowance.limit for allowance in allowances]
    return None if None in limits else PLAYERS * sum(limit or 0 for limit in limits)


def deck_words(deck: CardSet) -> str:
    """A deck as `S2-A H4-9JA`: a suit and its ranks from low to high, runs of three or more shortened."""
    return " ".join(f"{suit}{_ranks_words(deck.in_suit(suit))}" for suit in Suit if deck.in_suit(suit))


_OF_CONTRACTS: Final = ("contracts", "quotas", "valfri_trump")


def _words_of(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case str():
            return value
        case int():
            return str(value)
        case list() if all(isinstance(part, str | int) and not isinstance(part, bool) for part in value):
            return " ".join(str(part) for part in value)
        case _:
            raise InvalidNotationError(f"expected words, a number, true or false, got {json.dumps(value)[:60]}")


def _one_of(name: str, words: str, choices: Sequence[str]) -> str:
    word = words.strip()
    if word not in choices:
        raise InvalidNotationError(f"expected {name} to be one of {', '.join(choices)}, got {words!r}")
    return word


def _word(name: str, words: str) -> Enum:
    kind = _WORDS[name]
    return kind(_one_of(name, words, [member.value for member in kind]))


def _number(name: str, words: str, lowest: int, highest: int) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", words.strip()) or not lowest <= int(words) <= highest:
        raise InvalidNotationError(f"expected {name} to be a number from {lowest} to {highest}, got {words!r}")
    return int(words)


def _key(word: str) -> str:
    if word not in CATALOGUE:
        raise InvalidNotationError(f"unknown contract {word!r}; choose one of {', '.join(CATALOGUE)}")
    return word


def _read_deck(words: str) -> CardSet:
    mask = 0
    for group in words.split():
        try:
            bits = [Card.of(Suit.parse(group[0]), rank).bit for rank in _read_ranks(group[1:])]
        except InvalidCardError as error:
            raise InvalidNotationError(str(error)) from None
        for bit in bits:
            if mask & bit:
                raise InvalidNotationError(f"a card of {group!r} stands twice in the deck {words!r}")
            mask |= bit
    deck = CardSet(mask)
    if len(deck) < TALON_CARDS + PLAYERS or (len(deck) - TALON_CARDS) % PLAYERS:
        raise InvalidNotationError(
            f"expected a deck of 7, 10, … 49 or 52 cards, as in 'S2-A H2-A D2-A C2-A', got {len(deck)} in {words!r}"
        )
    return deck


def _read_ranks(text: str) -> list[Rank]:
    if not re.fullmatch(r"(?:[^-](?:-[^-])?)+", text):
        raise InvalidNotationError(f"expected ranks after the suit, as in '2-A' or '4-9JA', got {text!r}")
    ranks: list[Rank] = []
    for low, high in re.findall(r"([^-])(?:-([^-]))?", text):
        first, last = Rank.parse(low), Rank.parse(high or low)
        if last.index < first.index:
            raise InvalidNotationError(f"expected the lower rank first, as in '2-A', got '{low}-{high}'")
        ranks += list(Rank)[first.index : last.index + 1]
    return ranks


def _ranks_words(cards: CardSet) -> str:
    runs: list[list[Rank]] = []
    for card in reversed(list(cards)):
        if runs and card.rank.index == runs[-1][-1].index + 1:
            runs[-1].append(card.rank)
        else:
            runs.append([card.rank])
    return "".join(f"{run[0]}-{run[-1]}" if len(run) > 2 else "".join(map(str, run)) for run in runs)


def _read_limits(words: str) -> tuple[tuple[str, int | None], ...]:
    limits: dict[str, int | None] = {}
    for word in words.split():
        key, colon, limit = word.partition(":")
        if _key(key) in limits:
            raise InvalidNotationError(f"{key} stands twice in the contracts {words!r}")
        limits[key] = (
            None if limit == "*" else _number(f"the limit of {key}", limit if colon else "1", 1, HIGHEST_LIMIT)
        )
    if not limits:
        raise InvalidNotationError("expected contracts with their limits, as in 'spel:1 pass:2 valfri:*', got none")
    return tuple(limits.items())


def _sorted(allowances: Iterable[Allowance]) -> list[Allowance]:
    return sorted(allowances, key=lambda allowance: allowance.contract.key)


def _limits_words(allowances: Iterable[Allowance]) -> str:
    return " ".join(f"{a.contract.key}:{'*' if a.limit is None else a.limit}" for a in allowances)


def _read_quotas(words: str) -> tuple[tuple[str, int, int], ...]:
    parts = words.split()
    if not parts or len(parts) % 3:
        raise InvalidNotationError(
            f"expected a contract, forehand's quota and the others', as in 'pass 4 6', got {words!r}"
        )
    found: dict[str, tuple[str, int, int]] = {}
    for place in range(0, len(parts), 3):
        key, forehand, other = parts[place : place + 3]
        if _key(key) in found:
            raise InvalidNotationError(f"{key} stands twice in the quotas {words!r}")
        highest = len(_DEFAULTS.deck)
        found[key] = (key, _number("a quota", forehand, 0, highest), _number("a quota", other, 0, highest))
    return tuple(found.values())


def _quotas_words(contracts: Iterable[Contract]) -> str:
    return " ".join(f"{contract.key} {contract.quotas[0]} {contract.quotas[1]}" for contract in contracts)


def _read_schedule(words: str) -> Schedule:
    parts = words.replace(";", " ; ").split()
    if parts == ["free"]:
        return Schedule()
    then_free = parts[-2:] == [";", "free"]
    unit, keys = (parts[:1] or [""])[0], parts[1:-2] if then_free else parts[1:]
    units = [member.value for member in ScheduleUnit]
    if unit not in units or not keys:
        raise InvalidNotationError(
            f"expected a schedule of 'free' or one of {', '.join(units)} with contracts, as in "
            f"'round spel spader ; free', got {words!r}"
        )
    return Schedule(tuple(_key(key) for key in keys), ScheduleUnit(unit), then_free)


def _schedule_words(schedule: Schedule) -> str:
    if schedule.is_free:
        return "free"
    return " ".join((schedule.unit.value, *schedule.steps)) + (" ; free" if schedule.then_free else "")


def _rounds_for(base: Rules, allowances: Sequence[Allowance]) -> int | None:
    """The rounds of *base* with other contracts; None is what their limits give."""
    given = limits_give(allowances)
    if given is None:
        return base.match_rounds
    fixed = base.rounds is not None and base.rounds != limits_give(base.contracts)
    return base.rounds if fixed and base.match_rounds <= given else None


def _with_variant(allowances: tuple[Allowance, ...], variant: object) -> tuple[Allowance, ...]:
    if not isinstance(variant, Contract):
        return allowances
    if all(allowance.contract.key != variant.key for allowance in allowances):
        raise RulesClashError("valfri_trump", "contracts", "valfri is not among the contracts")
    return tuple(
        Allowance(variant.with_quotas(*allowance.contract.quotas), allowance.limit)
        if allowance.contract.key == variant.key
        else allowance
        for allowance in allowances
    )


def _with_quotas(allowances: tuple[Allowance, ...], quotas: Any) -> tuple[Allowance, ...]:
    wanted = {key: (forehand, other) for key, forehand, other in quotas}
    for key in wanted:
        if all(allowance.contract.key != key for allowance in allowances):
            raise RulesClashError("quotas", "contracts", f"{key} is not among the contracts")
    return tuple(
        Allowance(allowance.contract.with_quotas(*wanted[allowance.contract.key]), allowance.limit)
        if allowance.contract.key in wanted
        else allowance
        for allowance in allowances
    )


def _variant(rules: Rules) -> str | None:
    """The word for Valfri's trump where Valfri is among the contracts; checks that all contracts can be said."""
    found = None
    for allowance in rules.contracts:
        contract = allowance.contract
        if contract.key == VALFRI.key:
            found = _variant_of(contract)
        elif contract.with_quotas(0, 0) != CATALOGUE[contract.key].with_quotas(0, 0):
            raise ValueError(f"the contract {contract.key!r} is not the catalogue's, so no words say it")
    return found


def _variant_of(contract: Contract) -> str:
    for word, variant in _VALFRI_VARIANTS.items():
        if contract.with_quotas(0, 0) == variant.with_quotas(0, 0):
            return word
    raise ValueError(f"the contract {contract.key!r} is no variant of the catalogue's, so no words say it")
