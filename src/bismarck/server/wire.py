"""Between the engine's values and the messages of `protocol`."""

from __future__ import annotations

from typing import assert_never

from bismarck.cards import Card, CardSet
from bismarck.contracts import Strain
from bismarck.engine.actions import Abandon, Action, Choose, Claim, Discard, Leave, NameTrump, Play, Rest, Take
from bismarck.engine.events import MatchEnded
from bismarck.engine.match import MatchState
from bismarck.engine.play import Trick, winning_place
from bismarck.engine.standing import RoundResult
from bismarck.engine.view import Options, View
from bismarck.options import options_of, rules_hash
from bismarck.protocol import (
    AbandonAction,
    ChooseAction,
    ClaimAction,
    ContractInfo,
    DiscardAction,
    Ending,
    LeaveAction,
    NameTrumpAction,
    OptionsInfo,
    PlayAction,
    PlayedTrick,
    PlayerInfo,
    ScoredRound,
    SeatName,
    TableInfo,
    TakeAction,
    ViewInfo,
    WireAction,
)
from bismarck.rules import SEATS, Rules, Seat


class UnusableActionError(ValueError):
    """An action is written as the protocol says, but names a card twice."""


def action_from_wire(action: WireAction) -> Action:
    """The engine's action.

    Raises:
        UnusableActionError: a card stands twice.
    """
    match action:
        case PlayAction(card=card):
            return Play(Card.parse(card))
        case ChooseAction(contract=contract, strain=strain):
            return Choose(contract, None if strain is None else Strain(strain))
        case TakeAction():
            return Take()
        case LeaveAction():
            return Leave()
        case DiscardAction(cards=names):
            cards = CardSet.of(Card.parse(name) for name in names)
            if len(cards) != len(names):
                raise UnusableActionError(f"expected each card once, got {' '.join(names)}")
            return Discard(cards)
        case NameTrumpAction(strain=strain):
            return NameTrump(Strain(strain))
        case ClaimAction(rest=rest):
            return Claim(Rest(rest))
        case AbandonAction():
            return Abandon()
        case _ as unreachable:
            assert_never(unreachable)


def action_to_wire(action: Action) -> WireAction:
    """The message of an action that a bot or a hint proposes.

    Raises:
        TypeError: it is an action of the table, which no player proposes on the wire.
    """
    match action:
        case Play(card):
            return PlayAction(str(card))
        case Choose(contract, strain):
            return ChooseAction(contract, None if strain is None else strain.value)
        case Take():
            return TakeAction()
        case Leave():
            return LeaveAction()
        case Discard(cards):
            return DiscardAction(card_names(cards))
        case NameTrump(strain):
            return NameTrumpAction(strain.value)
        case Claim(rest):
            return ClaimAction(rest.value)
        case _:
            raise TypeError(f"{type(action).__name__} is not a player's action")


def card_names(cards: CardSet | tuple[Card, ...]) -> list[str]:
    """The cards as the wire writes them."""
    return [card.name for card in cards]


def deal_id(number: int, extra: int | None) -> str:
    """The name of a deal in messages: the round, and the extra round where it is one."""
    return str(number) if extra is None else f"{number}x{extra}"


def table_info(table_id: str, rules: Rules, state: MatchState, *, hints: bool) -> TableInfo:
    """What does not change during a match."""
    assert state.table is not None, "a table has players from its first event"
    a, b, c = (
        PlayerInfo(player.name, None if player.bot is None else player.bot.name) for player in state.table.players
    )
    return TableInfo(
        id=table_id,
        profile=rules.profile,
        options=options_of(rules),
        rules_hash=rules_hash(rules),
        contracts=[
            ContractInfo(
                allowance.contract.key,
                allowance.contract.scoring.value,
                allowance.contract.quotas,
                allowance.limit,
            )
            for allowance in rules.contracts
        ],
        rounds=rules.match_rounds,
        hand_size=rules.hand_size,
        players=(a, b, c),
        hints=hints,
    )


def scored_round(result: RoundResult) -> ScoredRound:
    """A finished round for the score sheet."""
    return ScoredRound(
        result.number,
        result.extra,
        result.dealer.value,
        result.forehand.value,
        result.contract,
        result.trump.value,
        result.tricks,
        result.scores,
        card_names(result.aside),
    )


def view_info(rules: Rules, view: View, deal: str) -> ViewInfo:
    """The view as the wire writes it; *deal* is the deal that is being played or comes next."""
    contract = None if view.contract is None else rules.contract(view.contract)
    trump = None if view.trump is None else view.trump.suit
    return ViewInfo(
        n=view.n,
        due=view.due.value,
        token=view.token,
        to_act=_name(view.to_act),
        options=None if view.options is None else options_info(view.options),
        deal=deal,
        number=view.number,
        extra=view.extra,
        dealer=_name(view.dealer),
        forehand=_name(view.forehand),
        phase=None if view.phase is None else view.phase.value,
        contract=view.contract,
        scoring=None if contract is None else contract.scoring.value,
        quotas=None if contract is None or view.forehand is None else _quotas(contract.quotas, view.forehand),
        trump=None if view.trump is None else view.trump.value,
        cut=None if view.cut is None else view.cut.name,
        talon=card_names(view.talon),
        taken=view.taken,
        aside=None if view.aside is None else card_names(view.aside),
        hand=card_names(view.hand),
        counts=view.counts,
        leader=_name(view.leader),
        trick=card_names(view.trick),
        winning=winning_place(view.trick, trump) if view.trick else None,
        last_trick=None if view.last_trick is None else trick_info(view.last_trick),
        won=view.won,
        quiet=[seat.value for seat in view.quiet],
        used=[list(row) for row in view.used],
        totals=view.totals,
        contenders=view.contenders,
        away=view.away,
        paused=view.paused,
        ended=None if view.ended is None else _ending(view.ended),
    )


def options_info(options: Options) -> OptionsInfo:
    """What a seat may do, as the wire writes it."""
    return OptionsInfo(
        cards=card_names(options.cards),
        discards=options.discards,
        contracts=list(options.contracts),
        named_with=list(options.named_with),
        strains=[strain.value for strain in options.strains],
        may_leave=options.may_leave,
    )


def trick_info(trick: Trick) -> PlayedTrick:
    """A finished trick, as the wire writes it."""
    first, second, third = trick.cards
    return PlayedTrick(trick.leader.value, (first.name, second.name, third.name), trick.winner.value)


def _name(seat: Seat | None) -> SeatName | None:
    return None if seat is None else seat.value


def _quotas(quotas: tuple[int, int], forehand: Seat) -> tuple[int, int, int]:
    a, b, c = (quotas[0] if seat is forehand else quotas[1] for seat in SEATS)
    return (a, b, c)


def _ending(ended: MatchEnded) -> Ending:
    return Ending(ended.totals, list(ended.places), ended.outcome.value)
