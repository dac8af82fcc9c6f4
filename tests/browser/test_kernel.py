"""The WebAssembly build of the kernel plays in a browser what the native one plays."""

from base64 import b64encode

import pytest
from playwright.sync_api import Page

from tests.core.test_wasm import HERE, SEEDS, Job, check_all
from tools.wasm import PROJECT, build


@pytest.mark.slow
def test_a_thousand_seeds_play_the_same_in_a_browser(page: Page) -> None:
    module = b64encode(build(PROJECT / "build" / "wasm" / "kernel.wasm").read_bytes()).decode()
    source = (HERE / "kernel.js").read_text("utf-8")
    function = source[source.index("async") :].rstrip().removesuffix(";")

    def run(jobs: list[Job]) -> list[object]:
        answers: list[object] = page.evaluate(function, [module, jobs])
        return answers

    check_all(run, SEEDS)
