"""Starts a Markgraph server on a data folder, and ends it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import threading
import time
import urllib.error
import urllib.request
import weakref
from collections import deque
from pathlib import Path
from typing import Deque, Dict, List, Mapping, Optional

from .errors import ServerFailed

ADDRESS = re.compile(r"Markgraph serves (https?://\S+)")
STOP_SECONDS = 25.0  # the server gives running work 20 seconds


class Server:
    """A server of a data folder.

    If another process serves the folder already, its address is used, and it goes on when this one is closed. Otherwise
    a server is started on a free port of this machine; `close`, the end of a `with` block and the end of Python end it.
    """

    def __init__(
        self,
        folder: Path,
        settings: Optional[Mapping[str, str]] = None,
        start_seconds: float = 120.0,
    ) -> None:
        self.folder = folder.resolve()
        self._process: Optional["subprocess.Popen[str]"] = None
        self._printed: Deque[str] = deque(maxlen=40)
        found = running_address(self.folder)
        self.url = found if found is not None else self._start(settings or {}, start_seconds)

    @property
    def started(self) -> bool:
        """Whether this object started the server, and so ends it."""
        return self._process is not None

    def printed(self) -> List[str]:
        """What the server printed last, if this object started it: at most 40 lines."""
        return list(self._printed)

    def close(self) -> None:
        """Ends the server, if this object started it. Running work gets 20 seconds."""
        if self._process is not None:
            self._end()

    def _start(self, settings: Mapping[str, str], start_seconds: float) -> str:
        self.folder.mkdir(parents=True, exist_ok=True)
        process = subprocess.Popen(
            [*command(), "serve"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=_environment(self.folder, settings),
            start_new_session=True,  # Ctrl-C in a notebook is not meant for the server
        )
        self._process = process
        self._end = weakref.finalize(self, _end, process, os.getpid())
        address: "Deque[str]" = deque()
        listening = threading.Event()
        threading.Thread(
            target=_read, args=(process, self._printed, address, listening), daemon=True, name="markgraph-server"
        ).start()
        if not listening.wait(start_seconds):
            self.close()
            raise ServerFailed(f"the server did not listen within {start_seconds:g} seconds{self._said()}")
        if not address:
            raise ServerFailed(f"the server ended with {process.wait()} before it listened{self._said()}")
        return address[0]

    def _said(self) -> str:
        return ": " + "\n".join(self._printed) if self._printed else ""


def _read(
    process: "subprocess.Popen[str]", printed: Deque[str], address: "Deque[str]", listening: threading.Event
) -> None:
    """Reads what the server prints, as long as it runs: a full pipe would stop it."""
    assert process.stdout is not None
    with process.stdout as lines:
        for line in lines:
            printed.append(line.rstrip())
            found = ADDRESS.search(line)
            if found and not address:
                address.append(found.group(1))
                listening.set()
    listening.set()


def _end(process: "subprocess.Popen[str]", starter: int) -> None:
    """Ends the server, but not from a process that the starter has forked."""
    if os.getpid() == starter and process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _environment(folder: Path, settings: Mapping[str, str]) -> Dict[str, str]:
    """The environment of the server. It refuses a variable of MARKGRAPH_ that is no setting, and MARKGRAPH_HOME is ours."""
    own = {"HOST": "127.0.0.1", "PORT": "0", "MARKGRAPH_DATA": str(folder), "MARKGRAPH_LOG_LEVEL": "warn"}
    inherited = {name: value for name, value in os.environ.items() if name != "MARKGRAPH_HOME"}
    return {**inherited, **own, **settings}


def command() -> List[str]:
    """The command line of Markgraph.

    That is a checkout named by MARKGRAPH_HOME, run by its own Node.js; else `markgraph` on the PATH; else the
    checkout that this file lies in. Raises `ServerFailed` when there is none.
    """
    home = os.environ.get("MARKGRAPH_HOME")
    if home:
        return _checkout_command(Path(home))
    found = shutil.which("markgraph")
    if found:
        return [found]
    here = Path(__file__).resolve()
    if len(here.parents) > 4 and (here.parents[4] / "src" / "cli" / "main.ts").is_file():
        return _checkout_command(here.parents[4])
    raise ServerFailed(
        "no Markgraph was found to start; name a checkout in MARKGRAPH_HOME, put markgraph on the PATH, or give the "
        "address of a running service"
    )


def _checkout_command(home: Path) -> List[str]:
    main = home / "src" / "cli" / "main.ts"
    if not main.is_file():
        raise ServerFailed(f"MARKGRAPH_HOME is {home}, which has no src/cli/main.ts; it must name a checkout of Markgraph")
    own = home / "node_modules" / ".bin" / "node"
    node = str(own) if own.exists() else shutil.which("node")
    if node is None:
        raise ServerFailed(f"there is no node in {home} and none on the PATH; run npm ci in the checkout")
    return [node, str(main)]


def running_address(folder: Path) -> Optional[str]:
    """The address of the server of a data folder, if it answers. A server that was killed leaves its address behind."""
    locks = folder / "locks"
    try:
        url = (locks / "server-address").read_text("utf-8").strip()
    except OSError:
        return None
    return url if _is_locked(locks / "server") and _answers(url) else None


def _is_locked(path: Path) -> bool:
    """Whether a server holds the lock of its folder: an exclusive transaction on an SQLite file that holds nothing.

    Without it, another server may have the port that stands in the address by now.
    """
    try:
        client = sqlite3.connect(f"{path.as_uri()}?mode=ro", timeout=0, uri=True)
    except sqlite3.Error:
        return False
    try:
        client.execute("PRAGMA schema_version").fetchone()
        return False
    except sqlite3.OperationalError as error:
        return "locked" in str(error)
    finally:
        client.close()


def _answers(url: str, tries: int = 3) -> bool:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    for _ in range(tries):
        try:
            with opener.open(f"{url}/health", timeout=5) as response:
                return "engine_version" in json.load(response)
        except (urllib.error.URLError, ConnectionError, ValueError):
            return False
        except OSError:
            time.sleep(0.2)  # it took too long
    return False
