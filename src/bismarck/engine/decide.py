"""From a seat's wish to an event: the only place that refuses."""

from __future__ import annotations

from typing import assert_never

from bismarck.cards import CardSet
from bismarck.contracts import Contract, TrumpFrom
from bismarck.engine import claims
from bismarck.engine.actions import (
    Abandon,
    Action,
    CallMisdeal,
    Choose,
    Claim,
    Discard,
    IllegalActionError,
    Leave,
    LeaveSeat,
    NameTrump,
    Pause,
    Play,
    Refusal,
    Resume,
    SeatBot,
    Take,
    TakeSeat,
    Undo,
)
from bismarck.engine.events import (
    BotSeated,
    CardPlayed,
    Claimed,
    ContractAnnounced,
    Discarded,
    Event,
    Hidden,
    MatchEnded,
    Misdealt,
    Outcome,
    Paused,
    Resumed,
    SeatLeft,
    SeatTaken,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    Undone,
)
from bismarck.engine.match import MatchState, choices, forced_contract, to_act
from bismarck.engine.play import legal_cards
from bismarck.engine.round import RoundState
from bismarck.rules import TALON_CARDS, Phase, Seat, ShortDiscard


def decide(state: MatchState, seat: Seat, action: Action) -> Event:
    """The event that *action* makes for *seat*; *state* stays as it is.

    Raises:
        IllegalActionError: the rules do not allow it now; `code` says why.
    """
    if state.ended is not None:
        raise IllegalActionError(Refusal.MATCH_OVER, "the match is over; start another one")
    match action:
        case Play(card):
            current = _turn(state, seat, Phase.PLAY)
            _check_card(state, current, seat, card.bit, str(card))
            return CardPlayed(seat, card)
        case Choose():
            return _announcement(state, _turn(state, seat, Phase.ANNOUNCE), action)
        case Take():
            _turn(state, seat, Phase.TAKE)
            return TalonTaken()
        case Leave():
            _turn(state, seat, Phase.TAKE)
            return TalonLeft()
        case Discard(cards):
            _check_discard(_turn(state, seat, Phase.DISCARD), cards)
            return Discarded(cards)
        case NameTrump(strain):
            _turn(state, seat, Phase.NAME_TRUMP)
            _check_strain(state, strain.value)
            return TrumpNamed(strain)
        case Claim(rest):
            current = _running(state)
            if current.phase is not Phase.PLAY:
                raise _wrong_phase(current, Phase.PLAY)
            if seat in current.quiet or not claims.proves(state.rules, current, seat, rest):
                raise IllegalActionError(
                    Refusal.CLAIM_UNPROVEN,
                    f"your cards do not prove that you take {rest.value} of the rest; play on",
                    rest=rest.value,
                )
            return Claimed(seat, rest)
        case CallMisdeal(reason):
            return _misdeal(state, reason)
        case LeaveSeat() | SeatBot() | TakeSeat():
            return _presence(state, seat, action)
        case Pause():
            if state.table is None:
                raise _not_started()
            if _is_paused(state):
                raise IllegalActionError(Refusal.PAUSED, "the match is paused already; resume it to go on")
            return Paused()
        case Resume():
            if not _is_paused(state):
                raise IllegalActionError(Refusal.NOT_PAUSED, "the match is not paused; nothing to resume")
            return Resumed()
        case Undo(to):
            return _undo(state, to)
        case Abandon():
            return MatchEnded(state.standing.totals, (), Outcome.ABANDONED)
        case _ as unreachable:
            assert_never(unreachable)


def _is_paused(state: MatchState) -> bool:
    return state.table is not None and state.table.paused


def _running(state: MatchState) -> RoundState:
    """The round, if one is being played and the match is not paused."""
    if _is_paused(state):
        raise IllegalActionError(Refusal.PAUSED, "the match is paused; resume it to go on")
    current = state.round
    if current is None or current.phase is None:
        raise IllegalActionError(Refusal.WRONG_PHASE, "no round is being played; wait for the next deal")
    return current


def _wrong_phase(current: RoundState, wanted: Phase) -> IllegalActionError:
    assert current.phase is not None, "a running round has a phase"
    return IllegalActionError(
        Refusal.WRONG_PHASE,
        f"expected a step of the phase {current.phase.value}, got one of {wanted.value}",
        expected=current.phase.value,
        got=wanted.value,
    )


def _turn(state: MatchState, seat: Seat, wanted: Phase) -> RoundState:
    """The round, if it is *seat*'s decision and of the phase *wanted*."""
    current = _running(state)
    if current.phase is not wanted:
        raise _wrong_phase(current, wanted)
    turn = to_act(state)
    if turn is None:
        if wanted is Phase.TAKE:
            raise IllegalActionError(Refusal.MUST_TAKE, "the talon must be taken here and is taken without asking")
        forced = forced_contract(state) if wanted is Phase.ANNOUNCE else None
        step = "this step is made" if forced is None else f"only {forced.key} is left, and it is announced"
        raise IllegalActionError(Refusal.WRONG_PHASE, f"{step} without asking", got=wanted.value)
    if turn is not seat:
        raise IllegalActionError(
            Refusal.NOT_YOUR_TURN, f"it is not {seat}'s turn; wait for {turn}", seat=seat.value, turn=turn.value
        )
    return current


