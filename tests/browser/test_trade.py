"""Trade lies on the table: cards tapped onto felt, answers beside the players, a bot's offer that can be accepted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Person
from tests.browser.prepared import offered_by_a_bot, played_until
from tilefolk.core.match import Match

FINDS = "[data-trade]:enabled"


# Plates of awards that hide or touch the numbers of a player; there are some here.
AWARDS_TOUCH = """() => {
  const box = (node) => node.getBoundingClientRect();
  const awards = [...document.querySelectorAll(".award")];
  return awards.length === 0 ? ["no award"] : awards.filter((award) =>
    [...award.closest("[data-player]").querySelectorAll(".fact")].some((fact) => box(award).top < box(fact).bottom),
  ).map((award) => award.textContent);
}"""


def at_the_felt(anna: Person) -> None:
    """Three at one screen, in the first turn of the beginners' map, where all have cards; the hand lies open."""
    anna.visit()
    anna.page.locator("[data-game=catan]").click()
    anna.page.get_by_text("More options").click()
    anna.page.get_by_label("Set-up").select_option("beginner")
    anna.page.locator("[data-way=screen]").click()
    anna.page.locator("[data-roll]").click()
    assert anna.play_on(20, FINDS)
    show_hand(anna)


def show_hand(person: Person) -> None:
    """Whoever decides turns up the own cards."""
    shown = person.page.locator("[data-hand]").first
    covered = person.page.locator("[data-show-hand]")
    expect(shown.or_(covered)).to_be_visible()
    if covered.is_visible():
        covered.click()
    expect(shown).to_be_visible()


def answer_for_the_next(person: Person) -> None:
    """At one screen: whoever was asked and has not answered takes the mouse."""
    decline, take = person.page.locator("[data-decline]"), person.page.locator("[data-answer-for]")
    expect(decline.or_(take).first).to_be_visible()
    person.page.wait_for_timeout(400)  # the eyes may still be on their way to another seat
    if not decline.is_visible():
        take.first.click()
    expect(decline).to_be_visible()
    show_hand(person)


def on_felt(person: Person, side: str) -> Locator:
    """The cards that lie on one side of the felt."""
    return person.page.locator(f"[data-felt={side}] strong")


def offer_one(anna: Person, side: str = "ore") -> str:
    """Give one of the own cards for one of another kind; the resource that is given."""
    own = anna.page.locator("[data-give]").first
    given = own.get_attribute("data-give") or ""
    held = own.locator(".count")
    before = int(held.inner_text())
    own.click()
    expect(on_felt(anna, "give")).to_have_text("1")
    left = anna.page.locator(f"[data-hand={given}] .count")
    expect(left).to_have_text(str(before - 1))
    wanted = side if side != given else "wool"
    anna.page.locator(f"[data-want={wanted}]").click()
    expect(on_felt(anna, "want")).to_have_text("1")
    expect(anna.page.locator("[data-trading]")).to_contain_text(
        f"You give 1 {given} and want 1 {wanted} for it."
    )
    anna.page.locator("[data-offer]").click()
    expect(anna.page.locator("[data-open-offer]")).to_be_visible()
    return given


def test_cards_are_tapped_onto_the_felt_and_off_again(anna: Person) -> None:
    at_the_felt(anna)
    anna.page.locator("[data-give]").first.click()
    felt = anna.page.locator("[data-felt=give] [data-take-back]")
    expect(felt).to_have_count(1)
    box = felt.bounding_box()
    assert box is not None
    assert box["width"] >= 40
    felt.click()
    expect(felt).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-trading]")).to_have_count(0)
    anna.page.keyboard.press("t")
    expect(anna.page.locator("[data-trading]")).to_be_visible()


def on_the_board(person: Person) -> list[dict[str, float]]:
    """The boxes of hexes and harbours."""
    found: list[dict[str, float]] = person.page.evaluate(
        "[...document.querySelectorAll('[data-hex], [data-harbour]')].map((node) => node.getBoundingClientRect().toJSON())"
    )
    return found


