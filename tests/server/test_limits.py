"""How much one may ask for: exhaustion, floods, names."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bismarck.server.limits import DEFAULT_LIMITS, Bucket, Counted, Rate, Rates, household
from bismarck.server.names import clean_name, clean_text, distinct
from bismarck.server.refusal import TableRefusedError
from tests.server.player import Browser
from tests.server.running import free_port, running


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(Rate(3, 0.5), 0.0)
    assert [bucket.takes(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.takes(2.0) for _ in range(2)] == [True, False]
    assert [bucket.takes(1000.0) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own_and_old_ones_are_forgotten() -> None:
    rates = Rates(Rate(1, 0.0))
    assert rates.takes("a", 0.0)
    assert not rates.takes("a", 1e9)
    assert all(rates.takes(f"b{place}", 0.0) for place in range(10_000))
    assert rates.takes("a", 0.0)


@pytest.mark.parametrize(
    ("address", "behind_it"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_all_addresses_of_a_household_count_as_one(address: str, behind_it: str) -> None:
    assert household(address) == behind_it


def test_what_is_spent_is_told_without_counting() -> None:
    rates = Rates(Rate(2, 1.0))
    assert [rates.spent("a", 0.0), rates.takes("a", 0.0, 2), rates.spent("a", 0.0)] == [False, True, True]
    assert [rates.takes("b", 0.0, 3), rates.spent("a", 1.0), rates.takes("a", 1.0)] == [False, False, True]


def test_what_is_closed_may_be_opened_again() -> None:
    counted = Counted(2)
    assert [counted.enters("a") for _ in range(3)] == [True, True, False]
    counted.leaves("a")
    assert counted.enters("a")
    assert counted.enters("b")


def test_one_person_cannot_open_sockets_without_end(tmp_path: Path) -> None:
    """Exhaustion: one browser with a thousand tabs."""

    async def greeted(socket: ClientConnection) -> str:
        with contextlib.suppress(ConnectionClosed):  # whoever is refused is not listened to
            await socket.send('{"type":"hello","protocol":1}')
        return str(json.loads(await asyncio.wait_for(socket.recv(), 20)).get("code", "welcome"))

    async def open_many(address: str, cookie: str) -> list[str]:
        open_sockets: list[ClientConnection] = []
        codes: list[str] = []
        for _ in range(DEFAULT_LIMITS.sockets_per_person + 3):
            socket = await connect(address, additional_headers={"Cookie": cookie}, proxy=None)
            open_sockets.append(socket)
            codes.append(await greeted(socket))
        for socket in open_sockets:
            await socket.close()
        again = await connect(address, additional_headers={"Cookie": cookie}, proxy=None)
        codes.append(await greeted(again))
        await again.close()
        return codes

    metrics_port = free_port()
    with running(tmp_path, "--metrics-port", str(metrics_port)) as server:
        browser = Browser(server.address)
        table = browser.new_table("kort")
        address = server.address.replace("http", "ws") + "/ws/" + table
        codes = asyncio.run(open_many(address, browser.cookie()))
        metrics = Browser(f"http://127.0.0.1:{metrics_port}").get("/metrics")
    most = DEFAULT_LIMITS.sockets_per_person
    assert codes == ["welcome"] * most + ["too_many"] * 3 + ["welcome"]
    assert "bismarck_sockets_refused_total 3.0" in metrics.splitlines()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Åsa  ", "Åsa"),
        ("A\u030asa", "Åsa"),
        ("a  b", "a b"),
        ("می‌خواهم", "می‌خواهم"),
        ("👩‍🚀", "👩‍🚀"),
        ("ア-3", "ア-3"),
    ],
)
def test_a_name_is_composed_and_its_joiners_stay(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "\u200d",
        "a\u200d",
        "\u200b",
        "a\u200e",
        "\u2067a",
        "a\u00adb",
        "\u2800",
        "\ue000",
        "a\u2028b",
        "\u0301",
    ],
)
def test_a_name_with_nothing_to_see_or_a_hidden_sign_is_refused(typed: str) -> None:
    with pytest.raises(TableRefusedError):
        clean_name(typed)


def test_a_name_has_a_longest_length() -> None:
    assert clean_name("å" * 40) == "å" * 40
    with pytest.raises(TableRefusedError, match="at most 40"):
        clean_name("å" * 41)


def test_a_third_of_one_name_is_told_apart_too() -> None:
    assert distinct("Bo", ["bo", "BO 2"]) == "Bo 3"
    assert len(distinct("x" * 40, ["x" * 40])) <= 40


@pytest.mark.parametrize("text", ["what a card", "1.5 points", "v.g.", "S.A.", "well...played", "10.30 tomorrow"])
def test_plain_words_are_no_link(text: str) -> None:
    assert clean_text(text) == text
