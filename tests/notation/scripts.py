"""Scripts to build tests from: deals, and rounds played out by the first thing allowed."""

from bismarck.engine.match import Due, due
from bismarck.engine.view import Options, View
from bismarck.notation import run_script
from bismarck.notation.script_run import ScriptOutcome
from bismarck.rules import Phase

DEAL = """talon C6 SJ HA CJ
hand A 63.QJT9654.AK765.43
hand B AKQ872.K87.QJ83.K82
hand C T954.32.T942.AQT975
"""
SHORT_DEAL = """talon SJ DJ SQ C7
hand A A64.QJ976.Q74.KT
hand B KT87.AT85.8.AQJ9
hand C 95.K4.AKT965.865
"""


def script(profile: str, *lines: str, dealer: str = "A", deal: str = DEAL) -> str:
    """A script of one deal with *lines* before the dealer."""
    return "\n".join((f"profile {profile}", *lines, f"dealer {dealer}", deal))


def played_out(text: str, *, contract: str | None = None) -> str:
    """*text* with lines for all that is still to be decided in its round, the first thing allowed each time."""
    while True:
        outcome = run_script(text)
        assert outcome.state is not None, outcome.error
        state = outcome.state
        if due(state) is Due.CARDS:
            text += "cut HQ\n"
            continue
        seen = outcome.decision
        if seen is None:
            return text
        view = seen.view
        assert view.options is not None
        text += line_for(view, view.options, contract)


def line_for(view: View, options: Options, contract: str | None) -> str:
    """The line for a decision; *contract* where it may be chosen."""
    match view.phase:
        case Phase.ANNOUNCE:
            key = contract if contract in options.contracts else options.contracts[0]
            return f"choose {key} {options.strains[0]}\n" if key in options.named_with else f"choose {key}\n"
        case Phase.TAKE:
            return "take\n"
        case Phase.DISCARD:
            return f"discard {' '.join(str(card) for card in list(options.cards)[:4])}\n"
        case Phase.NAME_TRUMP:
            return f"trump {options.strains[0]}\n"
        case _:
            return f"play {next(iter(options.cards))}\n"


def rounds_of(outcome: ScriptOutcome) -> list[dict[str, object]]:
    """The rounds of the results."""
    rounds = outcome.as_json()["rounds"]
    assert isinstance(rounds, list)
    return rounds
