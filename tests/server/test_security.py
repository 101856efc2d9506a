"""Who is kept out, and what every answer carries."""

from __future__ import annotations

import contextlib

import httpx
import pytest
import structlog
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.clients import CUPS, Guest
from tilefolk.server.hosts import is_own_host, same_origin
from tilefolk.server.limits import Bucket, Buckets, network_of
from tilefolk.server.run import configure_logs
from tilefolk.server.security import Signer
from tilefolk.server.settings import Limits


def socket_url(guest, table_id):
    return f"{guest.address.replace('http', 'ws')}/api/tables/{table_id}/socket"


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil", "http://["]
)
def test_a_socket_from_a_foreign_page_is_refused_before_it_opens(anna, server, origin):
    table = anna.table()
    with pytest.raises(InvalidStatus) as refused, connect(socket_url(anna, table["id"]), origin=origin):
        pass
    assert refused.value.response.status_code == 403
    assert server.metric("tilefolk_errors_total", key="server.origin.foreign") == 1


def test_a_call_from_a_foreign_page_changes_nothing(anna):
    answer = anna.http.post("/api/tables", json=CUPS, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "server.origin.foreign"


def test_origins_can_be_allowed():
    assert same_origin("https://play.example", "127.0.0.1:8000", ("https://play.example",))
    assert not same_origin("https://play.example.evil", "127.0.0.1:8000", ("https://play.example",))
    assert same_origin("http://a:8000", "a:8000", ())
    assert not same_origin("http://a:8000", None, ())
    assert same_origin(None, "a:8000", ()), "no browser sends it"


OWN_HOSTS = [
    "localhost:8000",
    "127.0.0.1",
    "192.168.1.7:8000",
    "[fe80::1]:8000",
    "my-pc",
    "My-PC.local:80",
    "pc.lan",
]
FOREIGN_HOSTS = [
    "evil.example",
    "localhost.evil.example:8000",
    "127.0.0.1.evil.example",
    "[",
    "a@127.0.0.1",
    "x:y",
]


@pytest.mark.parametrize("host", OWN_HOSTS)
def test_addresses_and_names_of_the_home_network_are_answered(host):
    assert is_own_host(host, (), ())


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
@pytest.mark.parametrize("path", ["/", "/metrics", "/healthz", "/api/session"])
def test_a_foreign_host_is_refused_whatever_is_asked(anna, server, host, path):
    answer = anna.http.get(path, headers={"host": host, "accept-language": "de-AT,en;q=0.5"})
    assert answer.status_code == 403
    assert server.metric("tilefolk_errors_total", key="server.host.foreign") == 1
    if path == "/api/session":
        assert answer.json()["error"]["key"] == "server.host.foreign"
    else:
        assert answer.text.startswith("Dieser Server hört nicht auf diesen Namen.")


def test_the_host_gives_the_server_further_names():
    assert is_own_host("games.example.org", ("Games.example.org",), ())
    assert is_own_host("games.example.org:8443", (), ("https://games.example.org:8443",))
    assert not is_own_host("games.example.org.evil", ("games.example.org",), ())


def test_a_header_that_may_stand_once_stands_once(anna):
    headers = [("host", "127.0.0.1"), ("content-type", "application/json"), ("content-type", "text/plain")]
    answer = anna.http.post("/api/session", content=b"{}", headers=headers)
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "server.message.doubled_header")


@pytest.mark.parametrize(
    "look_alike",
    [
        "application/jsonx",
        "text/plain; application/json",
        "application/json-seq",
        "x; charset=application/json",
        "",
    ],
)
def test_only_json_is_json(anna, look_alike):
    answer = anna.http.post("/api/session", content=b'{"name": "Anna"}', headers={"content-type": look_alike})
    assert (answer.status_code, answer.json()["error"]["key"]) == (415, "server.message.wrong_type")
    answer = anna.http.post(
        "/api/session",
        content=b'{"name": "Anna"}',
        headers={"content-type": "Application/JSON; charset=utf-8"},
    )
    assert answer.status_code == 200


@pytest.mark.parametrize("length", ["9" * 5000, "-1", "٣", "1e3", "20000"])
def test_a_length_that_makes_no_sense_is_refused(server, length):
    guard = server.server.config.app
    headers = {b"content-type": "application/json", b"content-length": length}
    refused = guard._body_refusal(headers, Limits().body_bytes)
    assert refused.key == "server.message.too_large"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/assets/none.js"])
def test_every_answer_has_the_security_headers(anna, path):
    headers = anna.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_refusals_of_the_guard_have_them_too(anna):
    answer = anna.http.post("/api/tables", content=b"x=1", headers={"content-type": "text/plain"})
    assert answer.status_code == 415
    assert answer.json()["error"]["key"] == "server.message.wrong_type"
    assert "content-security-policy" in answer.headers


