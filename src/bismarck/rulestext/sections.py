"""The page of rules, section by section: each option chooses its messages, and no profile is asked for by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, assert_never

from bismarck.cards import FULL_PACK, CardSet, Rank, Suit
from bismarck.contracts import Contract, Scoring, TrumpFrom
from bismarck.engine.events import Scores
from bismarck.engine.scoring import scores_of
from bismarck.locale import Messages, listed, messages, signed
from bismarck.profiles import PROFILES
from bismarck.rules import (
    PLAYERS,
    TALON_CARDS,
    ChooseOn,
    Exchange,
    Phase,
    Rotation,
    Rules,
    ScheduleUnit,
    Seat,
    ShortDiscard,
    Strains,
    TalonFace,
    TalonWhen,
    Tie,
    phases,
)
from bismarck.rulestext.naming import contract_title, name_in_words, titles
from bismarck.rulestext.page import Block, Bullets, Page, Paragraph, Section, as_markdown, as_plain


def rule_page(rules: Rules, language: str) -> str:
    """The rules in words, in Markdown."""
    return as_markdown(page_of(rules, language))


def rule_text(rules: Rules, language: str, width: int = 80) -> str:
    """The rules in words, as plain text for a terminal of *width* columns."""
    return as_plain(page_of(rules, language), width)


def page_of(rules: Rules, language: str) -> Page:
    """The rules in words, as a page for any medium."""
    words = messages(language)
    base = _base(rules)
    opening = []
    if base == rules:
        opening = [words.text(f"profile-about-{rules.profile}")]
    elif base is not None:
        opening = [words.text("rules-house", title=words.text(f"profile-title-{rules.profile}"))]
    sections = [
        Section(key, words.text(f"rules-heading-{key}"), blocks)
        for key, write in _SECTIONS.items()
        if (blocks := tuple(write(words, rules)))
    ]
    return Page(
        words.text("rules-title", name=name_in_words(rules, language)),
        tuple(Paragraph(text) for text in (*opening, words.text("rules-intro"))),
        tuple(sections),
    )


def _base(rules: Rules) -> Rules | None:
    """The profile that the rules start from, None where their label is no profile's."""
    return PROFILES[rules.profile].rules if rules.profile in PROFILES else None


def steps_of(rules: Rules, contract: Contract, language: str, *, scheduled: bool) -> str:
    """The steps of a deal played as *contract*, in order; *scheduled* where nobody chose it."""
    words = messages(language)
    steps = [
        _step(rules, contract, phase, scheduled=scheduled) for phase in phases(rules, contract, scheduled=scheduled)
    ]
    return " → ".join(words.text(f"rules-step-{step}") for step in steps if step)


def _step(rules: Rules, contract: Contract, phase: Phase, *, scheduled: bool) -> str | None:
    """The end of the message for a phase; None where nobody does anything in it."""
    match phase:
        case Phase.ANNOUNCE if scheduled:
            return "announce-trump" if contract.trump_from is TrumpFrom.WITH_CONTRACT else None
        case Phase.TAKE if rules.may_leave(contract):
            return "take-optional"
        case _:
            return phase.value


def _contracts(rules: Rules) -> tuple[Contract, ...]:
    return tuple(allowance.contract for allowance in rules.contracts)


def _listed(words: Messages, contracts: Iterable[Contract]) -> str:
    return listed(words, [contract_title(words, contract) for contract in contracts])


def _joined(*sentences: str) -> Paragraph:
    return Paragraph(" ".join(sentence for sentence in sentences if sentence))


def _letters(words: Messages, cards: CardSet) -> str:
    return " ".join(words.text(f"rank-letter-{card.rank}") for card in cards)


def _players(words: Messages, rules: Rules) -> Iterator[Block]:
    yield Paragraph(words.text("rules-players"))
    longest = max((rules.deck.in_suit(suit) for suit in Suit), key=len)
    ranks = _letters(words, longest)
    if rules.deck == FULL_PACK:
        yield Paragraph(words.text("rules-deck-full", ranks=ranks))
    else:
        parts = "; ".join(_suits(words, rules.deck))
        yield Paragraph(words.text("rules-deck-part", count=len(rules.deck), list=parts, ranks=ranks))


