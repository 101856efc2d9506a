"""``tilefolk serve``: the server for others, without a browser."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import rich_click as click

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import port_type
from tilefolk.cli.screen import Screen, pass_screen

LEVELS = ("debug", "info", "warning", "error")


@click.command(cls=Command, help="cli-command-serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="cli-serve-host")
@click.option("--port", type=port_type, default=8000, show_default=True, help="cli-serve-port")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="cli-serve-data")
@click.option("--database", envvar="TILEFOLK_DATABASE", help="cli-serve-database")
@click.option("--hostname", "hostnames", multiple=True, metavar="NAME", help="cli-serve-hostname")
@click.option("--origin", "origins", multiple=True, help="cli-serve-origin")
@click.option(
    "--bot-pace", type=click.FloatRange(min=0), default=0.8, show_default=True, help="cli-serve-bot-pace"
)
@click.option(
    "--answer-seconds",
    type=click.IntRange(min=0),
    default=15,
    show_default=True,
    help="cli-serve-answer-seconds",
)
@click.option("--analyses/--no-analyses", default=True, help="cli-serve-analyses")
@click.option("--forget-after", type=click.FloatRange(min=1), metavar="DAYS", help="cli-serve-forget-after")
@click.option("--metrics-token", envvar="TILEFOLK_METRICS_TOKEN", help="cli-serve-metrics-token")
@click.option("--json-logs", is_flag=True, help="cli-serve-json-logs")
@click.option("--log-level", default="info", type=click.Choice(LEVELS), help="cli-serve-log-level")
@pass_screen
def serve(
    screen: Screen,
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    hostnames: tuple[str, ...],
    origins: tuple[str, ...],
    bot_pace: float,
    answer_seconds: int,
    analyses: bool,
    forget_after: float | None,
    metrics_token: str | None,
    json_logs: bool,
    log_level: str,
) -> None:
    from tilefolk.cli.browser import SERVER, listening_server
    from tilefolk.core.extras import need

    need("server", *SERVER)
    from tilefolk.server.run import configure_logs

    configure_logs(log_level, as_json=json_logs)
    changes: dict[str, object] = {
        "hostnames": hostnames,
        "origins": origins,
        "bot_pace": bot_pace,
        "answer_seconds": answer_seconds,
        "analyses": analyses,
        "forget_after": forget_after,
        "metrics_token": metrics_token or None,
    }
    if database:
        changes["database"] = database
    server = listening_server(screen, host, port, data, **changes)
    screen.say("serve-listens", address=server.address)
    with suppress(KeyboardInterrupt):
        server.serve_here()
