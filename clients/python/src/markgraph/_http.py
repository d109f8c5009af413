"""Requests to a Markgraph service, with the standard library alone."""

from __future__ import annotations

import base64
import hashlib
import http.client
import json
import os
import shutil
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from pathlib import Path
from typing import Any, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from .errors import MarkgraphError, Unreachable, service_error

CHUNK = 1 << 20
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Upload:
    """A file of a form: a path, or a name with its bytes."""

    def __init__(self, source: Union[Path, bytes], name: Optional[str] = None) -> None:
        self.source = source
        self.name = name or (source.name if isinstance(source, Path) else "scan.x3p")

    def size(self) -> int:
        return self.source.stat().st_size if isinstance(self.source, Path) else len(self.source)

    def chunks(self) -> Iterator[bytes]:
        if isinstance(self.source, bytes):
            yield self.source
            return
        with self.source.open("rb") as file:
            while True:
                chunk = file.read(CHUNK)
                if not chunk:
                    return
                yield chunk


Field = Tuple[str, Union[str, Upload]]
Fields = Sequence[Field]


class _Form:
    """A multipart body that can be sent more than once; files are read while they are sent."""

    def __init__(self, fields: Fields) -> None:
        self.boundary = uuid.uuid4().hex
        self.parts: List[Tuple[bytes, Union[bytes, Upload]]] = [self._part(name, value) for name, value in fields]
        self.end = f"--{self.boundary}--\r\n".encode()

    def _part(self, name: str, value: Union[str, Upload]) -> Tuple[bytes, Union[bytes, Upload]]:
        head = f'--{self.boundary}\r\nContent-Disposition: form-data; name="{_quoted(name)}"'
        if isinstance(value, str):
            return (f"{head}\r\n\r\n".encode(), value.encode())
        head += f'; filename="{_quoted(value.name)}"\r\nContent-Type: application/octet-stream\r\n\r\n'
        return (head.encode(), value)

    def size(self) -> int:
        return len(self.end) + sum(
            len(head) + (len(body) if isinstance(body, bytes) else body.size()) + 2 for head, body in self.parts
        )

    def __iter__(self) -> Iterator[bytes]:
        for head, body in self.parts:
            yield head
            if isinstance(body, bytes):
                yield body
            else:
                yield from body.chunks()
            yield b"\r\n"
        yield self.end


def _quoted(text: str) -> str:
    return text.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


class Connection:
    """Where a service is, and how it is asked.

    A 429 is asked again after the time that the service names, as long as all waits together stay under `patience` seconds.
    """

    def __init__(self, url: str, api_key: Optional[str], timeout: float, patience: float) -> None:
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise MarkgraphError(f"{url!r} is no address; give one like http://127.0.0.1:8000")
        self.url = url.rstrip("/")
        self.api_key = api_key
        self.timeout = timeout
        self.patience = patience
        proxies = urllib.request.ProxyHandler({}) if parts.hostname in LOOPBACK else urllib.request.ProxyHandler()
        self._opener = urllib.request.build_opener(proxies)

    def json(self, method: str, path: str, **asked: Any) -> Any:
        """The JSON answer to a request; see `bytes`."""
        return json.loads(self.bytes(method, path, **asked))

    def bytes(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        fields: Optional[Fields] = None,
        body: Any = None,
    ) -> bytes:
        """The body of an answer. `fields` are sent as a form, `body` as JSON. A digest in the answer is checked."""
        with self._answer(method, path, query, fields, body) as response:
            content = bytes(response.read())
            _check_digest(content, response.headers.get("repr-digest"))
            return content

    def download(self, path: str, target: Path, query: Optional[Mapping[str, Any]] = None) -> Path:
        """Writes the answer of a GET to `target`, which is complete or not there."""
        part = target.with_name(f"{target.name}.{uuid.uuid4().hex[:8]}.part")
        try:
            with self._answer("GET", path, query, None, None) as response, part.open("wb") as file:
                shutil.copyfileobj(response, file, CHUNK)
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)
        return target

    def _answer(
        self,
        method: str,
        path: str,
        query: Optional[Mapping[str, Any]],
        fields: Optional[Fields],
        body: Any,
    ) -> http.client.HTTPResponse:
        waited = 0.0
        form = None if fields is None else _Form(fields)
        while True:
            try:
                request = self._request(method, path, query, form, body)
                answer: http.client.HTTPResponse = self._opener.open(request, timeout=self.timeout)
                return answer
            except urllib.error.HTTPError as error:
                wait = _seconds(error.headers.get("retry-after"))
                if error.code != 429 or wait is None or waited + wait > self.patience:
                    raise service_error(error.code, _detail(error), wait) from None
                waited += wait
                time.sleep(wait)
            except (urllib.error.URLError, OSError, http.client.HTTPException) as error:
                reason = getattr(error, "reason", error)
                raise Unreachable(f"{self.url} does not answer: {reason}") from error

    def _request(
        self,
        method: str,
        path: str,
        query: Optional[Mapping[str, Any]],
        form: Optional[_Form],
        body: Any,
    ) -> urllib.request.Request:
        given = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        url = f"{self.url}{path}" + (f"?{urllib.parse.urlencode(given)}" if given else "")
        request = urllib.request.Request(url, method=method)
        request.add_header("Accept", "application/json, text/event-stream" if body is not None else "*/*")
        if self.api_key is not None:
            request.add_unredirected_header("Authorization", f"Bearer {self.api_key}")
        if form is not None:
            request.data = form
            request.add_header("Content-Type", f"multipart/form-data; boundary={form.boundary}")
            request.add_header("Content-Length", str(form.size()))
        elif body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        return request


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def form_fields(**values: Any) -> List[Field]:
    """Fields of a form from named values: `None` is left out, a list is joined with commas, true and false are in lower case."""
    fields: List[Field] = []
    for name, value in values.items():
        if value is None:
            continue
        if isinstance(value, (list, tuple)):
            value = ",".join(_text(item) for item in value)
        fields.append((name, json.dumps(value) if isinstance(value, dict) else _text(value)))
    return fields


def _seconds(text: Optional[str]) -> Optional[float]:
    try:
        return float(text) if text is not None else None
    except ValueError:
        return None


def _detail(error: urllib.error.HTTPError) -> Any:
    """The `detail` of an error's body, or what else it says: a proxy answers in HTML."""
    text = error.read(CHUNK).decode("utf-8", "replace")
    try:
        return json.loads(text)["detail"]
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


def _check_digest(content: bytes, digest: Optional[str]) -> None:
    if digest is None or not digest.startswith("sha-256=:"):
        return
    found = base64.b64encode(hashlib.sha256(content).digest()).decode()
    if digest != f"sha-256=:{found}:":
        raise MarkgraphError(f"the data arrived damaged: their digest is {found}, not {digest[9:-1]}")
