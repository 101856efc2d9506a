"""Around the table: whose turn it is outside the page, sounds, reactions, watching, invitations, one's tables, settings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.pixels import overlap
from tests.browser.prepared import before_the_last_turn, finished

# Counts what is played and told without a loudspeaker or a desktop.
LISTEN = """
    window.tones = 0; window.notes = []; window.loudest = 0;
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (loud, when) { window.loudest = loud; return set.call(this, loud, when); };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
    window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';
      constructor(title) { window.notes.push(title); } close() {} };
    Object.defineProperty(document, 'hidden', { get: () => true });
"""


def friends(anna: Person, sit_down: Callable[..., Person], game: str = "hunters") -> Person:
    """Anna's table with Ben at it, who came by the link; not started yet."""
    anna.choose(game, "friends")
    link = anna.page.get_by_label("Send this link to your friends:")
    expect(link).not_to_have_value("")
    ben = sit_down()
    ben.page.goto(link.input_value())
    expect(ben.page.locator("[data-invitation]")).to_contain_text("Anna invites you to")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="To the table").click()
    expect(anna.page.get_by_text("Ben")).to_be_visible()
    return ben


def test_title_icon_sound_and_notification_say_that_it_is_my_turn(
    anna: Person, sit_down: Callable[..., Person]
) -> None:
    anna.page.add_init_script(LISTEN)
    ben = friends(anna, sit_down)
    anna.page.locator("[data-start]").click()
    expect(anna.sentence).to_be_visible()
    if "Your turn" in anna.sentence.inner_text():
        anna.lay()
    expect(ben.sentence).to_have_text("Your turn: lay the tile.")
    expect(ben.page).to_have_title("● Your turn – Carcassonne: Hunters and Gatherers")
    expect(ben.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(anna.page).to_have_title("Carcassonne: Hunters and Gatherers – Tilefolk")
    expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    assert anna.page.evaluate("window.tones") == 0, "silent until switched on"
    anna.page.locator("[data-settings]").click()
    anna.page.locator("[data-sound]").check()
    anna.page.locator("[data-notify]").check()
    heard = anna.page.evaluate("window.tones")
    assert heard > 0
    anna.page.keyboard.press("Escape")
    ben.lay()
    expect(anna.sentence).to_have_text("Your turn: lay the tile.")
    anna.page.wait_for_function("heard => window.tones > heard", arg=heard)
    assert anna.page.evaluate("window.notes") == ["● Your turn – Carcassonne: Hunters and Gatherers"]


def test_a_reaction_pops_up_beside_who_sent_it(anna: Person, sit_down: Callable[..., Person]) -> None:
    ben = friends(anna, sit_down)
    anna.page.locator("[data-start]").click()
    expect(ben.sentence).to_be_visible()
    ben.page.locator("[data-react]").click()
    ben.page.locator("[data-reaction-choice=cheer]").click()
    shown = anna.page.locator("[data-player]").filter(has_text="Ben").locator("[data-reaction=cheer]")
    expect(shown).to_be_visible()
    grown = "() => document.querySelector('[data-reaction=cheer]')?.getBoundingClientRect().width > 24"
    anna.page.wait_for_function(grown)
    expect(shown).to_have_count(0)  # it goes by itself
    expect(anna.page.locator(".unread")).to_have_text("1")
    expect(ben.page.locator(".unread")).to_have_count(0)  # what one has said oneself is no news


def test_spectators_are_told_that_they_watch(anna: Person, sit_down: Callable[..., Person]) -> None:
    anna.sit_at("catan", "easy")
    anna.page.get_by_role("tab", name="About").click()
    link = anna.page.get_by_label("With this link others can watch:")
    expect(link).to_have_value(re.compile(r"/join/"))
    watcher = sit_down(size=(390, 844))
    watcher.page.goto(link.input_value())
    expect(watcher.page.get_by_text("All seats are taken: you can watch.")).to_be_visible()
    watcher.page.locator("main button[type=submit]").click()
    expect(watcher.page.locator("[data-watching]")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("[data-watching]")).to_have_count(0)


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_five_players_fit_on_a_phone(sit_down: Callable[..., Person], game: str) -> None:
    anna = sit_down(size=(390, 844), has_touch=True, is_mobile=True, locale="hu-HU")
    anna.sit_at(game, players=5)
    expect(anna.sentence).to_be_visible()
    plates = anna.page.locator("[data-player]")
    expect(plates).to_have_count(5)
    for plate in plates.all():
        expect(plate).to_be_in_viewport(ratio=1)
        expect(plate.locator("strong")).to_be_in_viewport(ratio=1)
        whole = plate.bounding_box()
        for figure in plate.locator(".piece").all():
            part = figure.bounding_box()
            assert whole is not None
            assert part is not None
            assert overlap(whole, part) > 0.98 * part["width"] * part["height"], (whole, part)
    words = anna.confirm.evaluate("button => button.scrollWidth - button.clientWidth")
    assert words <= 0, "the longest word for Confirm has room"


def test_settings_are_behind_the_gear_and_are_kept(anna: Person) -> None:
    anna.page.add_init_script(LISTEN)
    anna.sit_at("catan")
    expect(anna.page.get_by_role("banner").locator("select")).to_have_count(0)
    anna.page.locator("[data-settings]").click()
    dialog = anna.page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Dark").check()
    dialog.locator("[data-sound]").check()
    loud = anna.page.evaluate("window.loudest")
    dialog.locator("[data-volume]").fill("1")
    dialog.locator("[data-volume]").fill("0.2")
    assert 0 < anna.page.evaluate("window.loudest") < loud
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.page.locator("[data-settings]").click()
    expect(dialog.locator("[data-sound]")).to_be_checked()
    expect(dialog.locator("[data-volume]")).to_have_value("0.2")


def test_my_tables_tell_date_points_and_result(anna: Person) -> None:
    anna.sit_at(before_the_last_turn("hunters"), "easy")
    assert anna.play_on()
    scores = anna.views()[-1]["scores"]
    anna.visit()
    entry = anna.page.locator("section a.card").first
    expect(entry.locator("[data-result]")).to_contain_text("You")
    expect(entry.locator("time")).not_to_be_empty()
    assert sorted(int(points) for points in entry.locator("b").all_inner_texts()) == sorted(scores)


def test_keys_work_wherever_the_focus_is(anna: Person) -> None:
    anna.sit_at("catan")
    expect(anna.page.locator("g.place").first).to_be_visible()
    anna.page.get_by_role("tab", name="Costs").click()
    anna.page.locator("[data-settings]").focus()
    anna.page.keyboard.press("ArrowDown")
    assert anna.page.evaluate("document.activeElement.matches('g.place')")
    anna.page.keyboard.press("Enter")
    expect(anna.sentence).to_contain_text("road")


@pytest.mark.parametrize("game", ["hunters", "catan"])
@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_after_the_end_everything_that_can_be_done_is_in_sight_on_a_phone(
    sit_down: Callable[..., Person], size: tuple[int, int], game: str
) -> None:
    anna = sit_down(name="Anna", size=size, locale="de-DE", has_touch=True, is_mobile=True)
    anna.sit_at(finished(game), "easy")
    expect(anna.page.locator("[data-end-of-game]")).to_be_visible()
    anna.page.keyboard.press("Escape")
    things = [anna.sentence, *anna.page.locator(".end .button").all()]
    assert len(things) == 6
    rack = anna.page.locator(".rack").bounding_box()
    assert rack
    for thing in things:
        box = thing.bounding_box()
        assert box
        assert rack["y"] <= box["y"], "nothing stands out above the rack"
        assert box["y"] + box["height"] <= size[1], "or below the window"
    anna.page.locator("[data-result]").tap()
    expect(anna.page.locator("[data-end-of-game]")).to_be_visible()


def test_the_result_fits_when_the_phone_is_turned(sit_down: Callable[..., Person]) -> None:
    """Upright every source of points is a row, so that the total stays in sight."""
    anna = sit_down(name="Anna", size=(844, 390), locale="de-DE", has_touch=True, is_mobile=True)
    anna.sit_at(finished("hunters"), "easy")
    expect(anna.page.locator("[data-end-of-game]")).to_be_visible()
    expect(anna.page.locator("[data-source]")).to_have_count(0)
    anna.page.set_viewport_size({"width": 390, "height": 844})
    expect(anna.page.locator("[data-source]").first).to_be_visible()
    total = anna.page.locator("tr[data-total] td").last.bounding_box()
    assert total
    assert total["x"] + total["width"] <= 390