def _check_card(state: MatchState, current: RoundState, seat: Seat, bit: int, name: str) -> None:
    hand = current.tricks.hands[seat.index]
    assert not isinstance(hand, Hidden), "decisions are made on the full state"
    if not hand.mask & bit:
        raise IllegalActionError(Refusal.CARD_NOT_HELD, f"{name} is not in your hand; play one of {hand}", card=name)
    assert current.trump is not None, "trump is known before the first card"
    trump = current.trump.suit
    trick = current.tricks.cards
    legal = legal_cards(hand, trick, trump, must_trump=state.rules.must_trump)
    if legal.mask & bit:
        return
    if hand.in_suit(trick[0].suit):
        raise IllegalActionError(
            Refusal.MUST_FOLLOW, f"{name} cannot be played; play one of {legal}", card=name, suit=trick[0].suit.value
        )
    raise IllegalActionError(
        Refusal.MUST_TRUMP,
        f"{name} cannot be played; you must trump with one of {legal}",
        card=name,
        suit=str(trump),
    )


def _check_discard(current: RoundState, cards: CardSet) -> None:
    hand = current.tricks.hands[current.forehand.index]
    assert not isinstance(hand, Hidden), "decisions are made on the full state"
    if len(cards) != TALON_CARDS:
        raise IllegalActionError(
            Refusal.DISCARD_COUNT, f"lay aside {TALON_CARDS} cards, got {len(cards)}", count=str(len(cards))
        )
    missing = cards - hand
    if missing:
        raise IllegalActionError(
            Refusal.CARD_NOT_HELD, f"{missing} is not in your hand; choose from {hand}", card=str(missing)
        )


def _check_strain(state: MatchState, name: str) -> None:
    allowed = [strain.value for strain in state.rules.strains]
    if name not in allowed:
        raise IllegalActionError(
            Refusal.STRAIN_NOT_ALLOWED, f"{name} cannot be trump; name one of {', '.join(allowed)}", strain=name
        )


def _announcement(state: MatchState, current: RoundState, action: Choose) -> ContractAnnounced:
    forced = forced_contract(state)
    contract = _chosen(state, current, forced, action.contract)
    if contract.trump_from is TrumpFrom.WITH_CONTRACT:
        if action.strain is None:
            names = ", ".join(strain.value for strain in state.rules.strains)
            raise IllegalActionError(
                Refusal.STRAIN_NEEDED,
                f"name the trump of {contract.key} with it: one of {names}",
                contract=contract.key,
            )
        _check_strain(state, action.strain.value)
    elif action.strain is not None:
        raise IllegalActionError(
            Refusal.STRAIN_NOT_NAMED_NOW,
            f"no trump is named with {contract.key}; leave {action.strain.value} out",
            contract=contract.key,
            strain=action.strain.value,
        )
    return ContractAnnounced(contract.key, action.strain, forced=forced is not None)


def _chosen(state: MatchState, current: RoundState, forced: Contract | None, key: str) -> Contract:
    if forced is not None and (current.scheduled or current.extra is not None):
        if key != forced.key:
            raise IllegalActionError(
                Refusal.CONTRACT_SCHEDULED, f"this round is {forced.key}, not {key}", contract=forced.key
            )
        return forced
    left = choices(state, current.forehand)
    for contract in left:
        if contract.key == key:
            return contract
    names = ", ".join(contract.key for contract in left)
    rest = f"choose one of {names}" if left else "nothing is left to choose"
    if any(allowance.contract.key == key for allowance in state.rules.contracts):
        raise IllegalActionError(Refusal.CONTRACT_USED_UP, f"{key} is used up; {rest}", contract=key, left=names)
    raise IllegalActionError(Refusal.UNKNOWN_CONTRACT, f"unknown contract {key!r}; {rest}", contract=key, left=names)


def _misdeal(state: MatchState, reason: str) -> Misdealt:
    current = _running(state)
    if state.rules.short_discard is not ShortDiscard.MISDEAL:
        raise IllegalActionError(Refusal.NO_MISDEAL, "these rules know no misdeal; correct the cards and go on")
    if current.sealed:
        raise IllegalActionError(Refusal.NO_MISDEAL, "cards dealt by the program cannot be misdealt; play on")
    if not current.begun:
        raise IllegalActionError(Refusal.NO_MISDEAL, "no card has been dealt yet; deal first")
    return Misdealt(reason)


def _not_started() -> IllegalActionError:
    return IllegalActionError(Refusal.WRONG_PHASE, "the match has not started; wait for the players")


def _presence(state: MatchState, seat: Seat, action: LeaveSeat | SeatBot | TakeSeat) -> Event:
    table = state.table
    if table is None:
        raise _not_started()
    away = table.away[seat.index]
    by_person = table.players[seat.index].bot is None and not away
    match action:
        case LeaveSeat():
            if away:
                raise IllegalActionError(Refusal.SEAT_EMPTY, f"seat {seat} is empty already", seat=seat.value)
            return SeatLeft(seat)
        case SeatBot(bot):
            if by_person:
                raise IllegalActionError(Refusal.SEAT_HELD, f"seat {seat} is held by a person", seat=seat.value)
            return BotSeated(seat, bot)
        case TakeSeat(name):
            if by_person:
                raise IllegalActionError(Refusal.SEAT_HELD, f"seat {seat} is held by a person", seat=seat.value)
            return SeatTaken(seat, name)


def _undo(state: MatchState, to: int) -> Undone:
    if state.table is None or not state.table.practice:
        raise IllegalActionError(Refusal.NO_UNDO, "nothing is taken back in this match; play on")
    before = state.trail
    while before is not None and before.n > to:
        before = before.trail
    if before is None or before.n != to or to_act(before) is None:
        raise IllegalActionError(
            Refusal.NO_UNDO, f"event {to} opened no decision of this round; name one that did", to=str(to)
        )
    return Undone(to)