def test_a_declined_offer_says_so_and_answers_stand_beside_the_players(
    sit_down: Callable[..., Person],
) -> None:
    anna = sit_down(name="Anna", size=(1280, 800))
    at_the_felt(anna)
    offer_one(anna)
    for _ in range(2):
        answer_for_the_next(anna)
        expect(anna.page.locator("[data-open-offer] h2")).to_contain_text("makes an offer")
        anna.page.locator("[data-decline]").click()
        says = anna.page.locator("[data-player] [data-answers=declined]").first
        expect(says).to_be_visible()
        plate, bubble = says.locator("xpath=ancestor::li").bounding_box(), says.bounding_box()
        assert plate
        assert bubble
        edge = plate["x"] + plate["width"]
        assert bubble["x"] < edge < bubble["x"] + bubble["width"], "on the edge of the player's card"
        assert all(sign["x"] > bubble["x"] + bubble["width"] for sign in on_the_board(anna)), (
            "and not over the board"
        )
        assert abs(bubble["y"] + bubble["height"] / 2 - plate["y"] - plate["height"] / 2) < 8
    closed = anna.page.locator("[data-closed=declined]")
    expect(closed).to_contain_text("The offer was declined by all")
    expect(closed.locator("[data-answer=declined]")).to_have_count(2)


def test_a_counter_offer_starts_from_the_offer(anna: Person) -> None:
    at_the_felt(anna)
    given = offer_one(anna)
    answer_for_the_next(anna)
    asked = "ore" if given != "ore" else "wool"
    owned = hand(anna)[asked]
    anna.page.locator("[data-counter]").click()
    # The same cards as in the offer, as far as they are there: nobody gives what is not in the hand.
    wanted_of_me = anna.page.locator("[data-felt=give] [data-take-back]")
    expect(wanted_of_me).to_have_count(min(owned, 1))
    assert hand(anna)[asked] == max(owned - 1, 0)
    expect(anna.page.locator(f"[data-felt=want] [data-take-back=want-{given}]")).to_have_count(1)
    # Another card instead of the one that was asked for: one that is in the hand.
    if owned:
        wanted_of_me.click()
    own = anna.page.locator("[data-give]").first
    name = own.get_attribute("data-give")
    if name == given:
        own = anna.page.locator(f"[data-give]:not([data-give={given}])").first
        name = own.get_attribute("data-give")
    own.click()
    anna.page.locator("[data-counter-offer]").click()
    expect(anna.page.locator("[data-player] [data-answers=countered]")).to_have_count(1)
    answer_for_the_next(anna)
    anna.page.locator("[data-decline]").click()
    answer = anna.page.locator("[data-answer=countered]")
    expect(answer.locator("[data-deal]")).to_be_visible()
    expect(answer).to_contain_text("offers instead")
    show_hand(anna)
    before = hand(anna)
    answer.locator("[data-deal]").click()
    expect(anna.page.locator("[data-closed=deal]")).to_contain_text("have swapped")
    after = hand(anna)
    assert after[given] == before[given] - 1
    assert name is not None
    assert after[name] == before[name] + 1


def hand(person: Person) -> dict[str, int]:
    """The own cards, as they stand on the rack."""
    return {
        str(slot.get_attribute("data-hand")): int(slot.locator(".count").inner_text())
        for slot in person.page.locator("[data-hand]").all()
    }


def rich_enough(match: Match) -> str | None:
    """What the first seat, whose turn it is, could swap with the bank."""
    view = match.view(0)
    if view["phase"] != "main" or not view["rolled"]:
        return None
    held, rates = view["hands"][0]["cards"], view["rates"][0]
    return next((kind for kind, count in held.items() if count >= rates[kind]), None)