def _suits(words: Messages, deck: CardSet) -> Iterator[str]:
    """The suits of a deck, those of the same ranks together."""
    alike: dict[tuple[Rank, ...], list[Suit]] = {}
    for suit in Suit:
        ranks = tuple(card.rank for card in deck.in_suit(suit))
        if ranks:
            alike.setdefault(ranks, []).append(suit)
    for ranks, suits in alike.items():
        names = listed(words, [words.text(f"suit-{suit}") for suit in suits])
        lowest = ranks[-1]
        if ranks[0] is Rank.ACE and len(ranks) == Rank.ACE.index - lowest.index + 1:
            yield words.text("rules-suits-from", list=names, rank=words.text(f"rank-letter-{lowest}"))
        else:
            yield words.text("rules-suits-of", list=names, ranks=_letters(words, deck.in_suit(suits[0])))


def _dealer(words: Messages, rules: Rules) -> Iterator[Block]:
    yield _joined(
        words.text(f"rules-first_dealer-{rules.first_dealer.value}"),
        words.text(f"rules-rotation-{rules.rotation.value}", count=rules.block_length),
        words.text(f"rules-forehand-{rules.forehand.value}"),
    )


def _deal(words: Messages, rules: Rules) -> Iterator[Block]:
    uneven = rules.packets > 1 and rules.hand_size % rules.packets
    packets = f"rules-packets-{rules.packets}{'-rest' if uneven else ''}"
    hands = words.text(packets, count=rules.hand_size)
    talon = words.text(
        f"rules-talon-{rules.talon_when.value}-{rules.talon_face.value}", count=rules.hand_size + TALON_CARDS
    )
    order = (talon, hands) if rules.talon_when is TalonWhen.FIRST else (hands, talon)
    yield _joined(words.text("rules-cutting"), *order)


def _contract(words: Messages, rules: Rules, contract: Contract) -> str:
    unchosen = contract.requires_exchange and contract.trump_from is TrumpFrom.NONE
    gloss = words.text("contract-gloss-no_trump_exchange" if unchosen else f"contract-gloss-{contract.key}")
    name = words.text("contract-with-gloss", title=contract_title(words, contract), gloss=gloss)
    own, other = contract.quotas
    if contract.scoring is not Scoring.QUEEN_OF_SPADES:
        return words.text(f"rules-contract-{contract.scoring.value}", name=name, forehand=own, others=other)
    weight = rules.units(contract)
    scores = {"with": signed(own - weight), "without": signed(own)}
    if own == other:
        return words.text("rules-contract-queen_of_spades", name=name, **scores)
    others = {"other_with": signed(other - weight), "other_without": signed(other)}
    return words.text("rules-contract-queen_of_spades-uneven", name=name, **scores, **others)


def _kinds(words: Messages, rules: Rules) -> Iterator[Block]:
    yield Paragraph(words.text("rules-contracts", count=len(rules.contracts)))
    yield Bullets(tuple(_contract(words, rules, contract) for contract in _contracts(rules)))
    yield Paragraph(_schedule(words, rules))
    if rules.schedule.is_fixed:
        return
    yield Paragraph(_choice(words, rules))
    yield Paragraph(_limits(words, rules))
    if any(allowance.limit is not None for allowance in rules.contracts):
        named = [contract for contract in _contracts(rules) if contract.names_trump]
        trump = words.text("rules-used_up-trump", title=_listed(words, named)) if named else ""
        yield _joined(words.text("rules-used_up"), trump)


def _schedule(words: Messages, rules: Rules) -> str:
    schedule = rules.schedule
    if schedule.is_free:
        in_blocks = rules.rotation is Rotation.EACH_BLOCK
        return words.text("rules-schedule-block-free" if in_blocks else "rules-schedule-free")
    steps = titles(words, rules, schedule.steps)
    in_threes = schedule.unit is ScheduleUnit.ROUND_OF_THREE
    if schedule.then_free:
        count = len(schedule.steps) * (PLAYERS if in_threes else 1)
        message = "rules-schedule-then_free-threes" if in_threes else "rules-schedule-then_free"
        return words.text(message, count=count, list=steps)
    if len(schedule.steps) == 1:
        return words.text("rules-schedule-one", list=steps)
    if in_threes:
        return words.text("rules-schedule-round_of_three", list=steps)
    in_blocks = schedule.unit is ScheduleUnit.BLOCK and rules.rotation is Rotation.EACH_BLOCK
    return words.text("rules-schedule-block" if in_blocks else "rules-schedule-round", list=steps)


