"""What happened, in words: each event as the person at the table may see it, a line for each thing to know."""

from __future__ import annotations

from typing import assert_never

from bismarck.cards import Card, CardSet
from bismarck.cli.terminal.speech import Speech
from bismarck.contracts import Contract, Scoring, Strain, TrumpFrom
from bismarck.engine.actions import Rest
from bismarck.engine.events import (
    BotSeated,
    CardPlayed,
    Claimed,
    ContractAnnounced,
    CutShown,
    DealerDrawn,
    Discarded,
    HandsDealt,
    Hidden,
    MatchEnded,
    MatchStarted,
    Misdealt,
    NoncesOpened,
    Outcome,
    Paused,
    Resumed,
    RoundScored,
    RoundStarted,
    SeatLeft,
    SeatTaken,
    SeedRevealed,
    SeenEvent,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    Undone,
)
from bismarck.engine.knowledge import own_hand
from bismarck.engine.match import MatchState
from bismarck.engine.round import RoundState
from bismarck.locale import signed
from bismarck.rules import SEATS, Phase, Rules, Seat, TalonWhen


def told(speech: Speech, event: SeenEvent, before: MatchState, after: MatchState) -> list[str]:
    """The lines that tell *event*, which the person's seat saw turn *before* into *after*."""
    match event:
        case MatchStarted(players):
            return [
                speech.text("told-players", players=speech.players(SEATS)),
                *(
                    speech.text("told-bot", name=player.name, bot=speech.bot(player.bot.name))
                    for player in players
                    if player.bot is not None
                ),
            ]
        case DealerDrawn(dealer, draws):
            return [*(_draw(speech, draw) for draw in draws), speech.about("told-first-dealer", dealer)]
        case RoundStarted():
            return _round_started(speech, event, after)
        case CutShown(card):
            return [speech.text("told-cut", card=speech.card(card), trump=speech.strain(Strain.of(card.suit)))]
        case TalonDealt(cards):
            return _talon_dealt(speech, cards, after)
        case HandsDealt():
            return _hands_dealt(speech, after)
        case ContractAnnounced():
            return _announced(speech, event, after)
        case TalonTaken(cards):
            forehand = after.current.forehand
            if isinstance(cards, Hidden):
                return [speech.about("told-taken", forehand)]
            return [speech.about("told-taken-cards", forehand, cards=speech.cards(cards))]
        case TalonLeft():
            return [speech.about("told-left", after.current.forehand)]
        case Discarded(cards):
            if isinstance(cards, Hidden):
                return [speech.about("told-discarded", after.current.forehand)]
            return [speech.about("told-discarded-cards", after.current.forehand, cards=speech.cards(cards))]
        case TrumpNamed(strain):
            return [speech.about("told-trump", after.current.forehand, trump=speech.strain(strain))]
        case CardPlayed():
            return _card_played(speech, event, before, after)
        case Claimed(seat, rest):
            return [speech.about("told-claim-all" if rest is Rest.ALL else "told-claim-none", seat)]
        case Misdealt(reason):
            return [speech.text("told-misdeal", reason=reason)]
        case RoundScored():
            return _round_scored(speech, event, after)
        case SeatLeft(seat):
            return [speech.about("told-seat-left", seat)]
        case BotSeated(seat, bot):
            return [speech.about("told-bot-seated", seat, bot=speech.bot(bot.name))]
        case SeatTaken(seat, name):
            return [speech.text("told-seat-taken", name=name, seat=str(seat))]
        case Paused():
            return [speech.text("told-paused")]
        case Resumed():
            return [speech.text("told-resumed")]
        case Undone():
            return [speech.text("told-undone"), *situation(speech, after)]
        case MatchEnded():
            return _match_ended(speech, event)
        case NoncesOpened() | SeedRevealed():
            return []  # for `verify`; nothing that a player acts on
        case _ as unreachable:
            assert_never(unreachable)


