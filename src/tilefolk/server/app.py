"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tilefolk
from tilefolk.core.errors import BadOption, TilefolkError, UnknownGame
from tilefolk.server import analysis_calls, exercises, lessons, pictures, played_calls, playing_on, replays
from tilefolk.server.coaching import ask_coach
from tilefolk.server.errors import TooLarge, not_accepted, problem_of
from tilefolk.server.guard import Guard, most_bytes
from tilefolk.server.guests import Guests
from tilefolk.server.http import HANDLERS
from tilefolk.server.http_messages import ErrorAnswer, Problem
from tilefolk.server.hub import Hub
from tilefolk.server.metrics import Metrics
from tilefolk.server.settings import Settings
from tilefolk.server.socket import table_socket
from tilefolk.server.static import serve_client, serve_docs
from tilefolk.server.store import Store

log = structlog.get_logger(__name__)
KEYS = {404: "server.unknown", 405: "server.unknown"}


def create_app(settings: Settings) -> Guard:
    """A server, ready for uvicorn."""
    metrics = Metrics()
    store = Store(settings.database)
    hub = Hub(settings, store, metrics)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None]:
        await hub.open()
        log.info("server started", database=settings.database.partition(":")[0])
        yield
        await hub.close()
        log.info("server stopped")

    app = Litestar(
        route_handlers=[
            *HANDLERS,
            ask_coach,
            *replays.HANDLERS,
            *analysis_calls.HANDLERS,
            *playing_on.HANDLERS,
            *played_calls.HANDLERS,
            *lessons.HANDLERS,
            *exercises.HANDLERS,
            *pictures.HANDLERS,
            table_socket,
            serve_docs,
            serve_client,
        ],
        lifespan=[lifespan],
        exception_handlers={
            TilefolkError: refused,
            HTTPException: not_valid,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: crashed,
        },
        openapi_config=OpenAPIConfig(
            title="Tilefolk",
            version=tilefolk.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    app.state.hub = hub
    app.state.guests = Guests(store, hub.signer)
    return Guard(app, settings, metrics)


def refused(request: Request[Any, Any, Any], error: TilefolkError) -> Response[ErrorAnswer]:
    """An error of ours."""
    status = getattr(error, "status", 404 if isinstance(error, UnknownGame) else 400)
    if not isinstance(error, BadOption) and not hasattr(error, "status") and error.rule:
        status = 409
    return answer(request, status, problem_of(error))


def not_valid(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorAnswer]:
    """An error of the framework: a body that is not valid, an unknown address."""
    status = error.status_code
    if status == 413:  # of a body whose length nobody told beforehand
        most = most_bytes(request.scope, request.app.state.hub.settings.limits)
        return answer(request, status, problem_of(TooLarge("server.message.too_large", most=most)))
    if status != 400:
        return answer(request, status, Problem(key=KEYS.get(status, "server.message.invalid")))
    if isinstance(error.__cause__, SerializationException):
        return unreadable(request, error)
    extra: Any = getattr(error, "extra", None)
    wrong = [(str(it.get("key", "")), str(it.get("message", ""))) for it in extra] if extra else []
    where, reason = wrong[0] if wrong else ("", error.detail)
    return answer(request, status, problem_of(not_accepted(where, reason)))


def unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """A body that is no JSON: bytes that are no text, brackets without end."""
    return answer(request, 400, Problem(key="server.message.not_json"))


def crashed(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """An error nobody expected: told to the log, not to the caller."""
    hub: Hub = request.app.state.hub
    hub.metrics.crashes.inc()
    log.error("a call failed", path=request.url.path, exc_info=error)
    return answer(request, 500, Problem(key="server.failed"))


def answer(request: Request[Any, Any, Any], status: int, problem: Problem) -> Response[ErrorAnswer]:
    """Count it and say it."""
    hub: Hub = request.app.state.hub
    hub.metrics.errors.labels(problem.key).inc()
    return Response(ErrorAnswer(problem), status_code=status, media_type="application/json")
