"""The calls over HTTP."""

from __future__ import annotations

import pytest

import tilefolk
from tests.server.clients import two_seated
from tilefolk.server import bots


def test_a_guest_has_a_name_and_can_change_it(guest):
    nobody = guest(None)
    assert nobody.get("/api/session") == {"name": None, "player": None}
    first = nobody.post("/api/session", {"name": " Anna "})
    assert first["name"] == "Anna"
    second = nobody.post("/api/session", {"name": "Annuska"})
    assert second == {"name": "Annuska", "player": first["player"]}
    assert nobody.get("/api/session") == second


def test_a_forged_cookie_is_nobodys(guest, server):
    anna = guest("Anna")
    cookie = anna.http.cookies["tilefolk"]
    forger = guest(None)
    changed = cookie[:3] + ("a" if cookie[3] != "a" else "b") + cookie[4:]
    for value in ("x", changed, cookie.split(".")[0], "."):
        forger.http.cookies.set("tilefolk", value)
        assert forger.get("/api/session")["player"] is None
    assert forger.post("/api/tables", {"game": "cups", "seats": [{"kind": "mine"}]}, status=401)["error"] == {
        "key": "server.session.none",
        "rule": None,
        "params": {},
        "reason": None,
    }


INVISIBLE = [
    "",
    "   ",
    "two\nlines",
    "line\n",
    "a\u2028b",
    "\u202eanna",
    "\x00",
    "\u200b",
    "An\u200dna",
    "\u3164",
    "\u2800",
]
INVISIBLE += ["\ufe0f", "\u0301\u0308", "\xad", "\U000e0041", "\ue000", "a\x85b", "x" * 31]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_names_can_be_seen(guest, name):
    nobody = guest(None)
    assert nobody.post("/api/session", {"name": name}, status=400)["error"]["key"] == "server.name.not_valid"
    anna = guest("Anna")
    seats = [{"kind": "mine", "name": name}, {"kind": "open"}]
    body = {"game": "cups", "seats": seats}
    assert anna.post("/api/tables", body, status=400)["error"]["key"] == "server.name.not_valid"
    tab = anna.open_table(anna.table()["id"])
    assert tab.refused("sit", seat=1, name=name)["key"] == "server.name.not_valid"


@pytest.mark.parametrize("name", ["Anna", "Zoë", "Ő 3", "e\u0301", "❤\ufe0f", "名前", "-"])
def test_names_of_every_language_are_welcome(guest, name):
    assert guest(None).post("/api/session", {"name": name})["name"] == name


@pytest.mark.parametrize(
    "text", ["\u200b", "\u3164 \u2800", "\ufe0f", "\u0301", "\U000e0041", "\x00"], ids=ascii
)
def test_what_is_said_can_be_seen(anna, text):
    tab = anna.open_table(anna.table()["id"])
    assert tab.refused("chat", text=text)["key"] == "server.chat.not_valid"


@pytest.mark.parametrize("text", ["!", "e\u0301", "👩\u200d🌾", "❤\ufe0f", "你好", "two\nlines"], ids=ascii)
def test_what_can_be_seen_may_be_said(anna, text):
    tab = anna.open_table(anna.table()["id"])
    tab.do("chat", text=text)
    assert tab.state["chat"][-1]["text"] == text


UNREADABLE = [
    b'{"name": "\xff"}',
    b"\xff",
    b"[" * 8000,
    b'{"name": ' + b"[" * 8000,
    b"{",
    b'{"name": "\\ud800"}',
]


