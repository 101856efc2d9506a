"""Several people: at one screen, over a link, and looking on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.prepared import played_until
from tilefolk.core.match import Match

SECRETS = ("cards", "development_cards", "new_cards")


def test_two_people_at_one_screen_take_turns(anna: Person) -> None:
    anna.visit()
    anna.page.locator("[data-game=hunters]").click()
    anna.page.get_by_text("More options").click()
    anna.page.get_by_label("Player 2").fill("Ben")
    anna.page.locator("[data-way=screen]").click()
    expect(anna.sentence).to_contain_text("lay the tile")
    first = anna.sentence.inner_text().split(":")[0]
    anna.lay()
    second = "Ben" if first != "Ben" else "Guest"
    expect(anna.sentence).to_have_text(f"{second}: lay the tile.")


def test_at_one_screen_a_hand_stays_covered_until_its_owner_asks(anna: Person) -> None:
    anna.sit_at("catan")
    expect(anna.page.locator("[data-show-hand]")).to_be_visible()
    expect(anna.page.get_by_label("Your resource cards")).to_have_count(0)
    anna.page.locator("[data-show-hand]").click()
    expect(anna.page.get_by_label("Your resource cards")).to_be_visible()


def test_two_browsers_over_an_invite_link(anna: Person, sit_down: Callable[..., Person]) -> None:
    anna.choose("mayflower", "friends")
    link = anna.page.get_by_label("Send this link to your friends:")
    expect(link).not_to_have_value("")
    ben = sit_down()
    ben.page.goto(link.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="To the table").click()
    expect(anna.page.get_by_text("Ben")).to_be_visible()
    ben.page.get_by_label("Message").fill("Good luck!")
    ben.page.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_text("Good luck!")).to_be_visible()
    anna.page.locator("[data-start]").click()
    expect(anna.sentence).to_be_visible()
    expect(ben.sentence).to_be_visible()
    mover, other = (anna, ben) if "Your turn" in anna.sentence.inner_text() else (ben, anna)
    expect(other.squares).to_have_count(0)
    mover.lay()
    expect(other.sentence).to_have_text("Your turn: lay the tile.")
    assert other.tiles() == 11


def invitation(host: Person) -> str:
    """What the host would send to a friend."""
    table = host.page.url.rpartition("/")[2]
    return str(host.page.request.get(f"{host.address}/api/tables/{table}/invite").json()["invite"])


def in_the_middle(match: Match) -> bool:
    """Whether everybody has resource cards, and somebody development cards."""
    hands = match.view(None)["hands"]
    return all(hand["count"] for hand in hands) and any(hand["development"] for hand in hands)


def play_until_seen(player: Person, watcher: Person) -> None:
    """Play on until somebody has seen a few dozen positions."""
    for _ in range(60):
        player.play_on(1)
        if len(watcher.views()) > 40:
            return
    raise AssertionError("hardly anything happened")


def test_a_spectator_never_receives_a_secret(anna: Person, sit_down: Callable[..., Person]) -> None:
    anna.sit_at(played_until("catan", in_the_middle), "easy")
    watcher = sit_down()
    watcher.visit(f"/join/{invitation(anna)}")
    watcher.page.locator("main button[type=submit]").click()
    expect(watcher.sentence).to_be_visible()
    play_until_seen(anna, watcher)
    for view in watcher.views():
        assert view["seat"] is None
        for hand in view["hands"]:
            assert view["over"] or all(hand.get(secret) is None for secret in SECRETS)
        assert view["over"] or all("victory_points" not in points for points in view["points"])
    for frame in watcher.frames:
        for event in frame.get("events", []):
            assert event["kind"] != "laid_aside"
            assert event["kind"] != "stolen" or "resource" not in event["data"]
            assert event["kind"] != "bought" or "card" not in event["data"]
    expect(watcher.page.locator("[data-roll], [data-end], g.place")).to_have_count(0)


def test_an_opponents_hand_is_never_sent(anna: Person) -> None:
    anna.sit_at(played_until("catan", in_the_middle), "easy")
    play_until_seen(anna, anna)
    for view in anna.views():
        others = [hand for seat, hand in enumerate(view["hands"]) if seat != view["seat"]]
        assert view["over"] or all(hand.get(secret) is None for hand in others for secret in SECRETS)
