"""An account: keeping oneself, coming back on another device, leaving everywhere."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person
from tests.browser.seating import open_table

LONG = "a sentence about horses"


def form(person: Person, name: str) -> None:
    """The form is there."""
    expect(person.page.get_by_role("form", name=name)).to_be_visible(timeout=SOON)


def fill(person: Person, name: str, **fields: str) -> None:
    """What a form asks for, handed in."""
    here = person.page.get_by_role("form", name=name)
    for field, text in fields.items():
        here.locator(f"[name={field}]").fill(text)
    here.locator("button").last.click()


def test_the_same_person_on_a_phone(invite: Invite) -> None:
    """Codes are shown once; with name and password the tables are there; out is out, everywhere."""
    anna = invite()
    open_table(anna, "Lorenzo", "bot")
    anna.at_table()
    anna.go("account")
    fill(anna, "Keep my name", user_name="anna.at.home", password=LONG)
    codes = anna.page.get_by_text(re.compile(r"^(\w{4}-){3}\w{4}$"))
    expect(codes).to_have_count(8, timeout=SOON)
    anna.button("I have kept them").click()
    expect(codes).to_have_count(0)

    phone = invite(width=390, height=844, has_touch=True)
    phone.go("account")
    fill(phone, "Log in", user_name="Anna.at.home", password=LONG)
    expect(phone.page.get_by_text("Welcome back")).to_be_visible(timeout=SOON)
    phone.go()
    expect(phone.page.get_by_text("Your turn").first).to_be_visible(timeout=SOON)

    anna.button("Log out everywhere").click()
    form(anna, "Log in")
    phone.page.reload()
    expect(phone.page.get_by_text("You sit at no table yet")).to_be_visible(timeout=SOON)


def test_refused_in_ones_own_language(invite: Invite) -> None:
    """By sentences of the page, whatever language the browser itself speaks."""
    anna = invite(locale="cs-CZ").go("account")
    fill(anna, "Přihlásit se", user_name="", password="")

    said = anna.page.locator("form .trouble")
    expect(said).to_have_text("Uživatelské jméno nebo heslo nesouhlasí.", timeout=SOON)
    anna.forgive("403")
