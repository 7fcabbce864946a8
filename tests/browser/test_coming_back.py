"""What was told stays, whatever happens to the server, the page or the line."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.person import SOON, Person


def shown(person: Person) -> list[str]:
    """What the table looks like: every place and what it says."""
    script = "() => [...document.querySelectorAll('main [data-thing]')].map((e) => e.innerText)"
    return [str(text) for text in person.page.evaluate(script)]


def test_server_killed(invite: Invite, own_house: House) -> None:
    """The page waits, is back within 300 ms of the server's return, and shows the same table."""
    anna = invite(house=own_house).play_now("Masters")
    anna.play_turn()
    anna.wait()
    before = shown(anna)
    own_house.kill()
    expect(anna.page.get_by_text("Connection lost")).to_be_visible(timeout=SOON)

    own_house.start_again()

    expect(anna.page.get_by_text("Connection lost")).to_be_hidden(timeout=SOON)
    assert before == shown(anna)
    anna.play_turn()
    assert own_house.healthy()


def test_reload(invite: Invite) -> None:
    """A reload shows the same picture."""
    anna = invite().play_now("Lorenzo")
    anna.play_turn()
    anna.wait()
    before = shown(anna)

    anna.page.reload()
    anna.at_table()
    anna.wait()

    assert before == shown(anna)


def test_back_button(invite: Invite) -> None:
    """Back leads to the lobby, where the table waits with "your turn"; forward to the table."""
    anna = invite().play_now("Lorenzo")
    anna.wait()
    address = anna.page.url

    anna.page.go_back()
    anna.page.wait_for_url(anna.address)
    expect(anna.page.get_by_text("Your turn").first).to_be_visible(timeout=SOON)
    anna.page.go_forward()
    anna.page.wait_for_url(address)
    anna.at_table()

    assert anna.wait() == "place"


def test_two_tabs(invite: Invite) -> None:
    """Two tabs of one person show one table; a move made in one is seen in the other."""
    anna = invite().play_now("Lorenzo")
    anna.wait()
    other = invite(beside=anna)
    other.page.goto(anna.page.url)
    other.at_table()
    other.wait()
    assert shown(anna) == shown(other)

    anna.play_turn()

    anna.wait()
    other.wait()
    expect(other.page.locator(".prompt.mine")).to_be_visible(timeout=SOON)
    assert shown(anna) == shown(other)
