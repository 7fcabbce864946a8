"""What counting costs a move: `python -m tests.server.app.measure_metrics`.

All that a house tells its meter for one answer at a table where four look on, some hundred thousand
times, with and without somebody who counts; and how long a look at all figures takes.
"""

import time
from typing import Final

from prometheus_client.exposition import choose_encoder

from signoria.server.app.metrics import Metrics
from signoria.server.meter import Meter, NoMeter

MOVES: Final = 200_000
VIEWERS: Final = 4
LOOKS: Final = 200


def one_move(meter: Meter) -> None:
    """An answer is accepted: its moves, its step, a frame for each viewer and the Done."""
    meter.saved(0.0004)
    meter.moved("lorenzo", 3)
    meter.answered(0.0011)
    for _ in range(VIEWERS + 1):
        meter.sent(900)


def microseconds(meter: Meter) -> float:
    """The processor's time for each."""
    began = time.process_time()
    for _ in range(MOVES):
        one_move(meter)
    return (time.process_time() - began) / MOVES * 1e6


def main() -> None:
    """Print it."""
    metrics = Metrics()
    counted, silent = microseconds(metrics), microseconds(NoMeter())
    print(f"a move: {counted:.1f} µs with figures, {silent:.1f} µs without")  # noqa: T201 - a program
    encode, _ = choose_encoder("")
    began = time.process_time()
    for _ in range(LOOKS):
        encode(metrics._registry)
    took = (time.process_time() - began) / LOOKS * 1e3
    print(f"a look at all of them: {took:.1f} ms")  # noqa: T201 - a program


if __name__ == "__main__":
    main()
