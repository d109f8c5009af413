"""Studies: the scores of all pairs of marks whose sources are known."""

from __future__ import annotations

import csv
import io
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from ._http import Field, Upload, form_fields
from ._optional import optional
from ._records import record
from .errors import JobFailed, MarkgraphError
from .jobs import Progress, wait_for
from .marks import HANDLE

if TYPE_CHECKING:
    import pandas
    from matplotlib.axes import Axes

    from .client import Markgraph
    from .collections import Cluster

Manifest = Union[str, "os.PathLike[str]", Sequence[Mapping[str, Any]], "pandas.DataFrame"]
"""A CSV file, rows as dictionaries, or a data frame, with the columns of docs/references.md."""

FILES_OF_REQUEST = 24
BYTES_OF_REQUEST = 200 << 20
ENDED = ("done", "cancelled", "failed")


@dataclass(frozen=True)
class StudyState:
    """How far a study is."""

    state: str
    pairs_done: int
    pairs_total: int
    reason: Optional[str] = None

    @property
    def ended(self) -> bool:
        return self.state in ENDED

    def __str__(self) -> str:
        return f"{self.state}, {self.pairs_done} of {self.pairs_total} pairs"


@dataclass(frozen=True)
class ScoredPair:
    """Two marks of a study with their score."""

    score: float
    same_source: bool
    source_a: str
    mark_a: str
    source_b: str
    mark_b: str


@dataclass
class Study:
    """A study. Its id is the hash of what it scores, so that the same study has the same id everywhere."""

    id: str
    name: str
    domain: str
    scorer_config_hash: str
    created: str
    client: "Markgraph" = field(repr=False, compare=False)

    def state(self) -> StudyState:
        """How far it is."""
        return record(StudyState, self._asked())

    def run(self) -> "Study":
        """Puts it in the queue. `wait()` waits for its end."""
        self.client.http.bytes("POST", f"{self._path()}/run")
        return self

    def cancel(self) -> None:
        """Stops it. Finished pairs are kept, and `run()` scores the rest."""
        self.client.http.bytes("POST", f"{self._path()}/cancel")

    def wait(self, progress: Progress = None, timeout: Optional[float] = None) -> "Study":
        """Waits until every pair is scored. Raises `JobFailed` with the reason when it fails or is cancelled."""
        state = record(StudyState, wait_for(self._asked, lambda one: record(StudyState, one), progress, timeout))
        if state.state != "done":
            raise JobFailed(state.reason or f"the study {self.id} was {state.state}")
        return self

    def pairs(self, score_kind: Optional[str] = None) -> List[ScoredPair]:
        """The scores of all pairs. Bullets also have those of their lands, under another `score_kind`."""
        results = self.client.http.json("GET", f"{self._path()}/results.json", query={"score_kind": score_kind})
        marks = results["marks"]
        return [_pair(one, marks[one["a"]], marks[one["b"]]) for one in results["pairs"]]

    def frame(self, score_kind: Optional[str] = None) -> "pandas.DataFrame":
        """`pairs()` as a data frame, one pair a row. Raises `NotInstalled` without pandas."""
        pandas = optional("pandas", "frame()")
        return pandas.DataFrame([vars(one) for one in self.pairs(score_kind)], columns=list(ScoredPair.__dataclass_fields__))

    def links(self, log10_lr: Optional[float] = None, reference: Optional[str] = None) -> "List[Cluster]":
        """Which marks hang together by pairs with at least this log10 likelihood ratio, the largest cluster first."""
        from .collections import clusters_of

        query = {"log10_lr": log10_lr, "reference": reference}
        return clusters_of(self.client.http.json("GET", f"{self._path()}/links", query=query))

    def scans(self) -> List[Dict[str, Any]]:
        """The rows of the manifest as they were read, with the surface of every scan."""
        found: List[Dict[str, Any]] = self._asked()["scans"]
        return found

    def reference(
        self, id: str, name: str, population: str, accept: Optional[Mapping[str, str]] = None
    ) -> Dict[str, Any]:
        """Makes the finished study a reference, which comparisons then name by `id`.

        `population` says who says that cases belong to it, and what it is. `accept` gives reasons for faults by code.
        """
        accepted = "\n".join(f"{code}={reason}" for code, reason in (accept or {}).items()) or None
        fields = form_fields(id=id, name=name, population=population, accept=accepted)
        made: Dict[str, Any] = self.client.http.json("POST", f"{self._path()}/reference", fields=fields)
        return made

    def plot(self, ax: Optional["Axes"] = None, score_kind: Optional[str] = None) -> "Axes":
        """Draws the scores of pairs of one source and of different sources."""
        from . import plots

        return plots.scores(self.pairs(score_kind), ax)

    def _asked(self) -> Any:
        return self.client.http.json("GET", self._path())

    def _path(self) -> str:
        return f"/v1/studies/{self.id}"


