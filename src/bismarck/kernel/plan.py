"""The round plan: `Rules` compiled to the plain numbers that the kernel plays from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bismarck import _core
from bismarck.contracts import Contract, Scoring, Strain, TrumpFrom
from bismarck.engine.scoring import counted_cards
from bismarck.rules import (
    ForehandIs,
    OpeningLead,
    Phase,
    Rotation,
    Rules,
    ScheduleUnit,
    ShortDiscard,
    TalonWhen,
    Tie,
    phases,
)

NONE: Final = 255  # where the kernel has no small number
MOST_CONTRACTS: Final = 8
PHASE_NUMBERS: Final = {
    phase: number
    for number, phase in enumerate(
        (
            Phase.CUT,
            Phase.TALON,
            Phase.HANDS,
            Phase.ANNOUNCE,
            Phase.TAKE,
            Phase.DISCARD,
            Phase.NAME_TRUMP,
            Phase.PLAY,
            Phase.SCORE,
        ),
        1,
    )
}
SCORING_NUMBERS: Final = {scoring: number for number, scoring in enumerate(Scoring)}
TRUMP_NUMBERS: Final = {source: number for number, source in enumerate(TrumpFrom)}
STRAIN_NUMBERS: Final = {strain: number for number, strain in enumerate(Strain)}
STRAINS: Final = tuple(Strain)


class KernelLimitError(ValueError):
    """These rules are within the game, but beyond the kernel's fixed sizes."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Rules and what the kernel makes of them.

    `contracts` are those of the rules in their order, and after them the contract of extra rounds where it is not
    one of them; the kernel counts contracts by their place here.
    """

    rules: Rules
    contracts: tuple[Contract, ...]
    core: _core.RoundPlan

    @classmethod
    def of(cls, rules: Rules) -> Plan:
        """The plan of any rules.

        Raises:
            KernelLimitError: more than 8 contracts, 64 steps of a schedule, 16 cards in a hand, 1000 rounds, or a
                limit or block beyond 254.
        """
        contracts = [allowance.contract for allowance in rules.contracts]
        _check_sizes(rules)
        extra_contract = NONE
        if rules.tie is Tie.EXTRA_VALFRI:
            if rules.extra_contract not in contracts:
                contracts.append(rules.extra_contract)
            extra_contract = contracts.index(rules.extra_contract)
        limits = [NONE if allowance.limit is None else allowance.limit for allowance in rules.contracts]
        schedule = rules.schedule
        keys = [contract.key for contract in contracts]
        core = _core.RoundPlan(
            deck=rules.deck.mask,
            hand_size=rules.hand_size,
            forehand_step=0 if rules.forehand is ForehandIs.DEALER else 1,
            lead_step=0 if rules.opening_lead is OpeningLead.FOREHAND else 1,
            talon_first=rules.talon_when is TalonWhen.FIRST,
            talon_with_hand=rules.talon_when is TalonWhen.WITH_HAND,
            talon_open=rules.talon_is_open,
            must_trump=rules.must_trump,
            misdeal=rules.short_discard is ShortDiscard.MISDEAL,
            extra_rounds=rules.tie is Tie.EXTRA_VALFRI,
            each_block=rules.rotation is Rotation.EACH_BLOCK,
            then_free=schedule.then_free,
            unit=1 if schedule.unit is ScheduleUnit.ROUND_OF_THREE else 0,
            strains=sum(1 << STRAIN_NUMBERS[strain] for strain in rules.strains),
            allowed=len(rules.contracts),
            extra_contract=extra_contract,
            block_length=rules.block_length,
            rounds=rules.match_rounds,
            before_choice=_packed(phases(rules, None, scheduled=False)),
            schedule=[keys.index(key) for key in schedule.steps],
            contracts=[
                _compiled(rules, contract, limit) for contract, limit in zip(contracts, [*limits, NONE], strict=False)
            ],
        )
        return cls(rules, tuple(contracts), core)

    def contract_number(self, key: str) -> int:
        """The place of the contract of a key; NONE where there is none."""
        for number, contract in enumerate(self.contracts):
            if contract.key == key:
                return number
        return NONE


def _check_sizes(rules: Rules) -> None:
    sizes = (
        ("contracts", len(rules.contracts), MOST_CONTRACTS),
        ("steps of the schedule", len(rules.schedule.steps), 64),
        ("cards in a hand", rules.hand_size, 16),
        ("rounds", rules.match_rounds, 1000),
        ("times a contract may be played", max(allowance.limit or 0 for allowance in rules.contracts), 254),
    )
    for what, size, most in sizes:
        if size > most:
            raise KernelLimitError(f"the kernel plays at most {most} {what}, got {size}")


def _packed(order: tuple[Phase, ...]) -> int:
    """Phases as the kernel reads them: four bits each, the first lowest."""
    return sum(PHASE_NUMBERS[phase] << 4 * place for place, phase in enumerate(order))


def _compiled(rules: Rules, contract: Contract, limit: int) -> _core.ContractPlan:
    counted = counted_cards(contract)
    weight = rules.units(contract) // max(1, len(counted & rules.deck))
    forehand, other = contract.quotas
    return _core.ContractPlan(
        scoring=SCORING_NUMBERS[contract.scoring],
        trump_from=TRUMP_NUMBERS[contract.trump_from],
        trump=4 if contract.trump is None else contract.trump.index,
        may_leave=rules.may_leave(contract),
        limit=limit,
        quotas=(forehand, other),
        weight=weight if counted else 1,
        counted=counted.mask,
        chosen=_packed(phases(rules, contract, scheduled=False)),
        scheduled=_packed(phases(rules, contract, scheduled=True)),
    )
