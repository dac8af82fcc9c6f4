"""What `decide` refuses before there is a match."""

import pytest

from bismarck.engine.actions import Action, IllegalActionError, LeaveSeat, Pause, Refusal, Resume, TakeSeat
from bismarck.engine.decide import decide
from bismarck.engine.match import MatchState
from bismarck.profiles import profile
from bismarck.rules import Seat


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Pause(), Refusal.WRONG_PHASE),
        (Resume(), Refusal.NOT_PAUSED),
        (LeaveSeat(), Refusal.WRONG_PHASE),
        (TakeSeat("Anna"), Refusal.WRONG_PHASE),
    ],
)
def test_nothing_happens_at_a_table_without_players(action: Action, code: Refusal) -> None:
    with pytest.raises(IllegalActionError) as refused:
        decide(MatchState.new(profile("swedish").rules), Seat.A, action)
    assert refused.value.code is code
