"""The built client (one page, hashed assets), and the documentation where it was built."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_302_FOUND

from tilefolk.server.security import DOCS_CSP

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tilefolk</title>
<h1>Tilefolk is running, but its page is not built</h1>
<p>Run <code>scripts/build-web</code> in the source folder and load this page again.
The server itself answers under <code>/api</code>.</p></html>
"""
PACKED = (".js", ".css", ".svg")
FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def serve_client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; any other address is the page itself, which finds its own way."""
    root: Path = request.app.state.hub.settings.static
    try:
        wanted = (root / path.lstrip("/")).resolve()
        found = wanted.is_file()
    except (OSError, ValueError):  # too long, or with a NUL: no file can have such a name
        raise NotFoundException from None
    if path.startswith("/api/") or not wanted.is_relative_to(root.resolve()):
        raise NotFoundException
    if found and wanted != root / "index.html":
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        lasting = FOREVER if wanted.parent.name == "assets" else "no-cache"
        headers = {"cache-control": lasting, "vary": "accept-encoding"}
        if wanted.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
            body = packed(wanted, wanted.stat().st_mtime_ns)
            return Response(body, media_type=kind, headers=headers | {"content-encoding": "gzip"})
        return Response(wanted.read_bytes(), media_type=kind, headers=headers)
    if Path(path).suffix and not path.startswith("/join/"):  # an invite's token has a dot in it
        raise NotFoundException
    page = root / "index.html"
    body = page.read_bytes() if page.is_file() else NOT_BUILT.encode()
    return Response(body, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, sync_to_thread=False)
def serve_docs(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A page of the documentation (``scripts/docs``); without it there is nothing here."""
    root: Path = request.app.state.hub.settings.docs
    try:
        wanted = (root / path.lstrip("/")).resolve()
        folder = wanted.is_dir()
        found = wanted.is_file() or (wanted / "index.html").is_file()
    except (OSError, ValueError):
        raise NotFoundException from None
    if not found or not wanted.is_relative_to(root.resolve()):
        raise NotFoundException
    asked = request.scope["raw_path"].decode("ascii", "replace").partition("?")[0]
    if folder and not asked.endswith("/"):  # links of a page are relative to its folder
        own = f"/{asked.lstrip('/')}/"  # two slashes at the beginning would lead to another server
        return Response(b"", status_code=HTTP_302_FOUND, headers={"location": own})
    file = wanted / "index.html" if folder else wanted
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": "no-cache", "content-security-policy": DOCS_CSP}
    return Response(file.read_bytes(), media_type=kind, headers=headers)


@lru_cache(maxsize=200)
def packed(file: Path, changed: int) -> bytes:
    """A file compressed, once for every change of it."""
    return gzip.compress(file.read_bytes(), 9)
