"""Records in the browser: pasted, chosen, dropped; broken ones at their place; taken along."""

from pathlib import Path
from typing import Final

from playwright.sync_api import FilePayload, Locator, Route, expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person

RECORDS: Final = Path(__file__).parents[1] / "records"
BASIC: Final = (RECORDS / "lorenzo" / "basic-2.txt").read_text()
BROKEN: Final = BASIC.replace("r1 anna: neutral>", "r1 anna: black>", 1)
POSITION: Final = '[Options "players=2"] [Seats "x y"]\nround 6; all: nothing; x: 9 coins; turn x'
DROP: Final = """(text) => {
  const data = new DataTransfer()
  data.items.add(new File([text], 'game.txt', { type: 'text/plain' }))
  const how = { dataTransfer: data, bubbles: true, cancelable: true }
  for (const kind of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(kind, how))
}"""
PASTE: Final = """(field, text) => {
  const data = new DataTransfer()
  data.setData('text', text)
  const event = { clipboardData: data, bubbles: true, cancelable: true }
  if (field.dispatchEvent(new ClipboardEvent('paste', event))) {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}"""


def at_home(person: Person) -> Person:
    """In the lobby, with a name."""
    person.go()
    field = person.page.get_by_role("textbox", name="Your name")
    field.fill("Anna")
    field.press("Enter")
    expect(person.page.get_by_text("Keep my name")).to_be_visible(timeout=SOON)
    return person


def opened(person: Person) -> Locator:
    """The sheet for records."""
    person.button("Open a record").click()
    sheet = person.page.get_by_role("dialog", name="Open a record")
    expect(sheet).to_be_visible(timeout=SOON)
    return sheet


def test_a_text_taken_away_is_not_read_any_more(invite: Invite) -> None:
    """However long the server takes with what stood there."""
    anna = at_home(invite())
    sheet = opened(anna)
    held: list[Route] = []
    anna.page.route("**/api/records/read", lambda route, _: held.append(route))
    field = sheet.get_by_role("textbox", name="Record")
    field.evaluate(PASTE, BASIC)
    reading = sheet.get_by_text("Reading …")
    expect(reading).to_be_visible(timeout=SOON)
    field.fill("")

    expect(reading).to_be_hidden(timeout=SOON)
    for route in held:
        route.continue_()


def test_pasted(invite: Invite) -> None:
    """What it is stands there before it is a table; a finished game shows its end."""
    anna = at_home(invite())
    sheet = opened(anna)
    sheet.get_by_role("textbox", name="Record").evaluate(PASTE, BASIC)
    expect(sheet.get_by_text("218 moves · The game is over.")).to_be_visible(timeout=SOON)
    sheet.get_by_role("button", name="Look at it").click()

    end = anna.page.get_by_role("dialog", name="Game over")
    expect(end.get_by_role("heading", name="anna")).to_be_visible(timeout=SOON)
    with anna.page.expect_download() as download:
        end.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename.startswith("lorenzo-")
    assert BASIC.splitlines()[2:] == Path(download.value.path()).read_text().splitlines()


def test_dropped_and_broken(invite: Invite) -> None:
    """The place, the reason, and what is good before it; the moves before it are gone on with."""
    anna = at_home(invite(width=390, height=844, has_touch=True))
    anna.page.evaluate(DROP, BROKEN)
    sheet = anna.page.get_by_role("dialog", name="Open a record")

    expect(sheet.get_by_text("line 9, column 10")).to_be_visible(timeout=SOON)
    expect(sheet.get_by_text("L-40: you do not have the black member")).to_be_visible()
    sheet.get_by_role("button", name="Show me the place").click()
    chosen = "(f) => f.value.slice(f.selectionStart, f.selectionEnd)"
    field = sheet.get_by_role("textbox", name="Record")
    assert "black>building.3 +6" == field.evaluate(chosen)
    sheet.get_by_role("button", name="Go on playing").click()
    sheet.get_by_label("ben").select_option("me")
    sheet.get_by_role("button", name="Go on playing").click()

    anna.at_table()
    anna.wait()
    expect(anna.page.locator(".prompt .flag")).to_have_text("Your turn")


def test_a_position_against_a_bot(invite: Invite) -> None:
    """It begins there."""
    anna = at_home(invite())
    sheet = opened(anna)
    sheet.get_by_role("textbox", name="Record").fill(POSITION)
    expect(sheet.get_by_text("From a position, 0 moves · round 6")).to_be_visible(timeout=SOON)
    sheet.get_by_role("button", name="Go on playing").click()
    sheet.get_by_label("y", exact=True).select_option("random")
    sheet.get_by_role("button", name="Go on playing").click()

    anna.at_table()
    anna.play_turn()


def test_what_is_no_record(invite: Invite) -> None:
    """A sentence each: prose, ten megabytes, a picture; and the next text is read."""
    anna = at_home(invite())
    sheet = opened(anna)
    field = sheet.get_by_role("textbox", name="Record")
    field.fill("hello there")
    expect(sheet.get_by_text("this is no statement: hello there")).to_be_visible(timeout=SOON)
    field.evaluate(PASTE, "x" * 10_000_000)
    expect(sheet.get_by_text("That is too long for a record")).to_be_visible(timeout=SOON)
    assert "hello there" == field.input_value()
    picture: FilePayload = {"name": "cat.png", "mimeType": "image/png", "buffer": b"\x89\xff"}
    sheet.locator("input[type=file]").set_input_files(picture)
    expect(sheet.get_by_text("“cat.png” is no text")).to_be_visible(timeout=SOON)
    field.fill(BASIC)
    expect(sheet.get_by_text("The game is over.")).to_be_visible(timeout=SOON)
    anna.forgive("400")
