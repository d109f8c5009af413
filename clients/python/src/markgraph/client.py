"""The way in: `Markgraph`."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple, Type, Union
from urllib.parse import quote

from ._http import Connection, Field, form_fields
from ._records import record
from .artifacts import Artifact, Detection, Signature, Surface, artifact_of
from .calibration import LikelihoodRatio, likelihood_ratio_of
from .collections import Collection, Search, search_of
from .errors import MarkgraphError
from .features import BulletFeatures
from .jobs import Job, Progress
from .marks import Mark, MarkLike, Scan, handle_of, mark_fields, scans_of, upload_of
from .reports import ListedReport, Outcome, outcome_of
from .server import Server
from .studies import Manifest, Study, study_fields


@dataclass(frozen=True)
class Example:
    """A simulated pair of marks, whose surfaces the service keeps."""

    id: str
    domain: str
    title: str
    note: str
    mark_a: Mark = field(repr=False)
    mark_b: Mark = field(repr=False)


@dataclass(frozen=True)
class Health:
    """Whether the service is up, and which it is."""

    status: str
    engine_version: str
    domains: Tuple[str, ...]


class Markgraph:
    """A Markgraph service.

    `place` is its address, such as "http://127.0.0.1:8000", or a folder. With a folder, the server that keeps its data
    there is used, and started if there is none; see `Server`. `close()` or a `with` block ends what was started.

    `api_key`   where the operator asks for one
    `settings`  of a server that is started, as environment variables: docs/settings.md
    `timeout`   seconds without an answer before a request fails
    `patience`  seconds to wait in all when a request is one too many in its minute
    """

    def __init__(
        self,
        place: Union[str, "os.PathLike[str]"] = "http://127.0.0.1:8000",
        *,
        api_key: Optional[str] = None,
        settings: Optional[Mapping[str, str]] = None,
        timeout: float = 300.0,
        patience: float = 120.0,
    ) -> None:
        self.server: Optional[Server] = None
        url = os.fspath(place)
        if not url.startswith(("http://", "https://")):
            self.server = Server(Path(url), settings)
            url = self.server.url
        elif settings:
            raise MarkgraphError("settings are for a server that is started: give a folder in place of an address")
        self.http = Connection(url, api_key, timeout, patience)
        self._titles: Optional[Dict[str, str]] = None

    @property
    def url(self) -> str:
        """Where the service is."""
        return self.http.url

    def close(self) -> None:
        """Ends the server if this object started it."""
        if self.server is not None:
            self.server.close()

    def __enter__(self) -> "Markgraph":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Markgraph({self.url!r})"

    # Comparing

    def compare(
        self,
        a: MarkLike,
        b: MarkLike,
        *,
        domain: Optional[str] = None,
        reference: Optional[str] = None,
        resolution: Optional[str] = None,
        units: Optional[str] = None,
        mask: Optional[str] = None,
        n_lands: Optional[int] = None,
        scorer_config: Optional[Mapping[str, Any]] = None,
        progress: Progress = None,
        timeout: Optional[float] = None,
    ) -> Outcome:
        """Compares two marks and waits for the answer.

        `a`, `b`         a path of an X3P file, a list of them (all lands in order), a folder, surfaces, or a `Mark`
        `domain`         "striated" (bullets), "impressed" (breech faces) or "toolmark"; it selects the reference. Without
                         it, several scans are lands, and one scan is a breech face if it looks like one
        `scorer_config`  settings of the scorer to change; the answer then has a score and no likelihood ratio
        `progress`       True prints how far it is; a function is called with every `JobState`
        out              a `Report`, an `Uncalibrated` score or a `Refusal`; `.report()` of it is a `Report` or raises
        """
        job = self.start_compare(
            a,
            b,
            domain=domain,
            reference=reference,
            resolution=resolution,
            units=units,
            mask=mask,
            n_lands=n_lands,
            scorer_config=scorer_config,
        )
        return job.wait(progress, timeout)

    def start_compare(
        self,
        a: MarkLike,
        b: MarkLike,
        *,
        domain: Optional[str] = None,
        reference: Optional[str] = None,
        resolution: Optional[str] = None,
        units: Optional[str] = None,
        mask: Optional[str] = None,
        n_lands: Optional[int] = None,
        scorer_config: Optional[Mapping[str, Any]] = None,
    ) -> Job[Outcome]:
        """Begins a comparison as a job; see `compare`."""
        fields = form_fields(
            domain=domain or self._domain_of(a, units),
            reference=reference,
            resolution=resolution,
            units=units,
            mask=mask,
            n_lands=n_lands,
            scorer_config=None if scorer_config is None else dict(scorer_config),
        )
        return self._begun(fields + mark_fields("mark_a", a) + mark_fields("mark_b", b))

    def ask(
        self,
        questioned: MarkLike,
        known: Sequence[MarkLike],
        *,
        domain: Optional[str] = None,
        made: Optional[int] = None,
        ammunition_alike: Optional[bool] = None,
        instrument_alike: Optional[bool] = None,
        condition_alike: Optional[bool] = None,
        reference: Optional[str] = None,
        resolution: Optional[str] = None,
        units: Optional[str] = None,
        mask: Optional[str] = None,
        n_lands: Optional[int] = None,
        scorer_config: Optional[Mapping[str, Any]] = None,
        progress: Progress = None,
        timeout: Optional[float] = None,
    ) -> Outcome:
        """Compares a questioned mark with two to eight known marks of one source, such as test fires.

        `known`   all that were made, in an order of your choice; `Mark(left_out="why")` for one that you would leave out
        `made`    how many were made
        `…_alike` whether the questioned mark and the known marks share ammunition, instrument and condition
        """
        job = self.start_ask(
            questioned,
            known,
            domain=domain,
            made=made,
            ammunition_alike=ammunition_alike,
            instrument_alike=instrument_alike,
            condition_alike=condition_alike,
            reference=reference,
            resolution=resolution,
            units=units,
            mask=mask,
            n_lands=n_lands,
            scorer_config=scorer_config,
        )
        return job.wait(progress, timeout)

    def start_ask(
        self,
        questioned: MarkLike,
        known: Sequence[MarkLike],
        *,
        domain: Optional[str] = None,
        made: Optional[int] = None,
        ammunition_alike: Optional[bool] = None,
        instrument_alike: Optional[bool] = None,
        condition_alike: Optional[bool] = None,
        reference: Optional[str] = None,
        resolution: Optional[str] = None,
        units: Optional[str] = None,
        mask: Optional[str] = None,
        n_lands: Optional[int] = None,
        scorer_config: Optional[Mapping[str, Any]] = None,
    ) -> Job[Outcome]:
        """Begins such a comparison as a job; see `ask`."""
        if len(known) < 2:
            raise MarkgraphError(f"ask needs two to eight known marks, not {len(known)}; compare takes one")
        fields = form_fields(
            domain=domain or self._domain_of(questioned, units),
            known_made=made,
            known_ammunition_alike=ammunition_alike,
            known_instrument_alike=instrument_alike,
            known_condition_alike=condition_alike,
            reference=reference,
            resolution=resolution,
            units=units,
            mask=mask,
            n_lands=n_lands,
            scorer_config=None if scorer_config is None else dict(scorer_config),
        )
        fields += mark_fields("mark_a", questioned)
        for place, mark in enumerate(known, 1):
            fields += mark_fields(f"known_{place}", mark)
        return self._begun(fields)

    def job(self, id: str) -> Job[Outcome]:
        """A comparison that runs as a job, by its id."""
        return Job(self, id, lambda answer: self.report(answer["report_handle"]))

    def report(self, handle: str) -> Outcome:
        """A stored answer by its handle."""
        return outcome_of(self, self.http.json("GET", f"/v1/reports/{handle}"))

    def reports(self, limit: int = 100) -> List[ListedReport]:
        """The newest reports."""
        listed = self.http.json("GET", "/v1/reports", query={"limit": limit})["reports"]
        return [record(ListedReport, one) for one in listed]

    def _begun(self, fields: Sequence[Field]) -> Job[Outcome]:
        accepted = self.http.json("POST", "/v1/compare", fields=[*fields, ("async", "true")])
        return self.job(accepted["job"])

    def _domain_of(self, mark: MarkLike, units: Optional[str]) -> str:
        """The domain of a mark by its scans, where they leave no choice."""
        scans = scans_of(mark)
        if len(scans) > 1:
            return "striated"
        found = self.detect(scans[0], units=units).domain
        if found == "impressed":
            return found
        raise MarkgraphError(
            'the scan shows striae, of a barrel or of a tool; say which: domain="striated" for the land of a bullet, '
            'domain="toolmark" for a toolmark'
        )

    # Scans and single stages

    def scan(self, scan: Scan, *, units: Optional[str] = None, mask: Optional[str] = None) -> Surface:
        """Uploads a scan and gives its surface. A handle gives the surface that the service keeps."""
        handle = handle_of(scan)
        if handle is not None:
            surface = self.artifact(handle)
        else:
            fields: List[Field] = [("scan", upload_of(scan)), *form_fields(units=units, mask=mask)]
            surface = artifact_of(self, self.http.json("POST", "/v1/artifacts", fields=fields))
        if not isinstance(surface, Surface):
            raise MarkgraphError(f"{surface.handle} is {surface.kind}, not a surface")
        return surface

    def artifact(self, handle: str) -> Artifact:
        """An artifact by its handle."""
        return artifact_of(self, self.http.json("GET", f"/v1/artifacts/{handle}"))

    def detect(self, scan: Scan, *, units: Optional[str] = None) -> Detection:
        """The kind of mark that a scan shows by its texture."""
        handle = handle_of(scan)
        given: List[Field] = [("surface", handle)] if handle is not None else [("scan", upload_of(scan))]
        fields = given + form_fields(units=units if handle is None else None)
        return record(Detection, self.http.json("POST", "/detect", fields=fields))

    def features(
        self,
        a: Sequence[Signature],
        b: Sequence[Signature],
        *,
        lands_a: Optional[Sequence[int]] = None,
        lands_b: Optional[Sequence[int]] = None,
        n_lands: Optional[int] = None,
    ) -> BulletFeatures:
        """How two bullets agree, from the signatures of their lands in order."""
        fields = form_fields(
            a=[one.handle for one in a],
            b=[one.handle for one in b],
            lands_a=lands_a,
            lands_b=lands_b,
            n_lands=n_lands,
        )
        answer = self.http.json("POST", "/v1/steps/features", fields=fields)
        return record(BulletFeatures, answer["features"], handle=answer["handle"])

    def calibrate(
        self,
        score: float,
        reference: str,
        *,
        scorer_config_hash: Optional[str] = None,
        left_out: Optional[Sequence[str]] = None,
        known_scores_among: Optional[Sequence[float]] = None,
    ) -> LikelihoodRatio:
        """A score as a bounded likelihood ratio on a reference. Raises `NoLikelihoodRatio` with the reason if it has none."""
        fields = form_fields(
            score=score,
            reference=reference,
            scorer_config_hash=scorer_config_hash,
            left_out=left_out,
            known_scores_among=known_scores_among,
        )
        return likelihood_ratio_of(self.http.json("POST", "/v1/steps/calibrate", fields=fields))

    def example(self, id: str) -> Example:
        """Simulates the marks of an example; `examples()` lists them."""
        answer = self.http.json("POST", f"/v1/examples/{id}")
        marks = {side: Mark([one["handle"] for one in answer[side]]) for side in ("mark_a", "mark_b")}
        return record(Example, answer, **marks)

    def examples(self) -> List[Dict[str, str]]:
        """The simulated pairs that there are: id, domain, title and what is known about them."""
        found: List[Dict[str, str]] = self.http.json("GET", "/v1/examples")["examples"]
        return found

    # Studies and references

    def study(
        self,
        manifest: Manifest,
        *,
        domain: str,
        scans: Optional[Union[str, "os.PathLike[str]"]] = None,
        name: Optional[str] = None,
        units: Optional[str] = None,
        mask: Optional[str] = None,
    ) -> Study:
        """Makes a study of marks of known sources; `.run().wait()` scores all pairs.

        `manifest`  a CSV file, rows, or a data frame with the columns study, source, mark, scan (and land for bullets)
        `scans`     the folder that its file names start from; without it, the folder of the CSV file
        """
        fields = form_fields(domain=domain, name=name) + study_fields(self, manifest, scans, units, mask)
        return record(Study, self.http.json("POST", "/v1/studies", fields=fields), client=self)

    def studies(self) -> List[Study]:
        """Your studies."""
        return [record(Study, one, client=self) for one in self.http.json("GET", "/v1/studies")["studies"]]

    def collection(self, name: str, domain: str) -> Collection:
        """The collection of this name, made if there is none. `.add()` adds marks, `search()` looks among them."""
        made = self.http.json("POST", "/v1/collections", fields=form_fields(name=name, domain=domain))
        return record(Collection, made, client=self)

    def collections(self) -> List[Collection]:
        """Your collections."""
        found = self.http.json("GET", "/v1/collections")["collections"]
        return [record(Collection, one, client=self) for one in found]

    def search(
        self,
        mark: MarkLike,
        against: Union[str, Collection, Study],
        *,
        domain: Optional[str] = None,
        hits: Optional[int] = None,
        candidates: Optional[int] = None,
        reference: Optional[str] = None,
        units: Optional[str] = None,
        mask: Optional[str] = None,
    ) -> Search:
        """Compares one mark with every mark of a collection or study, and gives the best.

        `against`     a collection, a study, or the id or name of one
        `hits`        how many marks and sources are reported, 10 unless you say otherwise
        `candidates`  how many marks of a large collection go on from their sketches
        """
        named = against if isinstance(against, str) else against.id
        kind = domain or (self._domain_of(mark, units) if isinstance(against, str) else against.domain)
        how = form_fields(
            domain=kind, against=named, hits=hits, candidates=candidates, reference=reference, units=units, mask=mask
        )
        return search_of(self.http.json("POST", "/v1/search", fields=how + mark_fields("mark", mark)))

    # The laboratory

    def cases(self, find: Optional[str] = None) -> List[Dict[str, Any]]:
        """Your cases, the newest first; with `find`, those in whose texts or handles it stands."""
        found: List[Dict[str, Any]] = self.http.json("GET", "/v1/cases", query={"find": find})["cases"]
        return found

    def case(self, id_or_number: str) -> Dict[str, Any]:
        """A case: its items, propositions and reports."""
        found: Dict[str, Any] = self.http.json("GET", f"/v1/cases/{quote(id_or_number, safe='')}")
        return found

    def checks(self) -> List[Dict[str, Any]]:
        """The checks that the laboratory repeats, each with its last result."""
        found: List[Dict[str, Any]] = self.http.json("GET", "/v1/checks")["checks"]
        return found

    def plans(self) -> List[Dict[str, Any]]:
        """The validations that were planned, the newest first, with the handle of the dossier once there is one."""
        found: List[Dict[str, Any]] = self.http.json("GET", "/v1/plans")["plans"]
        return found

    def references(self) -> List[Dict[str, Any]]:
        """The references, with their diagnostics and protocol."""
        found: List[Dict[str, Any]] = self.http.json("GET", "/v1/references")["references"]
        return found

    # The service

    def health(self) -> Health:
        """Whether the service is up."""
        return record(Health, self.http.json("GET", "/health"))

    def scorer_config(self) -> Dict[str, Any]:
        """The deployed settings of the scorer, and their `config_hash`. Lengths are in metres."""
        found: Dict[str, Any] = self.http.json("GET", "/v1/scorer-config")
        return found

    def node_titles(self) -> Dict[str, str]:
        """What every node does, in a few words."""
        if self._titles is None:
            self._titles = {node["name"]: node["title"] for node in self.http.json("GET", "/v1/meta")["nodes"]}
        return self._titles