def test_bodies_have_a_limit(anna):
    answer = anna.http.post("/api/session", json={"name": "x" * 20_000})
    assert answer.status_code == 413

    def pieces():
        for _ in range(40):
            yield b" " * 1024

    answer = anna.http.post("/api/session", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code == 413, "also without a declared length"


def test_calls_have_a_rate(start_server):
    server = start_server(limits=Limits(call_rate=1.0, call_burst=5.0))
    with httpx.Client(base_url=server.address) as http:
        codes = [http.get("/api/games").status_code for _ in range(8)]
        assert codes[:5] == [200] * 5
        assert codes[-1] == 429
        assert http.get("/healthz").status_code == 200
    assert server.metric("tilefolk_errors_total", key="server.rate.too_fast") >= 2


def test_new_tables_have_a_slower_rate(start_server):
    guest = Guest(start_server(limits=Limits(table_rate=0.01, table_burst=4.0)).address, "Anna")
    codes = [guest.http.post("/api/tables", json=CUPS).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 429, 429], "the session was the first"
    guest.close()


ANOTHER_SPELLING = ["//api/tables", "/api/tables/", "/api//tables", "///api/tables//", "/%61pi/tables/"]


@pytest.mark.parametrize("path", ANOTHER_SPELLING)
def test_no_spelling_of_an_address_goes_round_the_limits(start_server, path):
    limits = Limits(call_rate=0.01, call_burst=9.0, table_rate=0.01, table_burst=4.0)
    server = start_server(limits=limits)
    guest = Guest(server.address, "Anna")

    def posted(**asked):
        answer = guest.http.post(server.address + path, **asked)
        return answer.status_code, "content-security-policy" in answer.headers

    codes = [posted(json=CUPS) for _ in range(4)]
    assert codes == [(201, True)] * 3 + [(429, True)], "the session was the first"
    assert guest.http.get(server.address + path).status_code == 200
    codes = [guest.http.get(server.address + path).status_code for _ in range(4)]
    assert codes[-1] == 429, "the calls have a rate too"
    guest.close()


@pytest.mark.parametrize("path", ANOTHER_SPELLING)
def test_no_spelling_of_an_address_takes_other_bodies(anna, server, path):
    for asked, status in (
        ({"content": b"{}", "headers": {"content-type": "text/plain"}}, 415),
        ({"json": {"game": "x" * 20_000}}, 413),
    ):
        answer = anna.http.post(server.address + path, **asked)
        assert answer.status_code == status
        assert answer.json()["error"]["key"].startswith("server.message."), "in the words of a call"


def pinged(tab):
    """The answer to a ping: nothing, or the key of what was wrong."""
    tab.send_frame({"type": "ping"})
    return tab.expect("pong", "error").get("error", {}).get("key")


def test_messages_have_a_rate_and_who_floods_is_closed(start_server):
    limits = Limits(message_rate=0.01, message_burst=5.0, flood=20)
    server = start_server(limits=limits)
    guest, calm = Guest(server.address, "Anna"), Guest(server.address, "Ben")
    table = guest.table(public=True)
    tab = guest.open_table(table["id"])
    with contextlib.suppress(ConnectionClosed):  # the server may hang up before all is said
        for _ in range(60):
            tab.send_frame({"type": "ping"})
    kinds = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            kinds.append(tab.read()["type"])
    assert tab.socket.close_code == 4429
    assert kinds.count("pong") == 5
    assert kinds.count("error") == 20
    again = guest.open_table(table["id"])
    assert pinged(again) == "server.rate.too_fast", "a new socket does not help"
    calm.open_table(table["id"]).do("chat", text="What was that?")
    for it in (guest, calm):
        it.close()


def test_chat_has_a_slower_rate(start_server):
    guest = Guest(start_server(limits=Limits(chat_rate=0.1, chat_burst=3.0)).address, "Anna")
    tab = guest.open_table(guest.table()["id"])
    for _ in range(3):
        tab.do("chat", text="hello")
    assert tab.refused("chat", text="hello")["key"] == "server.rate.too_fast"
    guest.close()


def test_sockets_an_address_have_a_limit(start_server):
    guest = Guest(start_server(limits=Limits(sockets_an_address=2)).address, "Anna")
    table = guest.table()
    first, _ = guest.open_table(table["id"]), guest.open_table(table["id"])
    with pytest.raises(InvalidStatus):
        guest.open_table(table["id"])
    first.close()
    guest.close()


def test_a_bucket_refills_with_time():
    now = [0.0]
    bucket = Bucket(rate=2.0, burst=3.0, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_of_many_addresses_do_not_grow_forever():
    buckets = Buckets(1.0, 1.0, clock=lambda: 0.0, most=50)
    for number in range(1000):
        buckets.take(f"10.0.{number // 256}.{number % 256}")
    assert len(buckets._buckets) <= 50


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_a_household_has_one_network_however_many_addresses(address, network):
    assert network_of(address) == network


def test_signatures_of_one_kind_are_not_those_of_another():
    signer = Signer("secret")
    assert signer.token(signer.cookie("abc")) == "abc"
    assert signer.table_of(signer.cookie("abc")) is None
    assert signer.token(signer.invite("abc")) is None
    assert Signer("another").token(signer.cookie("abc")) is None


def test_what_strangers_send_does_not_steer_the_hosts_terminal(capsys):
    configure_logs()
    structlog.get_logger().info("refused", path="/\x1b]0;pwned\x07\u202e", network="10.0.0.1")
    structlog.reset_defaults()
    said = capsys.readouterr().out
    assert "pwned" in said
    assert "\x1b]" not in said
    assert "\x07" not in said
    assert "\u202e" not in said
    assert "10.0.0.1" in said
