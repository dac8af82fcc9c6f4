import os
import re
import sys
from pathlib import Path

import pexpect

README = Path(__file__).resolve().parents[2] / "README.md"
PROMPT = re.compile(r"^(?P<question>[^.:]+\?) (?P<answer>.+)$")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def test_the_session_in_the_readme_is_one_that_happens(tmp_path: Path) -> None:
    """What the bots play is left out: they may learn."""
    (session,) = re.findall(r"```text\n\$ bismarck (.*?)```", README.read_text("utf-8"), re.DOTALL)
    command, *shown = session.splitlines()
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "HOME": str(tmp_path)}
    environment.pop("LC_ALL", None)
    arguments = ["-m", "bismarck", *command.split(), "--data", str(tmp_path)]
    game = pexpect.spawn(sys.executable, arguments, encoding="utf-8", dimensions=(50, 300), env=environment, timeout=60)
    happened = ""
    for asked in filter(None, map(PROMPT.match, shown)):
        game.expect_exact(asked["question"])
        happened += (game.before or "") + asked["question"]
        game.sendline(asked["answer"])
    game.expect_exact("Trick 1")
    happened += game.before or ""
    game.close(force=True)
    lines = COLOUR.sub("", happened).splitlines()
    for line in shown:
        if line != "…" and not line.startswith(("Bo plays", "Cia plays", "Trick")):
            assert any(real.startswith(line.removesuffix(" …")) for real in lines), f"{line!r} in {lines}"
