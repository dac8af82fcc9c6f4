"""What Prometheus reads, on a port of its own: never on the one that players reach."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, start_http_server
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from bismarck.server.tally import Histogram, ProcessTally, SocketTally, StoreTally

LOOK_S: Final = 0.5  # how often the loop's lateness is looked at


@dataclass(frozen=True, slots=True)
class Sources:
    """Where the figures come from. `tables` is how many tables are in memory now."""

    store: StoreTally
    sockets: SocketTally
    process: ProcessTally
    tables: Callable[[], int]


class _Figures(Collector):
    """The figures as they are when asked for."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources

    def collect(self) -> Iterator[Metric]:
        """All figures."""
        store, sockets, process = self._sources.store, self._sources.sockets, self._sources.process
        yield GaugeMetricFamily("bismarck_tables", "Tables in memory.", self._sources.tables())
        yield GaugeMetricFamily("bismarck_sockets", "Open sockets of players.", sockets.opened - sockets.closed)
        yield CounterMetricFamily("bismarck_sockets_opened", "Sockets opened.", sockets.opened)
        yield CounterMetricFamily("bismarck_sockets_refused", "Sockets refused by a limit.", sockets.refused)
        yield CounterMetricFamily("bismarck_sockets_too_slow", "Sockets cut because nobody read.", sockets.too_slow)
        yield CounterMetricFamily("bismarck_messages_in", "Messages from players.", sockets.messages_in)
        yield CounterMetricFamily("bismarck_messages_out", "Messages to players.", sockets.messages_out)
        yield CounterMetricFamily("bismarck_events", "Events stored.", store.events)
        yield _histogram("bismarck_store_wait_seconds", "From a wish to write to its being durable.", store.waits)
        yield _histogram("bismarck_store_group", "Writes committed together.", store.groups)
        yield _histogram("bismarck_gc_pause_seconds", "Pauses of the garbage collector.", process.collections)
        yield _histogram("bismarck_loop_lateness_seconds", "How late the event loop came back.", process.lateness)


def registry_of(sources: Sources) -> CollectorRegistry:
    """The registry with our figures and those of the process."""
    registry = CollectorRegistry()
    registry.register(_Figures(sources))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    return registry


def serve_metrics(registry: CollectorRegistry, host: str, port: int) -> Callable[[], None]:
    """Answer Prometheus on a port; what comes back ends it."""
    server, thread = start_http_server(port, host, registry)

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end


def watch_collector(tally: ProcessTally) -> None:
    """Note from now on how long each collection of garbage takes."""
    began_s = 0.0

    def note(phase: str, _info: dict[str, Any]) -> None:
        nonlocal began_s
        if phase == "start":
            began_s = time.perf_counter()
        else:
            tally.collections.add(time.perf_counter() - began_s)

    gc.callbacks.append(note)


async def watch_loop(tally: ProcessTally) -> None:
    """Note for ever how late the loop is."""
    while True:
        due_s = time.perf_counter() + LOOK_S
        await asyncio.sleep(LOOK_S)
        tally.lateness.add(max(0.0, time.perf_counter() - due_s))


def _histogram(name: str, words: str, histogram: Histogram) -> HistogramMetricFamily:
    return HistogramMetricFamily(name, words, buckets=histogram.buckets(), sum_value=histogram.total)