def _pair(pair: Mapping[str, Any], a: Mapping[str, Any], b: Mapping[str, Any]) -> ScoredPair:
    return ScoredPair(pair["score"], pair["label"] == 1, a["source"], a["mark"], b["source"], b["mark"])


def study_fields(
    client: "Markgraph",
    manifest: Manifest,
    scans: Optional[Union[str, "os.PathLike[str]"]],
    units: Optional[str],
    mask: Optional[str],
) -> List[Field]:
    """Manifest and scans as fields. More scans than a request holds are uploaded before, and named by their handles."""
    rows, folder = _rows(manifest, scans)
    names = sorted({name for name in (_scan_of(row) for row in rows) if not HANDLE.fullmatch(name)})
    files = {name: folder / name for name in names}
    for name, path in files.items():
        if not path.is_file():
            raise MarkgraphError(f"the manifest names the scan {name}, and there is no {path}")
    if not files:
        return [("manifest", _csv(rows))]
    reading = form_fields(units=units, mask=mask)
    if len(files) <= FILES_OF_REQUEST and sum(path.stat().st_size for path in files.values()) <= BYTES_OF_REQUEST:
        uploads: List[Field] = [("scans", Upload(path, name)) for name, path in files.items()]
        return [("manifest", _csv(rows)), *reading, *uploads]
    return [("manifest", _csv(_by_handle(client, rows, folder, units, mask)))]


def _rows(
    manifest: Manifest, scans: Optional[Union[str, "os.PathLike[str]"]]
) -> Tuple[List[Dict[str, str]], Path]:
    """The rows of a manifest as texts, and the folder that its file names start from."""
    if isinstance(manifest, (str, os.PathLike)):
        path = Path(manifest)
        with path.open(encoding="utf-8-sig", newline="") as file:
            return list(csv.DictReader(file)), Path(scans) if scans is not None else path.parent
    given = manifest.to_dict("records") if hasattr(manifest, "to_dict") else manifest
    rows = [{str(name): _cell(value) for name, value in row.items()} for row in given]
    return rows, Path(scans) if scans is not None else Path(".")


def _cell(value: Any) -> str:
    """A value of a row as text; None and NaN are an empty cell."""
    if value is None or value != value:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _scan_of(row: Mapping[str, str]) -> str:
    scan = row.get("scan")
    if not scan:
        raise MarkgraphError("every row of a manifest needs a scan")
    return scan


def _csv(rows: Sequence[Mapping[str, str]]) -> str:
    columns = list(dict.fromkeys(name for row in rows for name in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _by_handle(
    client: "Markgraph", rows: Sequence[Mapping[str, str]], folder: Path, units: Optional[str], mask: Optional[str]
) -> List[Dict[str, str]]:
    """The rows with handles of surfaces in place of file names. How a file is read is part of its surface."""
    handles: Dict[Tuple[str, ...], str] = {}
    named: List[Dict[str, str]] = []
    for row in rows:
        scan = _scan_of(row)
        if not HANDLE.fullmatch(scan):
            reading = (row.get("units") or units or "", row.get("mask") or mask or "")
            key = (scan, *reading)
            if key not in handles:
                handles[key] = client.scan(folder / scan, units=reading[0] or None, mask=reading[1] or None).handle
            scan = handles[key]
        named.append({**{name: value for name, value in row.items() if name not in ("units", "mask")}, "scan": scan})
    return named
