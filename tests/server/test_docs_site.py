"""The documentation at /docs: there where it was built, with its own policy, and nothing outside its folder."""

from __future__ import annotations

from pathlib import Path

from tests.server.clients import Guest


def test_the_site_is_served_where_it_was_built(start_server, tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "objects").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>Home</title>")
    (site / "objects" / "index.html").write_text("<!doctype html><title>Objects</title>")
    (site / "style.css").write_text("a{}")
    (tmp_path / "secret").write_text("secret")
    nobody = Guest(start_server(docs=site).address, None)
    assert nobody.http.get("/docs", follow_redirects=False).headers["location"] == "/docs/"
    for slashes in ("//docs", "///docs"):  # which browsers would take for another server
        asked = nobody.http.build_request("GET", "/").url.copy_with(raw_path=slashes.encode())
        assert nobody.http.get(asked, follow_redirects=False).headers["location"] == "/docs/"
    home = nobody.http.get("/docs/")
    assert "Home" in home.text
    assert home.headers["content-type"].startswith("text/html")
    assert "script-src 'self' 'unsafe-inline'" in home.headers["content-security-policy"]
    assert nobody.http.get("/docs/objects", follow_redirects=False).headers["location"] == "/docs/objects/"
    assert "Objects" in nobody.http.get("/docs/objects/").text
    assert nobody.http.get("/docs/style.css").headers["content-type"].startswith("text/css")
    for outside in ("/docs/%2e%2e/secret", "/docs/..%2fsecret", "/docs/none/", "/docs/%00"):
        answer = nobody.http.get(outside)
        assert answer.status_code in (400, 404) or "secret" not in answer.text
    assert "'unsafe-inline'" not in nobody.http.get("/").headers["content-security-policy"]
    nobody.close()


def test_without_it_there_is_nothing(start_server, tmp_path: Path) -> None:
    nobody = Guest(start_server(docs=tmp_path / "nowhere").address, None)
    assert nobody.http.get("/docs/").status_code == 404
    nobody.close()
