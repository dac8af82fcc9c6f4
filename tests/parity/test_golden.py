"""Every scripted round of tests/golden through the kernel: the same events, views and refusals as in the engine."""

from pathlib import Path

import pytest

from bismarck.cards import CardSet
from bismarck.engine.actions import CallMisdeal, Choose, Discard, IllegalActionError, Leave, NameTrump, Play, Take
from bismarck.engine.events import (
    CardPlayed,
    ContractAnnounced,
    CutShown,
    Discarded,
    Event,
    HandsDealt,
    Misdealt,
    RoundStarted,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
)
from bismarck.engine.match import Due, MatchState, due, evolve, to_act
from bismarck.engine.round import Deal
from bismarck.engine.view import View, mask
from bismarck.kernel import KernelMatch, Plan
from bismarck.kernel.match import KernelAction
from bismarck.notation.script import (
    ChooseStep,
    DiscardStep,
    LeaveStep,
    MisdealStep,
    PlayStep,
    TakeStep,
    TrumpStep,
    read_step,
)
from bismarck.notation.script_run import ScriptOutcome, Verdict, run_script
from bismarck.rules import SEATS

SCRIPTS = sorted((Path(__file__).parent.parent / "golden" / "scripts").glob("*.txt"))


def wish(event: Event) -> KernelAction:
    """The action that makes an event."""
    match event:
        case ContractAnnounced(contract, strain):
            return Choose(contract, strain)
        case TalonTaken():
            return Take()
        case TalonLeft():
            return Leave()
        case Discarded(CardSet() as cards):
            return Discard(cards)
        case TrumpNamed(strain):
            return NameTrump(strain)
        case CardPlayed(_, card):
            return Play(card)
        case Misdealt(reason):
            return CallMisdeal(reason)
        case _:
            raise AssertionError(f"nobody wishes for {event}")


def refused_action(outcome: ScriptOutcome, text: str) -> KernelAction | None:
    """What the refused line of a script wishes for; None where it is no action of the cards."""
    assert outcome.line is not None
    played = {event.card for event in outcome.events if isinstance(event, CardPlayed)}
    match read_step(text.splitlines()[outcome.line - 1].partition("#")[0].split()):
        case PlayStep(cards):
            return Play(next((card for card in cards if card not in played), cards[-1]))
        case ChooseStep(key, strain):
            return Choose(key, strain)
        case DiscardStep(cards):
            return Discard(CardSet.of(cards))
        case TrumpStep(strain):
            return NameTrump(strain)
        case TakeStep():
            return Take()
        case LeaveStep():
            return Leave()
        case MisdealStep():
            return CallMisdeal("script")
        case _:
            return None


def deals(events: tuple[Event, ...]) -> dict[int, Deal]:
    """The deal of each round that was dealt, by the place of its first event."""
    found: dict[int, Deal] = {}
    for place, event in enumerate(events):
        if isinstance(event, RoundStarted):
            rest = [*events[place + 1 :]]
            end = next((at for at, later in enumerate(rest) if isinstance(later, RoundStarted)), len(rest))
            talon = next((e.cards for e in rest[:end] if isinstance(e, TalonDealt)), None)
            hands = next((e.hands for e in rest[:end] if isinstance(e, HandsDealt)), None)
            if isinstance(talon, tuple) and hands is not None:
                a, b, c = (hand for hand in hands if isinstance(hand, CardSet))
                found[place] = Deal((a, b, c), talon)
    return found


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_script_goes_through_the_kernel_as_through_the_engine(script: Path) -> None:
    text = script.read_text("utf-8")
    outcome = run_script(text)
    if outcome.opening is None:
        assert outcome.verdict is not Verdict.GOOD
        return
    state = outcome.opening.state
    assert state.first_dealer is not None
    kernel = KernelMatch(Plan.of(state.rules), state.first_dealer)
    kernel.set_sheet(state.standing.used, state.standing.totals, state.standing.contenders)
    dealt = deals(outcome.events)
    current = None
    for place, event in enumerate(outcome.events):
        current = dealt.get(place, current)
        told = follow(kernel, state, event, current)
        if told is None:
            return  # the script stops between talon and hands, so there is no whole deal to give the kernel
        assert told == (event, tuple(mask(event, state, seat) for seat in SEATS))
        state = evolve(state, event)
        for seat in SEATS:
            assert kernel.view(seat) == View.of(state, seat)
    if outcome.verdict is Verdict.REFUSED:
        action = refused_action(outcome, text)
        if action is not None:
            with pytest.raises(IllegalActionError):
                kernel.act(to_act(state) or SEATS[0], action)


def follow(
    kernel: KernelMatch, state: MatchState, event: Event, deal: Deal | None
) -> tuple[Event, tuple[Event, ...]] | None:
    """What the kernel makes of what happens next in the engine."""
    if isinstance(event, RoundStarted):
        own = kernel.start(event)
        return own, (own, own, own)
    if isinstance(event, TalonDealt | HandsDealt | CutShown):
        if deal is None:
            return None
        cut = event.card.index if isinstance(event, CutShown) else -1
        return kernel.advance_masked(kernel.deal(deal, cut))
    if due(state) is Due.DECISION or isinstance(event, Misdealt):
        return kernel.act_masked(to_act(state) or SEATS[0], wish(event))
    return kernel.advance_masked(None)