def situation(speech: Speech, seen: MatchState) -> list[str]:
    """Where a match stands, for a person who comes back to it."""
    lines = [speech.text("told-totals", totals=speech.standings(seen.standing.totals))]
    current = seen.round
    if current is None or current.phase is None:
        return lines
    lines.insert(0, _round_line(speech, seen.rules, current))
    if current.contract is not None:
        lines.append(contract_line(speech, current))
    if isinstance(current.talon, tuple) and current.taken is None:
        lines.append(speech.text("told-talon-up", cards=speech.cards(current.talon)))
    if current.phase is Phase.PLAY:
        lines.append(tricks_line(speech, current))
    hand = own_hand(current, speech.me)
    if hand:
        lines.append(speech.text("told-hand", hand=speech.hand(hand)))
    if current.tricks.cards:
        lines.append(trick_line(speech, current))
    return lines


def contract_line(speech: Speech, current: RoundState) -> str:
    """The contract, its trump and who is forehand."""
    contract = speech.contract(current.known_contract.key)
    if current.trump is None:
        return speech.about("told-contract-alone", current.forehand, contract=contract)
    if current.trump is Strain.NO_TRUMP:
        return speech.about("told-contract-no-trump", current.forehand, contract=contract)
    return speech.about("told-contract", current.forehand, contract=contract, trump=speech.strain(current.trump))


def trick_line(speech: Speech, current: RoundState) -> str:
    """The cards on the table, by who played them."""
    leader = current.tricks.leader
    played = [
        speech.text("player-card", player=speech.name(leader.left(place)), card=speech.card(card))
        for place, card in enumerate(current.tricks.cards)
    ]
    return speech.text("told-table", cards=", ".join(played)) if played else speech.text("told-table-empty")


def last_trick_line(speech: Speech, current: RoundState) -> str:
    """The trick before, and who took it."""
    if not current.tricks.finished:
        return speech.text("told-no-last-trick")
    trick = current.tricks.finished[-1]
    played = [
        speech.text("player-card", player=speech.name(trick.leader.left(place)), card=speech.card(card))
        for place, card in enumerate(trick.cards)
    ]
    return speech.about("told-last-trick", trick.winner, cards=", ".join(played))


def aside_line(speech: Speech, cards: CardSet | None) -> str:
    """What the person knows of the cards laid aside."""
    return (
        speech.text("told-no-discard") if cards is None else speech.text("told-own-discard", cards=speech.cards(cards))
    )


def tricks_line(speech: Speech, current: RoundState) -> str:
    """What everyone has taken and what they owe."""
    order = [speech.me.left(step) for step in range(len(SEATS))]
    return speech.text("told-tricks", tricks=", ".join(_taken(speech, current, seat) for seat in order))


def quota_of(contract: Contract, *, forehand: bool) -> int | None:
    """The tricks that a player owes, or may take where few are wanted; None where tricks are not counted."""
    if contract.scoring not in (Scoring.TRICKS_OVER, Scoring.TRICKS_UNDER):
        return None
    return contract.quotas[0 if forehand else 1]


def _taken(speech: Speech, current: RoundState, seat: Seat) -> str:
    quota = None if current.contract is None else quota_of(current.contract, forehand=seat is current.forehand)
    taken = current.tricks.won[seat.index]
    if quota is None:
        return speech.text("player-tricks", player=speech.name(seat), taken=taken)
    return speech.text("player-tricks-of", player=speech.name(seat), taken=taken, quota=quota)


def _draw(speech: Speech, draw: tuple[tuple[Seat, Card], ...]) -> str:
    cards = [speech.text("player-card", player=speech.name(seat), card=speech.card(card)) for seat, card in draw]
    return speech.text("told-draw", cards=", ".join(cards))


def _round_line(speech: Speech, rules: Rules, current: RoundState) -> str:
    if current.extra is not None:
        return speech.text("told-extra-round", extra=current.extra)
    return speech.text("told-round", number=current.number, rounds=rules.match_rounds)


def _round_started(speech: Speech, event: RoundStarted, after: MatchState) -> list[str]:
    current = after.current
    lines = [_round_line(speech, after.rules, current)]
    if event.extra is not None:
        level = [seat for seat, contends in zip(SEATS, after.standing.contenders, strict=True) if contends]
        lines.append(speech.text("told-level", players=speech.players(level)))
    lines.append(speech.about("told-dealer", event.dealer))
    if current.forehand is not event.dealer:
        lines.append(speech.about("told-forehand", current.forehand))
    return lines


