"""How long hostile texts take to read: `python -m tests.server.tables.measure_reading`."""

import time

from tests.server.tables.test_reading import GOLDEN, HOSTILE, outcome


def main() -> None:
    """Each text once, the slowest first."""
    texts = HOSTILE | {path.stem: path.read_text() for path in GOLDEN}
    times = {name: _seconds(text) for name, text in texts.items()}
    for name, seconds in sorted(times.items(), key=lambda each: -each[1])[:8]:
        print(f"{1000 * seconds:6.0f} ms  {len(texts[name]):7} signs  {name}")  # noqa: T201 - a table for the reader


def _seconds(text: str) -> float:
    began = time.perf_counter()
    outcome(text)
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
