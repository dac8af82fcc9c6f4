"""Rules drawn at random over every option, for tests of both engines."""

from dataclasses import replace
from random import Random

from bismarck.cards import CARDS, FULL_PACK, CardSet, Suit
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
    Contract,
    Scoring,
)
from bismarck.rules import (
    QUEEN_OF_SPADES,
    TALON_CARDS,
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


def house_rules(rng: Random) -> Rules:
    """Some rules that can be played; few drawn ones can, so this tries until one does."""
    while True:
        try:
            return _drawn(rng)
        except ValueError:
            continue


def _drawn(rng: Random) -> Rules:
    strains = rng.choice(list(Strains))
    deck = FULL_PACK if rng.random() < 0.5 else CardSet.of(rng.sample(CARDS, 3 * rng.randint(1, 16) + TALON_CARDS))
    valfri = VALFRI_NO_TRUMP if strains is Strains.NO_TRUMP else rng.choice([VALFRI, VALFRI_AFTER_EXCHANGE])
    kinds = [SPEL, SPADER, valfri, PASS, TRUMF, CUT, NO_HEARTS, NO_QUEEN_OF_SPADES]
    rng.shuffle(kinds)
    chosen = [_fitted(rng, contract, deck) for contract in kinds[: rng.randint(1, 5)]]
    limit = rng.choice([1, 1, 2, None])
    contracts = tuple(Allowance(contract, limit if rng.random() < 0.9 else rng.choice([1, 3])) for contract in chosen)
    keys = [contract.key for contract in chosen]
    schedule = Schedule()
    if rng.random() < 0.5:
        unit = rng.choice(list(ScheduleUnit))
        schedule = Schedule(tuple(rng.choices(keys, k=rng.randint(1, 6))), unit, then_free=rng.random() < 0.5)
    return Rules(
        "swedish",
        deck=deck,
        forehand=rng.choice(list(ForehandIs)),
        opening_lead=rng.choice(list(OpeningLead)),
        first_dealer=rng.choice(list(FirstDealer)),
        rotation=rng.choice(list(Rotation)),
        packets=rng.choice([1, 4]),
        talon_when=rng.choice(list(TalonWhen)),
        talon_face=rng.choice(list(TalonFace)),
        choose_on=ChooseOn.NOTHING if schedule.is_fixed else rng.choice(list(ChooseOn)),
        contracts=contracts,
        schedule=schedule,
        rounds=rng.choice([None, rng.randint(1, 9)]),
        valfri_strains=strains,
        exchange=rng.choice(list(Exchange)),
        must_trump=rng.random() < 0.5,
        short_discard=rng.choice(list(ShortDiscard)),
        tie=rng.choice(list(Tie)) if _plays_extra_rounds(valfri, chosen, deck) else Tie.SHARED,
    )


def _plays_extra_rounds(valfri: Contract, chosen: list[Contract], deck: CardSet) -> bool:
    """Whether an extra round's Valfri, of the rules or of the catalogue, fits the deck."""
    return any(contract.key == valfri.key for contract in chosen) or deck == FULL_PACK


def _fitted(rng: Random, contract: Contract, deck: CardSet) -> Contract:
    """The contract with quotas that add up for a deck."""
    units = {
        Scoring.TRICKS_OVER: (len(deck) - TALON_CARDS) // 3,
        Scoring.TRICKS_UNDER: (len(deck) - TALON_CARDS) // 3,
        Scoring.HEARTS_UNDER: len(deck & CardSet.of_suit(Suit.HEARTS)),
        Scoring.QUEEN_OF_SPADES: 6 if QUEEN_OF_SPADES in deck else 0,
    }[contract.scoring]
    other = rng.randint(0, units // 2)
    return replace(contract, quotas=(units - 2 * other, other))