def _talon_dealt(speech: Speech, cards: object, after: MatchState) -> list[str]:
    current = after.current
    if isinstance(cards, Hidden) or not isinstance(cards, tuple):
        if after.rules.talon_when is TalonWhen.WITH_HAND:
            return [speech.about("told-extra-cards-hidden", current.forehand)]
        return [speech.text("told-talon-down")]
    own = after.rules.talon_when is TalonWhen.WITH_HAND and not after.rules.talon_is_open
    lines = [speech.text("told-extra-cards" if own else "told-talon-up", cards=speech.cards(cards))]
    if current.contract is not None and current.contract.trump_from is TrumpFrom.FIRST_TALON_CARD and current.trump:
        lines.append(speech.text("told-trump-is", trump=speech.strain(current.trump)))
    return lines


def _hands_dealt(speech: Speech, after: MatchState) -> list[str]:
    hand = own_hand(after.current, speech.me)
    return [speech.text("told-dealt", count=len(hand), hand=speech.hand(hand))]


def _announced(speech: Speech, event: ContractAnnounced, after: MatchState) -> list[str]:
    current = after.current
    contract = current.known_contract
    title = speech.contract(event.contract)
    if event.strain is not None:
        named = speech.about(
            "told-announced-trump", current.forehand, contract=title, trump=speech.strain(event.strain)
        )
    elif event.forced:
        named = speech.text("told-forced", contract=title, gloss=speech.text(f"contract-gloss-{event.contract}"))
    else:
        gloss = speech.text(f"contract-gloss-{event.contract}")
        named = speech.about("told-announced", current.forehand, contract=title, gloss=gloss)
    return [named, *_owed(speech, contract, current.forehand)]


def _owed(speech: Speech, contract: Contract, forehand: Seat) -> list[str]:
    """What the contract asks of each player."""
    own, other = contract.quotas
    match contract.scoring:
        case Scoring.TRICKS_OVER:
            return [speech.about("told-quota-take", forehand, own=own, other=other)]
        case Scoring.TRICKS_UNDER:
            return [speech.about("told-quota-avoid", forehand, own=own, other=other)]
        case Scoring.HEARTS_UNDER:
            return [speech.about("told-quota-hearts", forehand, own=own, other=other)]
        case Scoring.QUEEN_OF_SPADES:
            return [speech.text("told-quota-queen")]
        case _ as unreachable:
            assert_never(unreachable)


def _card_played(speech: Speech, event: CardPlayed, before: MatchState, after: MatchState) -> list[str]:
    leads = not before.current.tricks.cards
    lines = [speech.about("told-leads" if leads else "told-plays", event.seat, card=speech.card(event.card))]
    finished = after.current.tricks.finished
    if len(finished) > len(before.current.tricks.finished):
        winner = finished[-1].winner
        quota = quota_of(after.current.known_contract, forehand=winner is after.current.forehand)
        taken = after.current.tricks.won[winner.index]
        if quota is None:
            lines.append(speech.about("told-trick", winner, number=len(finished), taken=taken))
        else:
            lines.append(speech.about("told-trick-of", winner, number=len(finished), taken=taken, quota=quota))
    return lines


def _round_scored(speech: Speech, event: RoundScored, after: MatchState) -> list[str]:
    current = after.current
    message = "told-aside-left" if current.taken is False else "told-aside"
    lines = [speech.about(message, current.forehand, cards=speech.cards(event.aside))]
    order = [speech.me.left(step) for step in range(len(SEATS))]
    lines += [
        speech.about(
            "told-score",
            seat,
            tricks=event.tricks[seat.index],
            score=signed(event.scores[seat.index]),
            total=signed(after.standing.totals[seat.index]),
        )
        for seat in order
    ]
    return lines


def _match_ended(speech: Speech, event: MatchEnded) -> list[str]:
    lines = [speech.text("told-final", totals=speech.standings(event.totals))]
    match event.outcome:
        case Outcome.ABANDONED:
            return [speech.text("told-abandoned"), *lines]
        case Outcome.FINISHED:
            first = [seat for seat, place in zip(SEATS, event.places, strict=True) if place == 1]
            if len(first) == 1:
                return [*lines, speech.about("told-winner", first[0])]
            return [*lines, speech.text("told-shared", players=speech.players(first))]
        case _ as unreachable:
            assert_never(unreachable)
