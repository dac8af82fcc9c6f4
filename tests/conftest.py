"""What every test shares: the profiles of Hypothesis, the order of the tests, no skips where CI counts."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# A shell that runs the tests in the background has Ctrl-C ignored, and every program that they start would inherit it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

IN_CI = os.environ.get("CI") == "true"

# Other work on the machine makes a slow example, not a wrong one: no deadline, and no health check of speed.
SHARED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("default", SHARED)
settings.register_profile("ci", SHARED, derandomize=True)
settings.load_profile("ci" if IN_CI else "default")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """A worker more than there are processors: a browser, a server or a disk is waited for half of the time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the fast tests first, then the slow ones, then those that start a browser."""
    items.sort(
        key=lambda item: (item.get_closest_marker("browser") is not None, item.get_closest_marker("slow") is not None)
    )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a CI run in which a test was skipped: a skip proves nothing."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if IN_CI and reporter is not None and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
