"""`bismarck rules`: the rules of a profile, or of house rules, in words."""

from __future__ import annotations

import typer

from bismarck.cli.house_rules import DEFAULT_PROFILE, chosen_rules
from bismarck.cli.languages import chosen_messages
from bismarck.cli.output import write_json, write_line
from bismarck.cli.parameters import JsonFlag, LanguageOption, ProfileArgument, SettingsOption


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("rules", help="command-rules")(rules)


def rules(
    profile: ProfileArgument = DEFAULT_PROFILE,
    *,
    settings: SettingsOption = [],  # noqa: B006 - typer copies it
    language: LanguageOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Show rules in words."""
    from bismarck.options import options_of, rules_hash
    from bismarck.rulestext import name_in_words, rule_page, rule_text

    chosen = chosen_rules(profile, settings)
    words = chosen_messages(language)
    if not as_json:
        write_line(rule_text(chosen, words.language).rstrip("\n"))
        return
    write_json(
        {
            "profile": chosen.profile,
            "name": name_in_words(chosen, words.language),
            "language": words.language,
            "hash": rules_hash(chosen),
            "options": options_of(chosen),
            "text": rule_page(chosen, words.language),
        }
    )
