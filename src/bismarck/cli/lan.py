"""`bismarck play --lan`: the address of this computer at home, and the code that a phone's camera reads."""

from __future__ import annotations

import ipaddress
import socket
import ssl
from pathlib import Path
from typing import Final

from bismarck.cli.answers import BadInputError

# Reserved for documentation (RFC 5737). Connecting a datagram socket sends nothing: it only picks the way out.
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)
QUIET_ZONE: Final = 4  # light modules round the code; scanners ask for them
DARK_ON_LIGHT: Final = "\x1b[30;107m"
AS_BEFORE: Final = "\x1b[0m"
# Two modules, one above the other, in one character: by (upper is dark, lower is dark).
HALVES: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def home_address() -> str:
    """The address of this computer on the network that it reaches others by.

    Raises:
        BadInputError: it is on no network.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError as error:
            raise BadInputError(
                "this computer is on no network; connect it to the one at home, or pass --address"
            ) from error
        return str(probe.getsockname()[0])


def checked_address(words: str) -> str:
    """An address of this computer, given by hand.

    Raises:
        BadInputError: it is no address, or one that nobody else reaches.
    """
    try:
        address = ipaddress.ip_address(words)
    except ValueError as error:
        raise BadInputError(
            f"--address: expected an address of this computer such as 192.168.1.5, got {words!r}"
        ) from error
    if address.is_unspecified:
        raise BadInputError(f"--address: expected the one address that phones can open, got {words!r}")
    return words


def check_certificate(certificate: Path, key: Path) -> None:
    """See that a certificate and its key can be served with.

    Raises:
        BadInputError: one of them cannot be read, or they do not belong together.
    """
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key)
    except FileNotFoundError as error:
        missing = certificate if not certificate.exists() else key
        raise BadInputError(f"--tls: there is no file {str(missing)!r}") from error
    except (ssl.SSLError, OSError) as error:
        raise BadInputError(
            f"--tls: expected a certificate and its key as PEM files, got {str(certificate)!r} and {str(key)!r}"
        ) from error


def code_lines(address: str, *, colours: bool) -> list[str]:
    """The QR code of *address* for a terminal, dark on light whatever its colours; without *colours* as it is."""
    import segno

    code = segno.make_qr(address, error="l", boost_error=False)
    rows = [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET_ZONE)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = (
        "".join(HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
    return [f"{DARK_ON_LIGHT}{line}{AS_BEFORE}" if colours else line for line in lines]