def _choice(words: Messages, rules: Rules) -> str:
    all_cards = rules.hand_size + TALON_CARDS
    match rules.choose_on:
        case ChooseOn.TALON:
            return words.text("rules-choose-talon")
        case ChooseOn.HAND_AND_TALON:
            return words.text("rules-choose-hand_and_talon", count=all_cards)
        case ChooseOn.HAND if rules.talon_when is TalonWhen.LAST and rules.talon_is_open:
            return words.text("rules-choose-hand-before", count=rules.hand_size)
        case ChooseOn.HAND | ChooseOn.NOTHING:
            held = all_cards if rules.talon_when is TalonWhen.WITH_HAND else rules.hand_size
            return words.text("rules-choose-hand", count=held)
        case _ as unreachable:
            assert_never(unreachable)


def _limits(words: Messages, rules: Rules) -> str:
    limits = {allowance.limit for allowance in rules.contracts}
    if limits == {None}:
        return words.text("rules-limits-none")
    only = next(iter(limits))
    if len(limits) == 1 and only is not None:
        all_played = rules.match_rounds == PLAYERS * only * len(rules.contracts)
        return words.text("rules-limits-all" if all_played else "rules-limits-most", count=only)
    items = [
        words.text("rules-limit-none", title=contract_title(words, allowance.contract))
        if allowance.limit is None
        else words.text("rules-limit", title=contract_title(words, allowance.contract), count=allowance.limit)
        for allowance in rules.contracts
    ]
    return words.text("rules-limits-each", list=listed(words, items))


def _trump(words: Messages, rules: Rules) -> Iterator[Block]:
    contracts = _contracts(rules)
    without = [contract for contract in contracts if contract.trump_from is TrumpFrom.NONE]
    items = [words.text("rules-trump-none", list=_listed(words, without))] if without else []
    items += [sentence for contract in contracts for sentence in _trump_of(words, rules, contract)]
    yield Bullets(tuple(items))
    if any(contract.names_trump for contract in contracts):
        fixed = [contract for contract in contracts if contract.trump is Suit.SPADES]
        spades = words.text("rules-strains-spades", title=_listed(words, fixed)) if fixed else ""
        yield _joined(_strains(words, rules), spades)


def _strains(words: Messages, rules: Rules) -> str:
    assert rules.valfri_strains is not Strains.NO_TRUMP, "rules in which a trump is named allow a suit"
    return words.text(f"rules-strains-{rules.valfri_strains.name.casefold()}")


def _trump_of(words: Messages, rules: Rules, contract: Contract) -> Iterator[str]:
    title = contract_title(words, contract)
    fixed = rules.schedule.is_fixed
    match contract.trump_from:
        case TrumpFrom.NONE:
            return
        case TrumpFrom.FIXED:
            assert contract.trump is not None, "a fixed trump is given with the contract"
            yield words.text("rules-trump-fixed", title=title, suit=words.text(f"suit-{contract.trump}"))
        case TrumpFrom.WITH_CONTRACT:
            yield words.text(
                "rules-trump-with_contract-scheduled" if fixed else "rules-trump-with_contract", title=title
            )
        case TrumpFrom.AFTER_EXCHANGE:
            yield words.text("rules-trump-after_exchange", title=title)
        case TrumpFrom.FIRST_TALON_CARD:
            yield words.text("rules-trump-first_talon_card", title=title)
        case TrumpFrom.CUT:
            yield words.text("rules-trump-cut" if fixed else "rules-trump-cut-chosen", title=title)
        case _ as unreachable:
            assert_never(unreachable)


