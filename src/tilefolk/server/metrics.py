"""What /metrics tells."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """Counters of one server; each has its own registry, so that tests can start many."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        buckets = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
        self.commands = Counter(
            "tilefolk_commands", "Commands stored, by type.", ["type"], registry=self.registry
        )
        self.errors = Counter(
            "tilefolk_errors", "Messages and calls refused, by key.", ["key"], registry=self.registry
        )
        self.stale = Counter(
            "tilefolk_stale", "Actions for a position that has passed.", registry=self.registry
        )
        self.crashes = Counter("tilefolk_crashes", "Exceptions nobody expected.", registry=self.registry)
        self.sockets = Gauge("tilefolk_sockets", "Open sockets.", registry=self.registry)
        self.tables = Gauge("tilefolk_live_tables", "Tables in memory.", registry=self.registry)
        self.command_seconds = Histogram(
            "tilefolk_command_seconds",
            "From a command's arrival to its ack.",
            buckets=buckets,
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "tilefolk_bot_seconds",
            "How long bots think, by level.",
            ["level"],
            buckets=buckets,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """In the format of Prometheus."""
        return generate_latest(self.registry)
