"""Where a server listens, and what it says where it cannot."""

import errno
import socket
from pathlib import Path

import pytest

from bismarck.server.config import Configuration
from bismarck.server.run import CannotListenError, address_of, listen


def configured(host: str, port: int = 0) -> Configuration:
    return Configuration(host=host, port=port, data=Path("unused"))


def has_ipv6() -> bool:
    """Whether the loopback interface of this computer has an IPv6 address."""
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


needs_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this computer has no IPv6")


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "0.0.0.0",
        pytest.param("::1", marks=needs_ipv6),
        pytest.param("::", marks=needs_ipv6),
    ],
)
def test_it_listens_on_either_kind_of_address_and_says_where(host: str) -> None:
    with listen(configured(host)) as listener:
        port = listener.getsockname()[1]
        assert address_of(listener, secure=False) == f"http://localhost:{port}"
        assert address_of(listener, secure=True) == f"https://localhost:{port}"
        with socket.create_connection(("::1" if ":" in host else "127.0.0.1", port), timeout=20):
            pass


def test_a_long_address_stands_in_brackets() -> None:
    class Elsewhere(socket.socket):
        def getsockname(self) -> tuple[str, int, int, int]:
            return ("2001:db8::7", 8000, 0, 0)

    with Elsewhere() as listener:
        assert address_of(listener, secure=False) == "http://[2001:db8::7]:8000"


def test_a_port_that_is_taken_is_called_so() -> None:
    with listen(configured("127.0.0.1")) as other:
        port = other.getsockname()[1]
        with pytest.raises(
            CannotListenError, match=f"^port {port} is taken; stop the other server or set another port$"
        ):
            listen(configured("127.0.0.1", port))


@pytest.mark.parametrize("host", ["192.0.2.7", pytest.param("2001:db8::7", marks=needs_ipv6), "no..host"])
def test_an_address_of_another_computer_is_called_so(host: str) -> None:
    with pytest.raises(CannotListenError, match=f"^{host} is no address of this computer; pass one that it has$"):
        listen(configured(host))


def test_a_name_that_nobody_knows_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_asked: object, **_options: object) -> object:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(CannotListenError, match=r"^home is no address of this computer; pass one that it has$"):
        listen(configured("home"))


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "port 443 is not for everyone; set one from 1024 on"),
        (
            OSError(errno.EMFILE, "Too many open files"),
            "expected to listen on 127.0.0.1, port 443: Too many open files",
        ),
    ],
)
def test_no_other_fault_is_called_a_taken_port(monkeypatch: pytest.MonkeyPatch, fault: OSError, said: str) -> None:
    def refuse(*_address: object, **_options: object) -> socket.socket:
        raise fault

    monkeypatch.setattr(socket, "create_server", refuse)
    with pytest.raises(CannotListenError, match=f"^{said}$"):
        listen(configured("127.0.0.1", 443))
