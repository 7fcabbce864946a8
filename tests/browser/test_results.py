"""The end of a game: its charts, a result that is shared, and one's own games."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import SOON, Person


def play_alone(anna: Person, name: str = "Anna") -> Person:
    """A game of Masters against Lorenzo, through the socket: clicks have tests of their own."""
    anna.go()
    anna.page.evaluate(
        """async (name) => {
          const post = (path, body) => fetch(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }).then((answer) => answer.json())
          await post('/api/come-in', { name })
          const seats = [{ kind: 'me' }]
          const { id } = await post('/api/tables', { game: 'masters', seats, title: 'Sunday' })
          const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
          await new Promise((over) => {
            let n = 1
            let at = 0
            socket.onmessage = async ({ data }) => {
              const frame = JSON.parse(typeof data === 'string' ? data : await data.text())
              at = frame.at ?? at
              if (frame.over || frame.table?.state === 'over') return over()
              const options = frame.ask?.options
              if (!options) return
              const move = options[(n * 7) % options.length].move
              socket.send(JSON.stringify({ kind: 'play', id: n++, at: frame.at, moves: move }))
            }
          })
          socket.close()
          history.replaceState(null, '', `/t/${id}`)
        }""",
        name,
    )
    anna.page.reload()
    expect(anna.page.locator(".end[role=dialog]")).to_be_visible(timeout=SOON)
    return anna


def test_charts_of_a_game(invite: Invite) -> None:
    """Points over time, any other figure, where the points came from; the arrow keys read it."""
    anna = play_alone(invite())
    chart = anna.page.get_by_role("slider", name="Points over time")
    expect(chart).to_be_visible(timeout=SOON)
    total = anna.page.locator("tfoot td").first.inner_text()
    assert re.match(rf"end: Anna {total}$", chart.get_attribute("aria-valuetext") or "")

    chart.focus()
    anna.page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^start: Anna \d+$"))
    anna.page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"^turn 1 · Anna: Anna \d+$"))

    anna.page.get_by_label("What the lines show").select_option("Coins")
    expect(anna.page.get_by_role("slider", name="Coins")).to_be_visible()
    expect(anna.page.get_by_role("rowheader", name="Time")).to_be_visible()
    expect(anna.page.get_by_role("img", name="Where the points came from")).to_be_visible()
    assert anna.fits()


def test_a_result_is_shared(invite: Invite) -> None:
    """A click makes an address; a stranger sees the result, the table, the picture; no longer."""
    anna, ben = play_alone(invite(), '"><script>'), invite()
    anna.button("Share", exact=True).click()
    dialog = anna.page.get_by_role("dialog", name="Share")
    dialog.get_by_role("button", name="Make an address").click()
    picture = dialog.get_by_role("img", name="Picture of the result")
    expect(picture).to_be_visible(timeout=SOON)
    address = re.search(r"/api/shared/([\w-]+)/", picture.get_attribute("src") or "")
    assert address is not None
    with anna.page.expect_download() as saved:
        dialog.get_by_role("button", name="Save the picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")

    ben.go(f"s/{address[1]}")
    expect(ben.page.get_by_role("heading", name='"><script>')).to_be_visible(timeout=SOON)
    expect(ben.page.get_by_role("slider", name="Points over time")).to_be_visible()
    assert ben.fits()
    ben.page.get_by_role("link", name="Look at the table").click()
    expect(ben.page.locator(".end[role=dialog]")).to_be_visible(timeout=SOON)
    assert not ben.button("Rematch").count()
    ben.button("Look at the table").click()
    ben.at_table()

    dialog.get_by_role("button", name="Share no longer").click()
    expect(dialog.get_by_text("The address leads nowhere now.")).to_be_visible(timeout=SOON)
    ben.go(f"s/{address[1]}")
    expect(ben.page.get_by_text("There is no result at this address")).to_be_visible(timeout=SOON)
    ben.forgive("404")


def test_ones_own_games(invite: Invite) -> None:
    """Empty at first, saying what to do; then results, the last games and what was gathered."""
    anna = invite()
    anna.go()
    anna.go("me")
    expect(anna.page.get_by_text("Come in with a name first")).to_be_visible(timeout=SOON)
    play_alone(anna)
    anna.page.get_by_role("link", name="Home").last.click()
    anna.page.get_by_role("link", name="My games").click()

    expect(anna.page.get_by_text("1 game finished")).to_be_visible(timeout=SOON)
    expect(anna.page.get_by_role("row", name=re.compile("Masters.*1 player"))).to_be_visible()
    expect(anna.page.get_by_role("link", name="Review: Sunday")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="Favourite cards")).to_be_visible()
