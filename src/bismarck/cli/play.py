"""`bismarck play`: a match against bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bismarck.cli.answers import BadInputError, reading
from bismarck.cli.output import is_terminal, write_line
from bismarck.cli.parameters import LanguageOption, SettingsOption
from bismarck.cli.serve import PORT

if TYPE_CHECKING:
    from bismarck.cli.terminal.session import Wishes

LONGEST_NAME: Final = 40


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("play", help="command-play")(play)


def play(
    profile: Annotated[str | None, typer.Argument(metavar="PROFILE", help="option-profile")] = None,
    *,
    terminal: Annotated[bool, typer.Option("--terminal", help="play-terminal")] = False,
    profile_option: Annotated[
        str | None, typer.Option("--profile", "-p", metavar="PROFILE", help="option-profile")
    ] = None,
    settings: SettingsOption = [],  # noqa: B006 - typer copies it
    name: Annotated[str | None, typer.Option("--name", help="play-name")] = None,
    seat: Annotated[str, typer.Option("--seat", metavar="A|B|C", help="play-seat")] = "A",
    opponents: Annotated[list[str], typer.Option("--opponent", metavar="BOT", help="play-opponent")] = [],  # noqa: B006 - as above
    seed: Annotated[str | None, typer.Option("--seed", help="play-seed")] = None,
    language: LanguageOption = None,
    practice: Annotated[bool, typer.Option("--practice", help="play-practice")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="play-plain")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="play-resume")] = False,
    new: Annotated[bool, typer.Option("--new", help="play-new")] = False,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="play-data")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="play-no-browser")] = False,
    port: Annotated[int, typer.Option("--port", metavar="N", parser=PORT, help="play-port")] = 0,
    lan: Annotated[bool, typer.Option("--lan", help="play-lan")] = False,
    address: Annotated[str | None, typer.Option("--address", metavar="ADDRESS", help="play-address")] = None,
    tls: Annotated[tuple[Path, Path] | None, typer.Option("--tls", metavar="CERT KEY", help="play-tls")] = None,
) -> None:
    """Play a match, on a page of a server of one's own or in the terminal."""
    if not terminal:
        for_the_terminal = {
            "--set": settings,
            "--name": name,
            "--opponent": opponents,
            "--seed": seed,
            "--lang": language,
            "--practice": practice,
            "--plain": plain,
            "--resume": resume,
            "--new": new,
        }
        for option, value in for_the_terminal.items():
            if value:
                raise BadInputError(f"{option} goes with --terminal; on the page all of that is chosen there")
        chosen = profile or profile_option
        if lan:
            _at_home(chosen, port, data, address, tls, open_browser=not no_browser)
        elif address is not None or tls is not None:
            raise BadInputError(f"{'--tls' if address is None else '--address'} goes with --lan")
        else:
            _on_page(chosen, port, data, open_browser=not no_browser)
        return
    if lan:
        raise BadInputError("--lan and --terminal exclude each other; pass one of them")
    if resume and new:
        raise BadInputError("--resume and --new exclude each other; pass one of them")
    from bismarck.cli.terminal.session import run_session

    wishes = replace(
        _wishes(profile, profile_option, settings, name, seat, opponents, seed, language), practice=practice
    )
    run_session(wishes, resume=resume, new=new, plain=plain, folder=data)


def _on_page(profile: str | None, port: int, data: Path | None, *, open_browser: bool) -> None:
    """Serve this computer alone, and show the page."""
    from bismarck.cli.serve import LOOPBACK, run_server

    run_server(LOOPBACK, port, data, open_browser=open_browser, page=_first_page(profile))


def _at_home(
    profile: str | None,
    port: int,
    data: Path | None,
    address: str | None,
    tls: tuple[Path, Path] | None,
    *,
    open_browser: bool,
) -> None:
    """Serve the network at home, say how phones get there, and show the page."""
    from bismarck.cli.lan import check_certificate, checked_address, code_lines, home_address
    from bismarck.cli.languages import chosen_messages
    from bismarck.cli.serve import LAN_PORT, run_server

    page = _first_page(profile)
    if tls is not None:
        check_certificate(*tls)
    host = home_address() if address is None else checked_address(address)
    words = chosen_messages(None)

    def told(place: str) -> None:
        for line in code_lines(place, colours=is_terminal()):
            write_line(line)
        write_line(words.text("lan-how"))
        if tls is None:
            write_line(words.text("lan-not-secure"))
        write_line(words.text("lan-stop"))

    run_server(host, port or LAN_PORT, data, open_browser=open_browser, page=page, tls=tls, told=told)


def _first_page(profile: str | None) -> str:
    """The page to show, with the profile chosen where one is named."""
    from bismarck.cli.house_rules import chosen_rules

    if profile is None:
        return ""
    chosen_rules(profile, [])
    return f"/?profile={profile}"


def _wishes(
    profile: str | None,
    profile_option: str | None,
    settings: list[str],
    name: str | None,
    seat: str,
    opponents: list[str],
    seed: str | None,
    language: str | None,
) -> Wishes:
    """What the command line asks for, checked before anything is touched."""
    from bismarck.bots.registry import DEFAULT_BOT, UnknownBotError, bot_name
    from bismarck.cli.house_rules import chosen_rules
    from bismarck.cli.languages import chosen_messages
    from bismarck.cli.terminal.session import Wishes
    from bismarck.profiles import DEFAULT_PROFILE
    from bismarck.rules import Seat

    if profile is not None and profile_option is not None:
        raise BadInputError("the profile is named twice; name it once")
    rules = chosen_rules(profile or profile_option or DEFAULT_PROFILE, settings)
    words = chosen_messages(language)
    if seat not in [chair.value for chair in Seat]:
        raise BadInputError(f"--seat: expected A, B or C, got {seat!r}")
    if len(opponents) > 2:
        raise BadInputError(f"--opponent: two others play, got {len(opponents)}; name one bot or two")
    with reading("--opponent", UnknownBotError):
        for bot in opponents:
            bot_name(bot)
    if name is not None and not (name.strip() and name.isprintable() and len(name) <= LONGEST_NAME):
        raise BadInputError(f"--name: expected 1 to {LONGEST_NAME} letters, got {name!r}")
    first, *rest = opponents or [DEFAULT_BOT]
    return Wishes(rules, words, Seat(seat), name, (first, *rest, first)[:2], seed)
