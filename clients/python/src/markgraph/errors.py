"""What can go wrong. Every message is one sentence; that of a `ServiceError` is the sentence of the service."""

from __future__ import annotations

from typing import Any, Dict, Optional, Type


class MarkgraphError(Exception):
    """Any failure of this package."""


class ServiceError(MarkgraphError):
    """The service answered with a status of 400 or more.

    `status` is that of HTTP, `detail` the body's `detail`: a sentence, or the list of the fields that are wrong.
    """

    def __init__(self, status: int, detail: Any, retry_after: Optional[float] = None) -> None:
        super().__init__(sentence(detail))
        self.status = status
        self.detail = detail
        self.retry_after = retry_after


class BadRequest(ServiceError):
    """The request cannot be answered as it was put: a wrong field, a file that is no scan, a scan that is too coarse."""


class NotAllowed(ServiceError):
    """The key is missing or wrong, or its role does not allow this."""


class NotFound(ServiceError):
    """There is no such handle, job, study or reference, or it belongs to another key."""


class TooLarge(ServiceError):
    """The scans are larger than the service takes."""


class Busy(ServiceError):
    """The service has too much to do, is stopping, or took too long. `retry_after` is in seconds, if it said so."""


class Unreachable(MarkgraphError):
    """Nothing answers at the address."""


class ServerFailed(MarkgraphError):
    """The server could not be started. The message has what it printed last."""


class JobFailed(MarkgraphError):
    """A comparison or study failed or was cancelled."""


class NoLikelihoodRatio(MarkgraphError):
    """The comparison was refused, or its score cannot be calibrated. The message is the reason that the service gives."""


class NotInstalled(MarkgraphError):
    """An optional package is needed for this call."""


_BY_STATUS: Dict[int, Type[ServiceError]] = {
    400: BadRequest,
    401: NotAllowed,
    403: NotAllowed,
    404: NotFound,
    410: NotFound,
    413: TooLarge,
    415: BadRequest,
    422: BadRequest,
    429: Busy,
    503: Busy,
}


def service_error(status: int, detail: Any, retry_after: Optional[float] = None) -> ServiceError:
    """The exception for an answer of the service."""
    return _BY_STATUS.get(status, ServiceError)(status, detail, retry_after)


def sentence(detail: Any) -> str:
    """The `detail` of an answer as text; a list of wrong fields becomes one sentence a field."""
    if isinstance(detail, list):
        return "; ".join(_field_sentence(item) for item in detail)
    return str(detail)


def _field_sentence(item: Any) -> str:
    if not isinstance(item, dict):
        return str(item)
    place = ".".join(str(part) for part in item.get("loc", []) if part not in ("body", "query"))
    message = str(item.get("msg", item.get("message", item)))
    return f"{place}: {message}" if place and place not in message else message
