"""The calls about analyses: of a table whose game is over, or of a record from a file."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import json
from msgspec.structs import replace

from tilefolk.analysis.page import html_page
from tilefolk.analysis.report import Report
from tilefolk.core.locale import FALLBACK, LANGUAGES, Localizer
from tilefolk.core.match import Match
from tilefolk.core.story import seat_names
from tilefolk.server.analysis_messages import Analysis, AnalysisOrder
from tilefolk.server.errors import Forbidden, Unknown
from tilefolk.server.http import Call, guest_of, hub_of, network, read_in_thread, require_guest
from tilefolk.server.http_messages import Table
from tilefolk.server.replays import finished_match, kept_match

NOTHING_KNOWN = -1
"""The edition of those who have none."""
PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"
"""A page of pictures and tables: no scripts, nothing from elsewhere."""


async def state_for(
    request: Call, match: Match, table: Table, player: str, edition: int = NOTHING_KNOWN
) -> Analysis:
    """How far it is; who asked for it may stop it, and so may the players and the host of the table."""
    found = await hub_of(request).analyses.read(match.record.text(), edition, player)
    belongs = player in (table.host, *(seat.player for seat in table.seats))
    return replace(found, yours=bool(player) and (found.yours or belongs))


async def state_for_caller(request: Call, match: Match, table: Table, edition: int) -> Analysis:
    """How far it is, for whoever asks."""
    guest = await guest_of(request)
    return await state_for(request, match, table, guest.player if guest else "", edition)


async def begin_or_stop(request: Call, match: Match, table: Table, ordered: AnalysisOrder) -> Analysis:
    """Begin or stop, and say how far it is."""
    guest = await require_guest(request)
    hub, record = hub_of(request), match.record.text()
    if ordered.go == "begin":
        await hub.analyses.begin(match, guest.player, network(request))
    elif (await state_for(request, match, table, guest.player)).yours:
        await hub.analyses.stop(record)
    else:
        raise Forbidden("server.analysis.not_yours")
    return await state_for(request, match, table, guest.player)


async def printed_page(request: Call, match: Match, table: Table, language: str) -> Response[str]:
    """The analysis as a page that prints."""
    raw = await hub_of(request).analyses.report(match.record.text())
    if raw is None:
        raise Unknown("server.analysis.none_yet")
    words = Localizer(language if language in LANGUAGES else FALLBACK)
    names = seat_names(words, match.game.players, match.record.seats)
    colours = [seat.colour for seat in table.seats]
    report = json.decode(raw, type=Report)
    page = await read_in_thread(request, lambda: html_page(report, match, names, colours, words))
    headers = {"content-security-policy": PAGE_CSP}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


@get("/api/tables/{table_id:str}/analysis")
async def read_analysis(
    request: Call, table_id: FromPath[str], edition: FromQuery[int] = NOTHING_KNOWN
) -> Analysis:
    """How far the analysis of a finished game is, and what is known."""
    match, table = await finished_match(request, table_id)
    return await state_for_caller(request, match, table, edition)


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def order_analysis(request: Call, table_id: FromPath[str], data: JSONBody[AnalysisOrder]) -> Analysis:
    """Analyse a finished game, or stop that."""
    match, table = await finished_match(request, table_id)
    return await begin_or_stop(request, match, table, data)


@get("/api/tables/{table_id:str}/analysis/page")
async def read_analysis_page(
    request: Call, table_id: FromPath[str], language: FromQuery[str] = FALLBACK
) -> Response[str]:
    """The analysis of a finished game, to print or to keep."""
    match, table = await finished_match(request, table_id)
    return await printed_page(request, match, table, language)


@get("/api/replays/{name:str}/analysis")
async def read_kept_analysis(
    request: Call, name: FromPath[str], edition: FromQuery[int] = NOTHING_KNOWN
) -> Analysis:
    """How far the analysis of a record from a file is, and what is known."""
    match, table = await kept_match(request, name)
    return await state_for_caller(request, match, table, edition)


@post("/api/replays/{name:str}/analysis", status_code=200)
async def order_kept_analysis(request: Call, name: FromPath[str], data: JSONBody[AnalysisOrder]) -> Analysis:
    """Analyse a record from a file, or stop that."""
    match, table = await kept_match(request, name)
    return await begin_or_stop(request, match, table, data)


@get("/api/replays/{name:str}/analysis/page")
async def read_kept_analysis_page(
    request: Call, name: FromPath[str], language: FromQuery[str] = FALLBACK
) -> Response[str]:
    """The analysis of a record from a file, to print or to keep."""
    match, table = await kept_match(request, name)
    return await printed_page(request, match, table, language)


HANDLERS = [
    read_analysis,
    order_analysis,
    read_analysis_page,
    read_kept_analysis,
    order_kept_analysis,
    read_kept_analysis_page,
]
