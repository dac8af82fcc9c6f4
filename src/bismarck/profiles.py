"""The profiles: one literal each, with its source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from bismarck.cards import CardSet
from bismarck.contracts import (
    CUT,
    NO_HEARTS,
    NO_QUEEN_OF_SPADES,
    PASS,
    SPADER,
    SPEL,
    TRUMF,
    VALFRI,
    VALFRI_AFTER_EXCHANGE,
    VALFRI_NO_TRUMP,
)
from bismarck.rules import (
    Allowance,
    ChooseOn,
    Exchange,
    FirstDealer,
    ForehandIs,
    OpeningLead,
    Rotation,
    Rules,
    Schedule,
    ScheduleUnit,
    ShortDiscard,
    Strains,
    TalonFace,
    TalonWhen,
    Tie,
)


@dataclass(frozen=True, slots=True)
class Profile:
    """A named game of the family, and where it is described."""

    rules: Rules
    source: str
    authentic: bool = True

    @property
    def key(self) -> str:
        """The name that commands, scripts and logs use."""
        return self.rules.profile

    @property
    def rated(self) -> bool:
        """Whether matches may count for ratings: everyone is forehand equally often, and the source is sound."""
        return self.authentic and self.rules.balanced


class UnknownProfileError(ValueError):
    """There is no profile of that name."""


def profile(key: str) -> Profile:
    """The profile of a key.

    Raises:
        UnknownProfileError: there is none.
    """
    if key not in PROFILES:
        raise UnknownProfileError(f"unknown profile {key!r}; choose one of {', '.join(PROFILES)}")
    return PROFILES[key]


_HANDWRITTEN: Final = "Swedish rule sheet"
_SWEDISH_PAGE: Final = "Swedish rule page"
_INTERNATIONAL_PAGES: Final = "German and Portuguese rule pages"
_PAGAT: Final = "pagat.com, Bismarck"

_SWEDISH = Rules("swedish")
_KORT = replace(
    _SWEDISH,
    profile="kort",
    choose_on=ChooseOn.NOTHING,
    contracts=(Allowance(TRUMF), Allowance(SPEL), Allowance(PASS)),
    schedule=Schedule(("trumf", "spel", "pass"), ScheduleUnit.ROUND_OF_THREE),
    rounds=9,
)
_INTERNATIONAL = replace(
    _SWEDISH,
    profile="international",
    forehand=ForehandIs.DEALER,
    opening_lead=OpeningLead.LEFT_OF_FOREHAND,
    first_dealer=FirstDealer.HIGH_CARD,
    packets=4,
    talon_when=TalonWhen.LAST,
    talon_face=TalonFace.DOWN,
    choose_on=ChooseOn.HAND,
    contracts=(Allowance(SPEL), Allowance(SPADER), Allowance(VALFRI_AFTER_EXCHANGE), Allowance(PASS)),
    exchange=Exchange.OPTIONAL,
    short_discard=ShortDiscard.REFUSED,
    tie=Tie.EXTRA_VALFRI,
)
_BRITISH = replace(
    _SWEDISH,
    profile="british",
    forehand=ForehandIs.DEALER,
    opening_lead=OpeningLead.LEFT_OF_FOREHAND,
    rotation=Rotation.EACH_BLOCK,
    talon_when=TalonWhen.WITH_HAND,
    talon_face=TalonFace.DOWN,
    choose_on=ChooseOn.NOTHING,
    contracts=(Allowance(SPEL), Allowance(CUT), Allowance(VALFRI), Allowance(PASS)),
    schedule=Schedule(("spel", "cut", "valfri", "pass"), ScheduleUnit.BLOCK),
    rounds=12,
)
_FREE_BLOCK: Final = Schedule()
_SHORT_DECK: Final = CardSet.parse("SAKQJT987654 HAKQJT987654 DAKQJT987654 CAKQJT98765")
_DOBBS = replace(
    _BRITISH,
    profile="dobbs",
    deck=_SHORT_DECK,
    contracts=(
        Allowance(SPEL.with_quotas(7, 3)),
        Allowance(CUT.with_quotas(7, 3)),
        Allowance(VALFRI.with_quotas(7, 3)),
        Allowance(PASS.with_quotas(3, 5)),
    ),
)
_SIX_CONTRACTS: Final = (SPEL, SPADER, VALFRI_AFTER_EXCHANGE, PASS, NO_HEARTS, NO_QUEEN_OF_SPADES)

PROFILES: Final[Mapping[str, Profile]] = MappingProxyType(
    {
        entry.key: entry
        for entry in (
            Profile(_SWEDISH, f"{_HANDWRITTEN}; {_SWEDISH_PAGE}"),
            Profile(replace(_SWEDISH, profile="swedish-open", choose_on=ChooseOn.HAND_AND_TALON), _SWEDISH_PAGE),
            Profile(replace(_SWEDISH, profile="swedish-forced", must_trump=True), _SWEDISH_PAGE),
            Profile(_KORT, _SWEDISH_PAGE),
            Profile(
                replace(
                    _SWEDISH,
                    profile="tribello",
                    contracts=tuple(Allowance(contract, 3) for contract in (SPEL, SPADER, VALFRI, PASS)),
                ),
                _SWEDISH_PAGE,
            ),
            Profile(_INTERNATIONAL, _INTERNATIONAL_PAGES),
            Profile(
                replace(_INTERNATIONAL, profile="international-nt", valfri_strains=Strains.SUITS_AND_NO_TRUMP),
                _INTERNATIONAL_PAGES,
            ),
            Profile(
                replace(
                    _INTERNATIONAL,
                    profile="international-sans",
                    contracts=(Allowance(SPEL), Allowance(SPADER), Allowance(VALFRI_NO_TRUMP), Allowance(PASS)),
                    valfri_strains=Strains.NO_TRUMP,
                ),
                _INTERNATIONAL_PAGES,
            ),
            Profile(
                replace(
                    _INTERNATIONAL,
                    profile="international-strict",
                    exchange=Exchange.REQUIRED,
                    short_discard=ShortDiscard.MISDEAL,
                ),
                _INTERNATIONAL_PAGES,
            ),
            Profile(
                replace(
                    _INTERNATIONAL,
                    profile="grand",
                    contracts=tuple(Allowance(contract, 2) for contract in (SPEL, SPADER, VALFRI_AFTER_EXCHANGE, PASS)),
                ),
                _INTERNATIONAL_PAGES,
            ),
            Profile(
                replace(_INTERNATIONAL, profile="kurz", contracts=(Allowance(SPEL, 2), Allowance(PASS, 2)), rounds=8),
                _INTERNATIONAL_PAGES,
            ),
            Profile(
                replace(
                    _INTERNATIONAL,
                    profile="estonian",
                    contracts=tuple(Allowance(contract, None) for contract in _SIX_CONTRACTS),
                    schedule=Schedule(tuple(contract.key for contract in _SIX_CONTRACTS), then_free=True),
                    rounds=8,
                ),
                _INTERNATIONAL_PAGES,
                authentic=False,
            ),
            Profile(_BRITISH, f"{_HANDWRITTEN}; {_PAGAT}"),
            Profile(replace(_BRITISH, profile="british-forced", must_trump=True), _HANDWRITTEN),
            Profile(
                replace(
                    _BRITISH,
                    profile="british-free",
                    choose_on=ChooseOn.HAND_AND_TALON,
                    schedule=_FREE_BLOCK,
                    rounds=None,
                ),
                _PAGAT,
            ),
            Profile(
                replace(
                    _KORT,
                    profile="danish",
                    talon_when=TalonWhen.LAST,
                    contracts=(Allowance(SPEL), Allowance(TRUMF), Allowance(PASS)),
                    schedule=Schedule(("spel", "trumf", "pass"), ScheduleUnit.ROUND_OF_THREE),
                ),
                "hjerteres.dk",
            ),
            Profile(_DOBBS, "pagat.com, Short Bismarck"),
            Profile(
                replace(
                    _DOBBS, profile="dobbs-free", choose_on=ChooseOn.HAND_AND_TALON, schedule=_FREE_BLOCK, rounds=None
                ),
                "pagat.com, Short Bismarck",
            ),
        )
    }
)
DEFAULT_PROFILE: Final = "swedish"