def _exchange(words: Messages, rules: Rules) -> Iterator[Block]:
    count = rules.hand_size + TALON_CARDS
    forced = [contract for contract in _contracts(rules) if contract.requires_exchange]
    if rules.talon_when is TalonWhen.WITH_HAND:
        yield Paragraph(words.text("rules-exchange-with_hand", count=count))
    elif rules.exchange is Exchange.REQUIRED:
        yield Paragraph(words.text("rules-exchange-required", count=count))
    else:
        must = words.text("rules-exchange-must", list=_listed(words, forced)) if forced else ""
        left = words.text(f"rules-exchange-left-{rules.talon_face.value}")
        yield _joined(words.text("rules-exchange-optional", count=count), must, left)
    counting = [
        contract
        for contract in _contracts(rules)
        if contract.scoring in (Scoring.HEARTS_UNDER, Scoring.QUEEN_OF_SPADES)
    ]
    counts = words.text("rules-discard-counts", list=_listed(words, counting)) if counting else ""
    secret = "up" if rules.talon_face is TalonFace.UP else "down"
    yield _joined(words.text("rules-discard"), counts, words.text(f"rules-secret-{secret}"))


def _play(words: Messages, rules: Rules) -> Iterator[Block]:
    has_trump = any(contract.trump_from is not TrumpFrom.NONE for contract in _contracts(rules))
    has_trump = has_trump or (rules.tie is Tie.EXTRA_VALFRI and rules.extra_contract.names_trump)
    yield _joined(words.text(f"rules-lead-{rules.opening_lead.value}"), words.text("rules-follow"))
    if not has_trump:
        yield Paragraph(words.text("rules-free-no_trump"))
    else:
        yield Paragraph(words.text("rules-forced" if rules.must_trump else "rules-free"))
    trick = "rules-trick" if has_trump else "rules-trick-no_trump"
    yield Paragraph(words.text(trick, count=rules.hand_size))


def _score(words: Messages, rules: Rules) -> Iterator[Block]:
    sentences = []
    for scoring in Scoring:
        contracts = [contract for contract in _contracts(rules) if contract.scoring is scoring]
        if contracts:
            sentences.append(words.text(f"rules-score-{scoring.value}", list=_listed(words, contracts)))
    yield _joined(*sentences)
    yield _joined(words.text("rules-score-zero"), words.text("rules-sheet"))
    first_of_kind = {(contract.scoring, contract.quotas): contract for contract in reversed(_contracts(rules))}
    yield Paragraph(words.text("rules-examples"))
    yield Bullets(
        tuple(_example(words, rules, contract) for contract in _contracts(rules) if contract in first_of_kind.values())
    )


def _example(words: Messages, rules: Rules, contract: Contract) -> str:
    first, second, third = units = _example_units(rules, contract)
    scores = listed(words, [signed(score) for score in scores_of(contract, Seat.A, units)])
    title = contract_title(words, contract)
    if contract.scoring is Scoring.QUEEN_OF_SPADES:
        return words.text("rules-example-queen", title=title, scores=scores)
    hearts = contract.scoring is Scoring.HEARTS_UNDER
    message = "rules-example-hearts" if hearts else "rules-example-tricks"
    return words.text(message, title=title, first=first, second=second, third=third, scores=scores)


def _example_units(rules: Rules, contract: Contract) -> Scores:
    """What forehand and the others have after a deal near the quotas, or at them where they leave no room."""
    own, other = contract.quotas
    if contract.scoring is Scoring.QUEEN_OF_SPADES:
        return (rules.units(contract), 0, 0)
    if not own or not other:
        return (own, other, other)
    match contract.scoring:
        case Scoring.TRICKS_OVER:
            return (own + 1, other - 1, other)
        case Scoring.TRICKS_UNDER:
            return (own - 1, other - 1, other + 2)
        case Scoring.HEARTS_UNDER:
            return (own - 1, other + 1, other)
        case _ as unreachable:
            assert_never(unreachable)


