"""Options that several commands share.

Each help text is the id of a message; `help_texts` puts the text in its place.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

JsonFlag = Annotated[bool, typer.Option("--json", help="option-json")]
LanguageOption = Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE", help="option-lang")]
LogArgument = Annotated[Path, typer.Argument(metavar="LOG", help="option-log")]
MustTrumpFlag = Annotated[bool, typer.Option("--must-trump", help="option-must-trump")]
PositionArgument = Annotated[str, typer.Argument(metavar="POSITION", help="option-position")]
ProfileArgument = Annotated[str, typer.Argument(metavar="PROFILE", help="option-profile")]
ScriptOption = Annotated[Path | None, typer.Option("--script", metavar="FILE", help="option-script")]
SettingsOption = Annotated[list[str], typer.Option("--set", metavar="'OPTION VALUE'", help="option-set")]
