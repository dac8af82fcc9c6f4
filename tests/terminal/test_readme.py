"""The session that the README shows is one that happens."""

import re
from pathlib import Path

from tests.terminal.pseudo_terminal import terminal

README = Path(__file__).parent.parent.parent / "README.md"
PROMPT = re.compile(r"^(Contract|4 cards to lay aside|Card)\? (.+)$")


def test_the_session_in_the_readme_is_what_the_program_says(tmp_path: Path) -> None:
    block = README.read_text("utf-8").partition("```text\n")[2].partition("```")[0].splitlines()
    command = block[0].removeprefix("$ bismarck play --terminal ").split()
    shown = [line for line in block[1:] if line != "…"]
    answers = [match.group(2) for line in shown if (match := PROMPT.match(line))]
    said = ""
    with terminal(tmp_path, *command) as program:
        for answer in answers:
            said += program.hear(r"\? ")
            program.type(answer)
        said += program.hear(r"\? ")
    for line in shown:
        assert PROMPT.match(line) or line.removesuffix(" …") in said, line
