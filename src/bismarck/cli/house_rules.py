"""The rules that a command is asked for: a profile and options that differ from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bismarck.cli.answers import BadInputError, reading

if TYPE_CHECKING:
    from bismarck.rules import Rules

DEFAULT_PROFILE: Final = "swedish"  # as profiles.DEFAULT_PROFILE, which a test holds; here, --help loads no rules


def chosen_rules(profile_key: str, settings: Sequence[str] = ()) -> Rules:
    """The rules of a profile with *settings*, each an option and its value as scripts write them: `must_trump yes`.

    Raises:
        BadInputError: there is no such profile or option, or the options clash.
    """
    from bismarck.options import with_options
    from bismarck.profiles import UnknownProfileError, profile

    with reading("PROFILE", UnknownProfileError):
        rules = profile(profile_key).rules
    values: dict[str, str] = {}
    for setting in settings:
        name, _, value = setting.strip().partition(" ")
        if not value.strip():
            raise BadInputError(f"--set: expected an option and its value, as in 'must_trump yes', got {setting!r}")
        if name in values and name != "quotas":
            raise BadInputError(f"--set: {name} is set twice; set it once")
        values[name] = f"{values.get(name, '')} {value}".strip()
    with reading("--set", ValueError):  # every way in which options can be wrong is one
        return with_options(rules, values)
