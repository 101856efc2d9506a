"""`tilefolk serve`: the server for others, without a browser."""

from __future__ import annotations

from pathlib import Path

import rich_click as click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option("--port", default=8000, show_default=True, help="Port to listen on; 0 takes a free one.")
@click.option("--data", type=click.Path(file_okay=False, path_type=Path), help="Folder of the database.")
@click.option("--database", envvar="TILEFOLK_DATABASE", help="Address of another database (SQLAlchemy).")
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may connect.")
@click.option("--bot-pace", default=0.8, show_default=True, help="Least time of a bot's move, in seconds.")
@click.option("--json-logs", is_flag=True, help="Log JSON lines.")
@click.option("--log-level", default="info", type=click.Choice(["debug", "info", "warning", "error"]))
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    origins: tuple[str, ...],
    bot_pace: float,
    json_logs: bool,
    log_level: str,
) -> None:
    """Run the server for players in your network or behind a proxy."""
    from tilefolk.cli.folders import data_folder
    from tilefolk.server.run import Server, configure_logs
    from tilefolk.server.settings import at_home

    configure_logs(log_level, as_json=json_logs)
    changes = {"host": host, "port": port, "origins": origins, "bot_pace": bot_pace}
    if database:
        changes["database"] = database
    server = Server(at_home(data or data_folder(), **changes))
    click.echo(f"Tilefolk listens at {server.address}")
    server.serve_here()


if __name__ == "__main__":
    serve()