def _match(words: Messages, rules: Rules) -> Iterator[Block]:
    rounds = rules.match_rounds
    turns = [0] * PLAYERS
    for number in range(rounds):
        turns[number // rules.block_length % PLAYERS] += 1
    first, second, third = turns
    if first == second == third:
        share = words.text("rules-turns", count=first)
    else:
        share = words.text("rules-turns-uneven", first=first, second=second, third=third)
    limits = [allowance.limit or 0 for allowance in rules.contracts]
    played_out = rounds == PLAYERS * sum(limits) and sum(limits) > 1
    last = rules.schedule.is_free and rules.rotation is Rotation.EACH_ROUND and played_out
    yield _joined(
        words.text("rules-rounds", count=rounds),
        share,
        words.text("rules-last_choice") if last else "",
        words.text("rules-winner"),
    )


def _ties(words: Messages, rules: Rules) -> Iterator[Block]:
    if rules.tie is Tie.SHARED:
        yield Paragraph(words.text("rules-tie-shared"))
        return
    extra = rules.extra_contract
    forehand, others = extra.quotas
    title = contract_title(words, extra)
    sentences = [words.text("rules-tie-extra_valfri", title=title, forehand=forehand, others=others)]
    if extra not in _contracts(rules):
        sentences += [*_trump_of(words, rules, extra), _strains(words, rules) if extra.names_trump else ""]
    yield _joined(*sentences)


def _misdeal(words: Messages, rules: Rules) -> Iterator[Block]:
    if rules.short_discard is ShortDiscard.REFUSED:
        yield Paragraph(words.text("rules-misdeal-refused"))
        return
    contracts = _contracts(rules)
    kept = any(contract.names_trump or contract.trump_from is TrumpFrom.CUT for contract in contracts)
    turned = [contract for contract in contracts if contract.trump_from is TrumpFrom.FIRST_TALON_CARD]
    yield _joined(
        words.text("rules-misdeal-misdeal", count=rules.hand_size),
        words.text("rules-misdeal-trump") if kept else "",
        words.text("rules-misdeal-first_talon_card", title=_listed(words, turned)) if turned else "",
        words.text("rules-misdeal-dealt"),
    )


def _claims(words: Messages, rules: Rules) -> Iterator[Block]:
    del rules  # claims are the same in all of them
    yield Paragraph(words.text("rules-claims"))


def _order(words: Messages, rules: Rules) -> Iterator[Block]:
    lines: list[str] = []
    schedule = rules.schedule
    if schedule.steps:
        message = "rules-order-fixed" if schedule.then_free else "rules-order"
        lines += _order_of(words, rules, message, [rules.contract(key) for key in schedule.steps], scheduled=True)
    if not schedule.is_fixed:
        lines += _order_of(words, rules, "rules-order", _contracts(rules), scheduled=False)
    yield Bullets(tuple(lines))


def _order_of(
    words: Messages, rules: Rules, message: str, contracts: Iterable[Contract], *, scheduled: bool
) -> Iterator[str]:
    alike: dict[str, list[Contract]] = {}
    for contract in contracts:
        same = alike.setdefault(steps_of(rules, contract, words.language, scheduled=scheduled), [])
        if contract not in same:
            same.append(contract)
    for steps, group in alike.items():
        yield words.text(message, list=_listed(words, group), steps=steps)


def _note(words: Messages, rules: Rules) -> Iterator[Block]:
    base = _base(rules)
    note = f"profile-note-{rules.profile}"
    if base is None or not words.has(note):
        return
    # A note tells of contracts, order and length, so it is true of house rules that keep those.
    if (rules.contracts, rules.schedule, rules.match_rounds) == (base.contracts, base.schedule, base.match_rounds):
        yield Paragraph(words.text(note))


def _history(words: Messages, rules: Rules) -> Iterator[Block]:
    del rules  # the family has one history
    yield Paragraph(words.text("rules-history"))


_SECTIONS: Final[dict[str, Callable[[Messages, Rules], Iterator[Block]]]] = {
    "players": _players,
    "dealer": _dealer,
    "deal": _deal,
    "contracts": _kinds,
    "trump": _trump,
    "exchange": _exchange,
    "play": _play,
    "score": _score,
    "match": _match,
    "ties": _ties,
    "misdeal": _misdeal,
    "claims": _claims,
    "order": _order,
    "note": _note,
    "history": _history,
}
