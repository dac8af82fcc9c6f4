"""A second opinion on the shuffle, written from docs/shuffle.md alone: it shares no code with the package.

Cards are numbers from 0 to 51, seats the letters A, B, C, everything else bytes and texts in hex.
"""

import hashlib
import re


def sha256(message: bytes) -> bytes:
    return hashlib.sha256(message).digest()


def hmac(key: bytes, message: bytes) -> bytes:
    """RFC 2104 spelt out; every key here has 32 bytes, so it is padded with zeros to the block of 64."""
    block = key.ljust(64, b"\0")
    inner = bytes(byte ^ 0x36 for byte in block)
    outer = bytes(byte ^ 0x5C for byte in block)
    return sha256(outer + sha256(inner + message))


def label(word: str) -> bytes:
    return f"bismarck/shuffle/1/{word}\0".encode()


def u32(number: int) -> bytes:
    return bytes([number >> 24 & 255, number >> 16 & 255, number >> 8 & 255, number & 255])


def well_formed(text: str) -> bool:
    return re.fullmatch("[0123456789abcdef]{64}", text) is not None


def seed_commitment(seed: str) -> str:
    return sha256(label("seed") + bytes.fromhex(seed)).hex()


def nonce_commitment(seat: str, nonce: str) -> str:
    return sha256(label("nonce") + seat.encode() + bytes.fromhex(nonce)).hex()


class Stream:
    """Bytes of a key, and numbers made of them."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = b""
        self.blocks = 0

    def byte(self) -> int:
        if not self.block:
            self.block = hmac(self.key, u32(self.blocks))
            self.blocks += 1
        first, self.block = self.block[0], self.block[1:]
        return first

    def below(self, n: int) -> int:
        while True:
            byte = self.byte()
            if byte < 256 - 256 % n:
                return byte % n


def shuffle(pack: list[int], stream: Stream) -> list[int]:
    deck = list(pack)
    i = len(deck) - 1
    while i > 0:
        j = stream.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
        i -= 1
    return deck


def context(number: int, extra: int, nonces: list[str]) -> bytes:
    given = b""
    for nonce in nonces or ["", "", ""]:
        given += b"\1" + bytes.fromhex(nonce) if nonce else b"\0"
    return u32(number) + u32(extra) + given


def deck_of_round(pack: list[int], seed: str, number: int, extra: int, nonces: list[str]) -> list[int]:
    pack = sorted(pack)
    return shuffle(pack, Stream(hmac(bytes.fromhex(seed), label("deck") + context(number, extra, nonces))))


def cut_of_round(pack: list[int], seed: str, number: int, extra: int, nonces: list[str]) -> int:
    stream = Stream(hmac(bytes.fromhex(seed), label("cut") + context(number, extra, nonces)))
    return sorted(pack)[stream.below(len(pack))]


def dealt(deck: list[int], dealer: str, packets: int, *, talon_first: bool) -> tuple[list[int], dict[str, set[int]]]:
    talon, rest = (deck[:4], deck[4:]) if talon_first else (deck[-4:], deck[:-4])
    order = ["ABC"[("ABC".index(dealer) + step) % 3] for step in (1, 2, 3)]
    size = len(rest) // 3
    hands: dict[str, set[int]] = {seat: set() for seat in order}
    while rest:
        for seat in order:
            take = min(packets, size - len(hands[seat]))
            hands[seat] |= set(rest[:take])
            rest = rest[take:]
    return talon, hands


def lot(seed: str) -> str:
    return "ABC"[Stream(hmac(bytes.fromhex(seed), label("draw"))).below(3)]


def high_card(pack: list[int], seed: str) -> tuple[str, list[list[tuple[str, int]]]]:
    stream = Stream(hmac(bytes.fromhex(seed), label("draw")))
    deck = shuffle(sorted(pack), stream)
    seats = ["A", "B", "C"]
    draws = []
    while True:
        if len(deck) < len(seats):
            deck = shuffle(sorted(pack), stream)
        draw = [(seat, deck.pop(0)) for seat in seats]
        draws.append(draw)
        top = max(card % 13 for _, card in draw)
        seats = [seat for seat, card in draw if card % 13 == top]
        if len(seats) == 1:
            return seats[0], draws
