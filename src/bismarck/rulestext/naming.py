"""What rules are called: the profile they start from, and each thing that differs from it."""

from __future__ import annotations

from collections.abc import Iterator

from bismarck.contracts import CATALOGUE, Contract
from bismarck.locale import Messages, listed, messages
from bismarck.profiles import DEFAULT_PROFILE, PROFILES
from bismarck.rules import Rules, Schedule, Strains


def profile_title(key: str, language: str) -> str:
    """The title of a profile, as a player reads it."""
    return messages(language).text(f"profile-title-{key}")


def profile_about(key: str, language: str) -> str:
    """One line on a profile, for lists."""
    return messages(language).text(f"profile-about-{key}")


def name_in_words(rules: Rules, language: str) -> str:
    """The profile's title and what differs from it, as in 'Swedish, must trump, 24 deals'.

    Rules of a label that is no profile are named by it and compared with the default profile.
    """
    words = messages(language)
    known = rules.profile in PROFILES
    title = words.text(f"profile-title-{rules.profile}") if known else rules.profile
    base = PROFILES[rules.profile if known else DEFAULT_PROFILE].rules
    return ", ".join((title, *_differences(words, rules, base)))


def contract_title(words: Messages, contract: Contract) -> str:
    """The title of a contract; one without a message is named by its own title."""
    return words.text(f"contract-{contract.key}") if contract.key in CATALOGUE else contract.title


def titles(words: Messages, rules: Rules, keys: tuple[str, ...]) -> str:
    """The contracts of *keys* as a list of titles."""
    return listed(words, [contract_title(words, rules.contract(key)) for key in keys])


def _differences(words: Messages, rules: Rules, base: Rules) -> Iterator[str]:
    """What differs, in the order in which players would tell it."""
    if rules.must_trump != base.must_trump:
        yield words.text(f"difference-must_trump-{'yes' if rules.must_trump else 'no'}")
    if rules.deck != base.deck:
        yield words.text("difference-deck", count=len(rules.deck))
    yield from _contracts(words, rules, base)
    if rules.schedule != base.schedule:
        yield _schedule(words, rules, rules.schedule)
    if rules.match_rounds != base.match_rounds:
        yield words.text("difference-rounds", count=rules.match_rounds)
    for option in ("forehand", "opening_lead", "first_dealer", "rotation", "talon_when", "talon_face", "choose_on"):
        if getattr(rules, option) is not getattr(base, option):
            yield words.text(f"difference-{option}-{getattr(rules, option).value}")
    if rules.packets != base.packets:
        yield words.text(f"difference-packets-{rules.packets}")
    # No trump only: then no contract names one, and that is said of the contracts.
    if rules.valfri_strains not in (base.valfri_strains, Strains.NO_TRUMP):
        yield words.text(f"difference-valfri_strains-{rules.valfri_strains.name.casefold()}")
    for option in ("exchange", "short_discard", "tie"):
        if getattr(rules, option) is not getattr(base, option):
            yield words.text(f"difference-{option}-{getattr(rules, option).value}")


def _contracts(words: Messages, rules: Rules, base: Rules) -> Iterator[str]:
    """What is played, how often, for which quotas and with which trump, as far as each differs."""
    limits = {allowance.contract.key: allowance.limit for allowance in rules.contracts}
    usual = {allowance.contract.key: allowance.limit for allowance in base.contracts}
    if limits.keys() != usual.keys():
        yield words.text("difference-contracts", list=", ".join(_limits(words, rules)))
    elif limits != usual:
        only = next(iter(limits.values()))
        if set(limits.values()) == {None}:
            yield words.text("difference-limits-none")
        elif len(set(limits.values())) == 1 and only is not None:
            yield words.text("difference-limits", count=only)
        else:
            yield ", ".join(_limits(words, rules))
    pairs = [(allowance.contract, _usual(base, allowance.contract)) for allowance in rules.contracts]
    quotas = [_quotas(words, contract) for contract, known in pairs if contract.quotas != known.quotas]
    if quotas:
        yield words.text("difference-quotas", list=", ".join(quotas))
    for contract, known in pairs:
        if contract.trump_from is not known.trump_from:
            yield words.text(f"difference-trump-{contract.trump_from.value}", title=contract_title(words, contract))


def _limits(words: Messages, rules: Rules) -> Iterator[str]:
    for allowance in rules.contracts:
        limit = "∞" if allowance.limit is None else str(allowance.limit)
        yield words.text("difference-contract", title=contract_title(words, allowance.contract), limit=f"×{limit}")


def _quotas(words: Messages, contract: Contract) -> str:
    forehand, others = (str(quota) for quota in contract.quotas)
    return words.text("difference-quota", title=contract_title(words, contract), forehand=forehand, others=others)


def _usual(base: Rules, contract: Contract) -> Contract:
    """The contract as *base* or the catalogue has it; itself where neither knows its key."""
    known = any(allowance.contract.key == contract.key for allowance in base.contracts) or contract.key in CATALOGUE
    return base.contract(contract.key) if known else contract


def _schedule(words: Messages, rules: Rules, schedule: Schedule) -> str:
    if schedule.is_free:
        return words.text("difference-schedule-free")
    steps = titles(words, rules, schedule.steps)
    order = words.text(f"difference-schedule-{schedule.unit.value}", list=steps)
    return words.text("difference-schedule-then_free", order=order) if schedule.then_free else order