@pytest.mark.parametrize("body", UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_body_that_is_no_json_is_refused_and_no_crash(anna, server, body):
    answer = anna.http.post("/api/session", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "server.message.not_json")
    assert server.metric("tilefolk_crashes_total") == 0


def test_the_cookie_is_http_only_and_secure_where_it_can_be(guest):
    answer = guest(None).http.post("/api/session", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie, "a plain-HTTP home network would lose a Secure cookie"
    behind_tls = {"x-forwarded-proto": "https"}
    answer = guest(None).http.post("/api/session", json={"name": "Anna"}, headers=behind_tls)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_games_and_their_options(guest):
    games = {game["name"]: game for game in guest(None).get("/api/games")}
    cups = games["cups"]
    assert (cups["min_players"], cups["max_players"], cups["rules_version"]) == (2, 4, 1)
    assert cups["options"] == [
        {"name": "rounds", "type": "int", "default": 2, "choices": [1, 2, 3, 30], "rule": "X0.1"},
        {"name": "loud", "type": "bool", "default": False, "choices": [False, True], "rule": "X0.2"},
    ]
    for name in tilefolk.games():
        assert name in games
        assert guest(None).get(f"/api/games/{name}/art") == _json(tilefolk.get(name).art())
    assert guest(None).get("/api/games/chess/art", status=404)["error"]["key"] == "core.unknown_game"


def _json(value):
    import msgspec

    return msgspec.json.decode(msgspec.json.encode(value))


def test_bots_levels(guest):
    levels = [bot["level"] for bot in guest(None).get("/api/bots?game=cups")]
    assert "easy" in levels


def test_a_table_is_checked_when_it_is_made(anna):
    def refused(status=400, **changes):
        body = {"game": "cups", "seats": [{"kind": "mine"}, {"kind": "open"}], **changes}
        return anna.post("/api/tables", body, status=status)["error"]

    assert refused(game="chess", status=404)["key"] == "core.unknown_game"
    assert refused(options={"rounds": 99})["rule"] == "X0.1"
    assert refused(options={"colour": "red"})["key"] == "core.unknown_option"
    assert refused(seats=[])["key"] == "server.message.invalid"
    assert refused(seats=[{"kind": "mine"}] * 5)["key"] == "core.players"
    assert refused(seats=[{"kind": "bot"}])["key"] == "server.bot.unknown_level"
    assert refused(seats=[{"kind": "mine"}], start=True)["key"] == "core.players"
    assert refused(strange=1)["key"] == "server.message.invalid"


def test_options_reach_the_game(anna):
    tab = anna.open_table(anna.table(seats=[{"kind": "mine"}] * 2, options={"rounds": 3}, start=True)["id"])
    assert tab.state["view"]["options"] == {"rounds": 3, "loud": False}
    assert tab.state["table"]["options"] == {"rounds": 3, "loud": False}


def test_public_tables_are_listed_private_ones_are_mine(anna, ben):
    public, private = anna.table(public=True)["id"], anna.table()["id"]
    assert [table["id"] for table in ben.get("/api/tables")] == [public]
    assert {table["id"] for table in anna.get("/api/tables/mine")} == {public, private}
    assert ben.get("/api/tables/mine") == []
    ben.open_table(public).do("sit", seat=1)
    assert [table["id"] for table in ben.get("/api/tables/mine")] == [public]
    assert anna.get("/api/tables/nosuchtable1", status=404)["error"]["key"] == "server.table.unknown"


def test_invites_are_for_those_who_belong_to_the_table(anna, ben, guest):
    table = anna.table()
    path = f"/api/tables/{table['id']}/invite"
    assert ben.get(path, status=403)["error"]["key"] == "server.table.not_seated"
    invite = anna.get(path)["invite"]
    assert ben.post("/api/join", {"invite": invite})["seats"][1]["player"] == ben.player
    assert ben.post("/api/join", {"invite": invite})["seats"][1]["player"] == ben.player, "twice is once"
    carla = guest("Carla")
    assert carla.player not in [
        seat["player"] for seat in carla.post("/api/join", {"invite": invite})["seats"]
    ]
    assert (
        ben.post("/api/join", {"invite": invite + "x"}, status=400)["error"]["key"]
        == "server.invite.not_valid"
    )


def test_a_hint_is_a_legal_action(anna, ben, monkeypatch):
    monkeypatch.setattr(bots, "advice", lambda *_: [{"name": "keep 0", "share": 1.0}])
    host, _ = two_seated(anna, ben)
    path = f"/api/tables/{host.state['table']['id']}/hint"
    actions = anna.post(path, {"seat": 0, "level": "easy"})["actions"]
    assert actions[0]["name"] in host.legal
    assert anna.post(path, {"seat": 0, "level": "divine"}, status=400)["error"]["key"] == (
        "server.bot.unknown_level"
    )
    assert anna.post(path, {"seat": 1}, status=403)["error"]["key"] == "server.act.not_your_seat"
    host.act(0, "keep 0")
    assert anna.post(path, {"seat": 0, "level": "easy"}, status=409)["error"]["key"] == "core.not_your_turn"


def test_a_record_is_given_out_only_at_the_end(anna):
    table = anna.table(seats=[{"kind": "mine"}] * 2, options={"rounds": 1}, start=True)
    path = f"/api/tables/{table['id']}/record"
    assert anna.get(path, status=409)["error"]["key"] == "server.table.not_over"
    tab = anna.open_table(table["id"])
    for seat, action in ((0, "keep 0"), (1, "keep 1"), (0, "say 0")):
        tab.act(seat, action)
    answer = anna.http.get(path)
    assert answer.headers["content-type"].startswith("text/plain")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.text.splitlines()[-1] == f"seed {tab.state['table']['seed']}"


def test_health_and_metrics(anna, server):
    assert anna.get("/healthz") == {"status": "ok"}
    anna.open_table(anna.table()["id"]).do("chat", text="hello")
    text = anna.http.get("/metrics").text
    assert 'tilefolk_commands_total{type="chat"} 1.0' in text
    assert "tilefolk_sockets 1.0" in text
    assert "tilefolk_live_tables 1.0" in text


def test_openapi_describes_the_calls(guest):
    paths = guest(None).get("/api/schema/openapi.json")["paths"]
    assert "/api/tables" in paths
    assert "/api/tables/{table_id}/hint" in paths
    assert paths["/api/tables"]["post"]["requestBody"]["content"]["application/json"]


def test_the_page_its_assets_and_nothing_else(start_server, tmp_path, guest):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Tilefolk</title>")
    (static / "assets" / "main-1a2b.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("secret")
    from tests.server.clients import Guest

    nobody = Guest(start_server(static=static).address, None)
    for path in ("/", "/join/abc", "/tables/xyz"):
        page = nobody.http.get(path)
        assert page.text.startswith("<!doctype html><title>Tilefolk")
        assert page.headers["cache-control"] == "no-cache"
    asset = nobody.http.get("/assets/main-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")
    for path in (
        "/assets/none.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/api/nothing",
    ):
        answer = nobody.http.get(path)
        assert answer.status_code == 404, path
        assert "secret" not in answer.text
    nobody.close()


def test_a_page_that_is_not_built_says_so(start_server, tmp_path):
    from tests.server.clients import Guest

    nobody = Guest(start_server(static=tmp_path / "nowhere").address, None)
    assert "not built" in nobody.http.get("/").text
    nobody.close()


@pytest.mark.parametrize(
    "path", ["/table/%00", "/%00.js", "/" + "a" * 5000, "/api/tables/%00", "/api/tables/%FF"]
)
def test_addresses_nobody_can_mean_are_unknown_and_no_crash(guest, server, path):
    assert guest(None).http.get(path).status_code == 404
    assert server.metric("tilefolk_crashes_total") == 0


def test_an_invitation_names_host_and_game_before_anybody_joins(anna, ben):
    table = anna.table(
        seats=[{"kind": "mine", "name": "Anna"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]
    )
    invite = anna.get(f"/api/tables/{table['id']}/invite")["invite"]
    assert ben.get(f"/api/invites/{invite}") == {
        "game": "cups",
        "host": "Anna",
        "status": "waiting",
        "players": ["Anna"],
        "open": 1,
    }
    assert ben.get("/api/invites/forged.token", status=400)["error"]["key"] == "server.invite.not_valid"