def test_the_bank_swaps_what_lies_on_the_felt(anna: Person) -> None:
    match = played_until("catan", lambda match: rich_enough(match) is not None)
    rich, rates = rich_enough(match), match.view(0)["rates"][0]
    anna.sit_at(match, "easy")
    anna.page.locator("[data-trade]").click()
    for _ in range(rates[rich]):
        anna.page.locator(f"[data-give={rich}]").click()
    wanted = "ore" if rich != "ore" else "wool"
    anna.page.locator(f"[data-want={wanted}]").click()
    swap = anna.page.locator("[data-maritime]")
    expect(swap).to_have_attribute("aria-disabled", "false")
    before = hand(anna)
    swap.click()
    expect(anna.page.locator(f"[data-hand={wanted}] .count")).to_have_text(str(before[wanted] + 1))


def test_a_bots_offer_can_be_accepted(anna: Person) -> None:
    anna.sit_at(offered_by_a_bot(), "easy", answer_seconds=180)
    view, deals = anna.views()[-1], len(events(anna, "deal"))
    accept = anna.page.locator("[data-accept][aria-disabled=false]")
    expect(accept).to_be_visible()
    # It stays on the table for people, and says how long, although the other bot has answered long ago.
    expect(anna.page.locator("[data-countdown]")).to_be_visible()
    expect(anna.page.locator("[data-player='2'] [data-answers=declined]")).to_be_visible()
    assert anna.page.evaluate(AWARDS_TOUCH) == []
    anna.page.set_viewport_size({"width": 360, "height": 640})  # a low phone: nothing hides how long
    anna.page.wait_for_function(
        """() => {
          const clock = document.querySelector("[data-countdown]");
          const { left, bottom } = clock.getBoundingClientRect();
          return clock.contains(document.elementFromPoint(left + 20, bottom - 3));
        }"""
    )
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    anna.page.wait_for_timeout(1200)
    accept.click()
    # The deal itself is waited for: the next offer may lie on the table before anybody has seen this one go.
    offer, before = view["offer"], view["hands"][0]["cards"]
    for _ in range(100):
        if len(events(anna, "deal")) > deals:
            break
        anna.page.wait_for_timeout(100)
    assert events(anna, "deal")[deals]["partner"] == 0
    # The bots play on at once: what came with the deal is looked at, not what came after it.
    with_the_deal = next(
        frame
        for frame in reversed(anna.frames)
        if any(it["kind"] == "deal" for it in frame.get("events", []))
    )
    assert with_the_deal["view"]["hands"][0]["cards"] == {
        kind: count + offer["give"].get(kind, 0) - offer["want"].get(kind, 0)
        for kind, count in before.items()
    }
    expect(anna.page.get_by_role("list", name="Log").get_by_text("and Anna trade").first).to_be_visible()


def events(person: Person, kind: str) -> list[dict[str, Any]]:
    """What was told over the socket of such events."""
    return [
        event["data"] for frame in person.frames for event in frame.get("events", []) if event["kind"] == kind
    ]


def test_cards_go_back_together_with_a_counter_and_in_one_message(sit_down: Callable[..., Person]) -> None:
    anna = sit_down(name="Anna")
    sent: list[str] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    anna.sit_at(played_until("catan", lambda match: match.view(0)["phase"] == "discard"), "easy")
    confirm = anna.page.locator("[data-discard]")
    expect(confirm).to_be_visible()
    owes = anna.views()[-1]["discards"]["owes"]
    expect(confirm).to_have_text(f"Give back: 0 of {owes}")
    expect(confirm).to_be_disabled()
    for chosen in range(1, owes + 1):
        anna.page.locator("[data-give]").first.click()
        expect(confirm).to_have_text(f"Give back: {chosen} of {owes}")
    anna.page.locator("[data-keep]").first.click()
    expect(confirm).to_be_disabled()
    anna.page.locator("[data-give]").first.click()
    sent.clear()
    confirm.click()
    expect(confirm).to_have_count(0)
    acts = [text for text in sent if '"type":"act"' in text]
    assert len(acts) == 1
    assert acts[0].count("discard") == owes
