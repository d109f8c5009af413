"""Collections of marks, searches among them, and which of their marks hang together."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Tuple, Union
from urllib.parse import quote

from ._http import form_fields
from ._optional import optional
from ._records import record
from .studies import Manifest, Study, study_fields

if TYPE_CHECKING:
    import pandas

    from .client import Markgraph


@dataclass(frozen=True)
class Hit:
    """A mark that a search found, or a source with several marks. `log10_lr` is None where there is no ratio."""

    rank: int
    source: str
    mark: Optional[str]
    score: float
    log10_lr: Optional[float]
    report_handle: Optional[str]
    n_known: int = 1


@dataclass(frozen=True)
class Search:
    """What a search found. A hit is a lead: say with it how many marks were searched."""

    marks: int
    scored: int
    hits: Tuple[Hit, ...]
    sources: Tuple[Hit, ...]
    note: str
    refused: Optional[str]
    raw: Mapping[str, Any] = field(repr=False, compare=False)

    def frame(self) -> "pandas.DataFrame":
        """The hits as a data frame, the best first. Raises `NotInstalled` without pandas."""
        pandas = optional("pandas", "frame()")
        return pandas.DataFrame([vars(one) for one in self.hits], columns=list(Hit.__dataclass_fields__))


@dataclass(frozen=True)
class Link:
    """Two marks with a high likelihood ratio."""

    mark_a: str
    mark_b: str
    score: float
    log10_lr: float


@dataclass(frozen=True)
class Cluster:
    """Marks that links join. `held_by` are the strongest links that do, the weakest of them last; without it, `parts`."""

    marks: Tuple[str, ...]
    links: int
    held_by: Tuple[Link, ...]
    parts: Tuple[Tuple[str, ...], Tuple[str, ...]]
    between: int
    contrary: int
    lowest: Optional[Link]


@dataclass
class Collection:
    """A named set of marks of one domain, which grows."""

    id: str
    name: str
    domain: str
    created: str
    scans: int
    marks: int
    client: "Markgraph" = field(repr=False, compare=False)

    def add(
        self,
        manifest: Manifest,
        *,
        scans: Optional[Union[str, "os.PathLike[str]"]] = None,
        units: Optional[str] = None,
        mask: Optional[str] = None,
    ) -> "Collection":
        """Adds marks; those that are there stay as they are. The manifest is that of `Markgraph.study`. The new state."""
        fields = study_fields(self.client, manifest, scans, units, mask)
        return record(Collection, self.client.http.json("POST", f"{self._path()}/scans", fields=fields), client=self.client)

    def study(self, name: Optional[str] = None) -> Study:
        """A study of all pairs of the marks that are there now; `.run().wait()` scores them."""
        fields = form_fields(name=name or self.name)
        return record(Study, self.client.http.json("POST", f"{self._path()}/study", fields=fields), client=self.client)

    def delete(self) -> None:
        """Removes the list. Scans, scores and reports stay."""
        self.client.http.bytes("DELETE", self._path())

    def _path(self) -> str:
        return f"/v1/collections/{quote(self.id, safe='')}"


def search_of(answer: Mapping[str, Any]) -> Search:
    """A search from the JSON of the service."""
    searched = answer["searched"]
    return Search(
        marks=searched["marks"],
        scored=searched["scored"],
        hits=tuple(_hit(one, one["mark"]) for one in answer["hits"]),
        sources=tuple(_hit(one, None) for one in answer["sources"]),
        note=answer["note"],
        refused=answer.get("refused"),
        raw=answer,
    )


def _hit(one: Mapping[str, Any], mark: Optional[str]) -> Hit:
    return Hit(
        rank=one["rank"],
        source=one["source"],
        mark=mark,
        score=one["score"],
        log10_lr=one["log10_lr"],
        report_handle=one["report_handle"],
        n_known=one.get("n_known", 1),
    )


def clusters_of(answer: Mapping[str, Any]) -> List[Cluster]:
    """The clusters of a study from the JSON of the service, with the names of its marks."""
    names = [one["mark"] for one in answer["marks"]]

    def link(one: Mapping[str, Any]) -> Link:
        return Link(names[one["a"]], names[one["b"]], one["score"], one["log10_lr"])

    def cluster(one: Dict[str, Any]) -> Cluster:
        first, second = (tuple(names[i] for i in part) for part in one["parts"])
        return Cluster(
            marks=tuple(names[i] for i in one["marks"]),
            links=one["links"],
            held_by=tuple(link(each) for each in one["held_by"]),
            parts=(first, second),
            between=one["between"],
            contrary=one["contrary"],
            lowest=link(one["lowest"]) if one["lowest"] else None,
        )

    return [cluster(one) for one in answer["clusters"]]
