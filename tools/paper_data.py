"""What the page knows of the rules for protocols of real cards: the data of every profile, as TypeScript."""

import json
from collections.abc import Iterator
from typing import Any

from bismarck.contracts import CATALOGUE, VALFRI, VALFRI_AFTER_EXCHANGE, VALFRI_NO_TRUMP, Contract, Scoring, Strain
from bismarck.engine.scoring import card_weight
from bismarck.options import options_of
from bismarck.paper import trumps
from bismarck.profiles import PROFILES
from bismarck.rules import MAX_EXTRA_ROUNDS, ForehandIs, Rotation, Rules, Tie

COUNTS = {
    Scoring.TRICKS_OVER: "tricks",
    Scoring.TRICKS_UNDER: "tricks",
    Scoring.HEARTS_UNDER: "hearts",
    Scoring.QUEEN_OF_SPADES: "queen",
}
VARIANTS = {"with_contract": VALFRI, "after_exchange": VALFRI_AFTER_EXCHANGE, "none": VALFRI_NO_TRUMP}

TYPES = """\
// Written from the profiles by `make generated`.

export type Seat = 'A' | 'B' | 'C';
export type Strain = 'S' | 'H' | 'D' | 'C' | 'NT';

/** What is counted in a round; `over`: a score is units less quota, else quota less units. */
export interface Counting {
  counts: 'tricks' | 'hearts' | 'queen';
  over: boolean;
  quotas: readonly [number, number];
}

/** A contract as it stands on the sheet. `units` is what the three have together, `weight` the units of one card. */
export interface SheetContract extends Counting {
  key: string;
  units: number;
  weight: number;
  trumps: readonly Strain[];
  limit: number | null;
}

/** What a sheet must know of the rules. Rounds after a tie are played as `extra`; null where ties are shared. */
export interface SheetRules {
  profile: string;
  contracts: readonly SheetContract[];
  extra: SheetContract | null;
  most_extra: number;
  steps: readonly string[];
  unit: 'round' | 'round_of_three' | 'block';
  then_free: boolean;
  rounds: number;
  block_length: number;
  in_block: boolean;
  dealer_is_forehand: boolean;
}

/** A profile: all its options in the words of the notation, and its sheet. */
export interface SheetProfile {
  options: Readonly<Record<string, string>>;
  sheet: SheetRules;
}

/** A contract that house rules may name, with the quotas of a whole pack. */
export interface KnownContract extends Counting {
  trump_from: 'none' | 'fixed' | 'with_contract' | 'after_exchange' | 'first_talon_card' | 'cut';
  trump: Strain | null;
}
"""


def sheet(rules: Rules) -> dict[str, Any]:
    """What a sheet must know of *rules*."""
    schedule = rules.schedule
    extra = rules.tie is Tie.EXTRA_VALFRI
    return {
        "profile": rules.profile,
        "contracts": [_contract(rules, allowance.contract, allowance.limit) for allowance in rules.contracts],
        "extra": _contract(rules, rules.extra_contract, None) if extra else None,
        "most_extra": MAX_EXTRA_ROUNDS if extra else 0,
        "steps": list(schedule.steps),
        "unit": schedule.unit.value,
        "then_free": schedule.then_free,
        "rounds": rules.match_rounds,
        "block_length": rules.block_length,
        "in_block": rules.rotation is Rotation.EACH_BLOCK,
        "dealer_is_forehand": rules.forehand is ForehandIs.DEALER,
    }


def typescript() -> str:
    """The module of the page: types, profiles, and the contracts that house rules may add."""
    profiles = {
        key: {"options": options_of(entry.rules), "sheet": sheet(entry.rules)} for key, entry in PROFILES.items()
    }
    known = {key: _known(contract) for key, contract in CATALOGUE.items()}
    variants = {word: _known(contract) for word, contract in VARIANTS.items()}
    parts = [
        TYPES,
        *_constant("PROFILES", "Readonly<Record<string, SheetProfile>>", profiles),
        "/** The contracts by key; Valfri as where the profile has none. */",
        *_constant("CATALOGUE", "Readonly<Record<string, KnownContract>>", known),
        "/** Valfri by the words of `valfri_trump`. */",
        *_constant("VALFRI", "Readonly<Record<string, KnownContract>>", variants),
    ]
    return "\n".join(parts)


def _contract(rules: Rules, contract: Contract, limit: int | None) -> dict[str, Any]:
    return {
        "key": contract.key,
        **_counting(contract),
        "units": rules.units(contract),
        "weight": card_weight(rules, contract),
        "trumps": [strain.value for strain in trumps(rules, contract)],
        "limit": limit,
    }


def _known(contract: Contract) -> dict[str, Any]:
    trump = None if contract.trump is None else Strain.of(contract.trump).value
    return {**_counting(contract), "trump_from": contract.trump_from.value, "trump": trump}


def _counting(contract: Contract) -> dict[str, Any]:
    return {
        "counts": COUNTS[contract.scoring],
        "over": contract.scoring is Scoring.TRICKS_OVER,
        "quotas": list(contract.quotas),
    }


def _constant(name: str, kind: str, value: dict[str, Any]) -> Iterator[str]:
    """A constant, one entry a line."""
    yield f"export const {name}: {kind} = {{"
    for key, entry in value.items():
        yield f"  {json.dumps(key)}: {json.dumps(entry, ensure_ascii=False)},"
    yield "};\n"
