"""Comparisons that run as jobs, and waiting for them."""

from __future__ import annotations

import asyncio
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, Generator, Generic, Optional, Tuple, TypeVar, Union

from ._records import record
from .errors import JobFailed, MarkgraphError

if TYPE_CHECKING:
    from .client import Markgraph

T = TypeVar("T")
POLL_SECONDS = (0.05, 1.0)
ENDED = ("done", "failed", "cancelled")


@dataclass(frozen=True)
class Stage:
    """How many computations of a stage are done. While a job runs, `total` is an estimate."""

    stage: str
    done: int
    total: int


@dataclass(frozen=True)
class JobState:
    """How far a job is: "queued", "running", "done", "failed" or "cancelled"."""

    state: str
    stages: Tuple[Stage, ...]
    report_handle: Optional[str] = None
    error: Optional[str] = None

    @property
    def ended(self) -> bool:
        return self.state in ENDED

    @property
    def done(self) -> int:
        """Computations that are done, of all stages."""
        return sum(one.done for one in self.stages)

    @property
    def total(self) -> int:
        """Computations of all stages that have begun."""
        return sum(one.total for one in self.stages)

    def __str__(self) -> str:
        at = next((one.stage for one in reversed(self.stages) if one.done < one.total), None)
        return f"{self.state}, {self.done} of {self.total} computations" + (f", {at}" if at else "")


Progress = Union[bool, Callable[[JobState], Any], None]
"""True prints a line that is kept up to date; a function is called with every new state."""


class Job(Generic[T]):
    """Work that goes on while you do something else.

    `wait()` gives the result; so does `await job`. The job goes on when Python ends, and `client.job(id)` finds it again.
    """

    def __init__(self, client: "Markgraph", id: str, result: Callable[[Any], T]) -> None:
        self.client = client
        self.id = id
        self._result = result

    def __repr__(self) -> str:
        return f"Job({self.id!r})"

    def state(self) -> JobState:
        """How far it is."""
        return record(JobState, self._asked())

    def cancel(self) -> None:
        """Ends its work. What it has computed is kept."""
        self.client.http.bytes("DELETE", f"/v1/jobs/{self.id}")

    def wait(self, progress: Progress = None, timeout: Optional[float] = None) -> T:
        """Waits for the result.

        errors  `JobFailed` with the sentence of the service; `TimeoutError` after `timeout` seconds, and the job goes on.
                Ctrl-C cancels the job.
        """
        try:
            answer = wait_for(self._asked, lambda one: record(JobState, one), progress, timeout)
        except KeyboardInterrupt:
            self._cancel_quietly()
            raise
        state = record(JobState, answer)
        if state.state != "done":
            raise JobFailed(state.error or f"the job {self.id} was {state.state}")
        return self._result(answer)

    def __await__(self) -> Generator[Any, None, T]:
        return asyncio.to_thread(self.wait).__await__()

    def _asked(self) -> Any:
        return self.client.http.json("GET", f"/v1/jobs/{self.id}")

    def _cancel_quietly(self) -> None:
        try:
            self.cancel()
        except MarkgraphError:
            pass  # it has ended meanwhile


def wait_for(ask: Callable[[], Any], state_of: Callable[[Any], Any], progress: Progress, timeout: Optional[float]) -> Any:
    """Asks until the state has `ended`, more and more rarely, and tells `progress` of every change. The last answer."""
    tell = printed if progress is True else progress or None
    until = None if timeout is None else time.monotonic() + timeout
    pause, most = POLL_SECONDS
    last: Any = None
    while True:
        answer = ask()
        state = state_of(answer)
        if tell is not None and state != last:
            tell(state)
        last = state
        if state.ended:
            return answer
        if until is not None and time.monotonic() + pause > until:
            raise TimeoutError(f"not done after {timeout:g} seconds: {state}")
        time.sleep(pause)
        pause = min(most, pause * 1.3)


def printed(state: Any) -> None:
    """Keeps one line on standard error up to date."""
    sys.stderr.write(f"\r\x1b[K{state}" if sys.stderr.isatty() else f"{state}\n")
    if state.ended and sys.stderr.isatty():
        sys.stderr.write("\n")
    sys.stderr.flush()
