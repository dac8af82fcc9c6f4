"""`bismarck profiles`: the profiles there are."""

from __future__ import annotations

from textwrap import fill

import typer

from bismarck.cli.languages import chosen_messages
from bismarck.cli.output import write_json, write_line
from bismarck.cli.parameters import JsonFlag, LanguageOption


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("profiles", help="command-profiles")(profiles)


def profiles(*, language: LanguageOption = None, as_json: JsonFlag = False) -> None:
    """List the profiles."""
    from bismarck.options import rules_hash
    from bismarck.profiles import PROFILES
    from bismarck.rulestext import name_in_words, profile_about

    words = chosen_messages(language)
    names = {key: name_in_words(profile.rules, words.language) for key, profile in PROFILES.items()}
    if as_json:
        write_json(
            [
                {
                    "profile": key,
                    "name": names[key],
                    "about": profile_about(key, words.language),
                    "rounds": profile.rules.match_rounds,
                    "rated": profile.rated,
                    "source": profile.source,
                    "hash": rules_hash(profile.rules),
                }
                for key, profile in PROFILES.items()
            ]
        )
        return
    width = max(len(key) for key in PROFILES)
    for key, profile in PROFILES.items():
        told = words.text("profile-line", name=names[key], rounds=profile.rules.match_rounds)
        write_line(f"{key:{width}}  {told}")
        margin = " " * (width + 2)
        write_line(fill(profile_about(key, words.language), 80, initial_indent=margin, subsequent_indent=margin))
