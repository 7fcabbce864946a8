"""Several processes tell each other through Redis. What they tell is kept nowhere."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from signoria.server.tables.notifier import ANY, Listener

CHANNEL: Final = "signoria.tables"
PATIENCE: Final = 1.0
"""Seconds that Redis has for an answer: whoever tells keeps a table waiting."""
_LONGEST_WAIT: Final = 1.0
_LOG: Final = logging.getLogger(__name__)


class RedisNotifier:
    """One channel; everybody hears everything, and knows whether it concerns him."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """Connect to nothing yet."""
        self._patience = patience
        # Going on after a break is our own affair: whoever missed something must look again.
        self._redis = Redis.from_url(url, decode_responses=True, retry=Retry(NoBackoff(), 0))
        self._listening: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        """Returns when this process is heard and hears; or else goes on trying."""
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(listener, ready))
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await ready.wait()

    async def close(self) -> None:
        """Listen no longer."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._redis.aclose()

    async def tell(self, table: str) -> None:
        """Redis being away, or silent, keeps nobody from playing.

        The others look again when it is back.
        """
        try:
            async with asyncio.timeout(self._patience):
                await self._redis.publish(CHANNEL, table)
        except (RedisError, OSError) as away:
            _LOG.warning("Redis does not answer: %s", type(away).__name__)

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        wait = 0.05
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            wait = 0.05
                            listener(ANY)
                        else:
                            listener(message["data"])
                        ready.set()
            except (RedisError, OSError) as away:
                _LOG.warning("Redis does not answer: %s", type(away).__name__)
            ready.set()
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)
