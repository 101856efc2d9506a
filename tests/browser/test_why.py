"""Why not? One sentence with the rule behind it, and the rule's text."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person


def test_an_illegal_square_says_why_and_opens_the_rule(anna: Person) -> None:
    anna.sit_at("hunters")
    expect(anna.squares.first).to_be_visible()
    expect(
        anna.page.get_by_role("group", name="Board of Carcassonne: Hunters and Gatherers")
    ).to_be_attached()
    anna.page.mouse.click(330, 660)
    notice = anna.page.get_by_role("alert")
    expect(notice).to_contain_text("must touch a laid tile")
    notice.get_by_role("button", name="Rule H2.1").click()
    wanted = anna.page.locator("dialog .wanted")
    expect(wanted).to_contain_text("H2.1")
    expect(wanted).to_be_in_viewport()


def test_a_button_that_can_not_be_paid_says_why(anna: Person) -> None:
    anna.visit()
    anna.page.locator("[data-game=catan]").click()
    anna.page.get_by_text("More options").click()
    anna.page.get_by_label("Set-up").select_option("beginner")
    anna.page.locator("[data-way=screen]").click()
    anna.page.locator("[data-roll]").click()
    anna.page.locator("[data-show-hand]").click()
    city = anna.page.locator("[data-build=city]:enabled")
    robber = anna.page.locator("g[id^='robber-']").first
    victim = anna.page.locator("[data-rob]").first
    expect(city.or_(robber).first).to_be_visible()
    while not city.is_visible():
        next(choice for choice in (robber, victim) if choice.is_visible()).click()
    expect(city).to_have_attribute("aria-disabled", "true")
    city.click(force=True)
    notice = anna.page.get_by_role("alert")
    expect(notice.get_by_role("button", name="Rule C7.3")).to_be_visible()
    # An offer of nothing: the felt stays, and the reason is told with its rule.
    anna.page.locator("[data-trade]").click()
    anna.page.locator("[data-offer]").click(force=True)
    notice.get_by_role("button", name="Rule C6.1").click()
    expect(anna.page.locator("dialog .wanted")).to_contain_text("C6.1")


def test_beginners_are_led_through_the_first_steps(anna: Person) -> None:
    anna.sit_at("mayflower")
    anna.page.get_by_role("button", name="Rules").first.click()
    steps = anna.page.get_by_role("region", name="First steps")
    expect(steps).to_contain_text("1 of 6")
    steps.get_by_role("button", name="Next").click()
    expect(steps).to_contain_text("2 of 6")
    expect(anna.page.locator("dialog .note")).to_contain_text("reconstruction")
