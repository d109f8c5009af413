"""The answers of a comparison, and what can be done with them."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, NoReturn, Optional, Sequence, Tuple, Union

from ._optional import optional
from ._records import record
from .artifacts import Artifact
from .errors import MarkgraphError, NoLikelihoodRatio
from .features import BulletFeatures
from .pair import FacePair, StriaePair, pair_of
from .pipeline import Pipeline

if TYPE_CHECKING:
    import pandas
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .client import Markgraph

PathLike = Union[str, "os.PathLike[str]"]


@dataclass(frozen=True)
class Note:
    """A sentence of the service. Decide by `code` and `values`; `where` says what it is about, such as "mark_a.2"."""

    code: str
    message: str
    values: Dict[str, Any]
    where: Tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True)
class Region:
    """A part of a mark that agrees with the other: place and size in samples (or pixels) of its signature."""

    x: float
    y: float
    w: float
    h: float
    corr: float
    x_frac: float
    y_frac: float
    w_frac: float
    h_frac: float


@dataclass(frozen=True)
class Check:
    """One check of a scan or of the pair, with its value and limit."""

    name: str
    passed: bool
    severity: str
    value: float
    threshold: float
    code: str
    reason: str


@dataclass(frozen=True)
class ScopeReport:
    """The checks of one scan, or of the pair."""

    admissible: bool
    domain: str
    checks: Tuple[Check, ...]
    overall_reason: str


@dataclass(frozen=True)
class Scope:
    """The checks of every scan, and of the pair."""

    mark_a: Tuple[ScopeReport, ...]
    mark_b: Tuple[ScopeReport, ...]
    pair: ScopeReport


@dataclass(frozen=True)
class ReferencePopulation:
    """The reference that a likelihood ratio is relative to, with its costs under its own protocol."""

    id: str
    name: str
    n_km: int
    n_knm: int
    cllr: float
    cllr_min: float
    auc: float
    diagnostics_protocol: str
    scorer_config_hash: str
    left_out: Tuple[str, ...]
    population: Optional[str] = None


@dataclass(frozen=True)
class Propositions:
    """The two propositions that a likelihood ratio weighs."""

    code: str
    same: str
    different: str


@dataclass(frozen=True)
class KnownMarks:
    """What the known marks of one source show.

    `best`          the known mark that agrees best, counted from 1
    `scores`        of the questioned mark with each of them
    `agreement`     their mean score among each other
    `scores_among`  (i, j, score) of every two of them, counted from 1
    """

    n: int
    best: int
    scores: Tuple[float, ...]
    scores_among: Tuple[Any, ...]
    agreement: float
    chance: Optional[Dict[str, float]]
    left_out: Tuple[Any, ...]
    without: Tuple[Any, ...]
    stated: Dict[str, Any]


@dataclass(frozen=True)
class Explanation:
    """A result in plain words, for a reader who sees a likelihood ratio for the first time."""

    outcome: str
    summary: str
    paragraphs: Tuple[str, ...]

    def __str__(self) -> str:
        return "\n\n".join([self.summary, *self.paragraphs])


@dataclass(frozen=True)
class Verification:
    """What came out when everything behind a report was computed again. `proved` says it part by part."""

    verified: bool
    verdict: str
    sentence: str
    proved: Dict[str, Any]
    steps: Tuple[Dict[str, Any], ...]
    difference: Optional[Dict[str, Any]] = None

    def __bool__(self) -> bool:
        return self.verified

    def __str__(self) -> str:
        return self.sentence


@dataclass(frozen=True)
class Difference:
    """Where the computations of two reports first differ."""

    equal: bool
    sentence: str
    first: Optional[Dict[str, Any]]
    steps: Tuple[Dict[str, Any], ...]

    def __str__(self) -> str:
        return self.sentence


@dataclass(repr=False)
class Answer:
    """What all three kinds of answer have. `raw` is the whole answer as the service gave it."""

    domain: str
    report_handle: str
    scope: Scope
    scope_note: str
    notes: Tuple[Note, ...]
    warnings: Tuple[Note, ...]
    provenance: Dict[str, Any]
    raw: Dict[str, Any] = field(compare=False)
    client: "Markgraph" = field(compare=False)

    def report(self) -> "Report":
        """The report itself. Raises `NoLikelihoodRatio` with the reason when there is none."""
        raise NotImplementedError

    def block(self, name: str) -> Any:
        """A further block: calibration, features, perland, trace, recipe or sensitivity. Kept once it was asked for."""
        key = "per_land" if name == "perland" else name
        if key not in self.raw:
            answer = self.client.http.json("GET", self._path(), query={"include": name})
            if key not in answer:
                raise MarkgraphError(f"this answer has no block {name}")
            self.raw[key] = answer[key]
        return self.raw[key]

    def pipeline(self, checks: bool = False) -> Pipeline:
        """Every step behind the answer, each after those that it depends on.

        A report has the steps of its recipe, a score those behind it, and a refusal all; with `checks`, those of the
        checks and pictures come too.
        """
        recipe = None if checks else self._recipe()
        return Pipeline.of_report(self.client, self.report_handle, self.provenance["input_hashes"], recipe, checks)

    def artifact(self) -> Artifact:
        """The report as an artifact."""
        return self.client.artifact(self.report_handle)

    def explain(self, language: str = "en") -> Explanation:
        """The result in plain words. Every sentence is the service's, in `en`, `de`, `fr`, `es` or `nl`."""
        query = {"language": language}
        return record(Explanation, self.client.http.json("GET", f"{self._path()}/explanation", query=query))

    def verify(self) -> Verification:
        """Has the service compute everything behind the report again, with nothing remembered."""
        return record(Verification, self.client.http.json("POST", f"{self._path()}/verify"))

    def diff(self, other: "Answer") -> Difference:
        """Where this report and another one first differ."""
        path = f"{self._path()}/diff/{other.report_handle}"
        return record(Difference, self.client.http.json("GET", path))

    def pdf(
        self,
        path: PathLike,
        *,
        case_id: Optional[str] = None,
        report_number: Optional[str] = None,
        examiner: Optional[str] = None,
        date: Optional[str] = None,
        exhibit_a: Optional[str] = None,
        exhibit_b: Optional[str] = None,
        signatures: Optional[Sequence[str]] = None,
        sensitivity: bool = False,
        language: Optional[str] = None,
        scale: Optional[str] = None,
    ) -> Path:
        """Writes the report as a PDF, in a language and on a verbal scale. One of two marks needs a likelihood ratio."""
        texts = _texts(case_id, report_number, examiner, date, exhibit_a, exhibit_b, signatures)
        query = {**texts, "sensitivity": sensitivity or None, "language": language, "scale": scale}
        return self.client.http.download(f"{self._path()}/report.pdf", Path(path), query)

    def bundle(
        self,
        path: PathLike,
        *,
        scans: bool = False,
        case_id: Optional[str] = None,
        report_number: Optional[str] = None,
        examiner: Optional[str] = None,
        date: Optional[str] = None,
        exhibit_a: Optional[str] = None,
        exhibit_b: Optional[str] = None,
        signatures: Optional[Sequence[str]] = None,
    ) -> Path:
        """Writes the report with what it was computed from as one file, which anyone can check without this service.

        With `scans`, every computation can be done again; without them the file is small and shows no mark.
        """
        texts = _texts(case_id, report_number, examiner, date, exhibit_a, exhibit_b, signatures)
        query = {**texts, "scans": scans or None}
        return self.client.http.download(f"{self._path()}/bundle.zip", Path(path), query)

    def pair(self, a: int = 0, b: int = 0, known: Optional[int] = None) -> Union[StriaePair, FacePair]:
        """How part `a` of mark A and part `b` of mark B lie on each other, counted from 0. Needs a likelihood ratio."""
        query = {"a": a, "b": b, "known": known}
        return pair_of(self.client, self.domain, self.client.http.json("GET", f"{self._path()}/pair", query=query))

    def _recipe(self) -> Optional[Dict[str, Any]]:
        """The recipe, where there is one."""
        return None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.report_handle[:19]}… of {self.domain}>"

    def _path(self) -> str:
        return f"/v1/reports/{self.report_handle}"


@dataclass(repr=False)
class Scored(Answer):
    """An answer with a score, and the regions that agree: the i-th on A belongs to the i-th on B."""

    score: float
    score_kind: str
    attribution: Tuple[Region, ...]
    attribution_b: Tuple[Region, ...]


@dataclass(repr=False)
class Report(Scored):
    """A calibrated likelihood ratio. Quote it with its interval, bound, reference, scope note and recipe handle."""

    likelihood_ratio: float
    log10_lr: float
    log10_lr_ci_lo: float
    log10_lr_ci_hi: float
    lr_bound_log10: float
    lr_bounds_log10: Tuple[float, ...]
    lr_bound_hit: bool
    direction: str
    verbal: str
    n_sources: int
    reference: ReferencePopulation
    propositions: Propositions
    recipe_handle: str
    known: Optional[KnownMarks] = None

    calibrated = True
    refused = False

    def report(self) -> "Report":
        return self

    def recipe(self) -> Dict[str, Any]:
        """Every computation behind the number, as the service derived it from what it ran."""
        found: Dict[str, Any] = self.block("recipe")
        return found

    def _recipe(self) -> Optional[Dict[str, Any]]:
        return self.recipe()

    def features(self) -> BulletFeatures:
        """Of bullets: how the lands agree."""
        return record(BulletFeatures, self.block("features"))

    def sensitivity(self) -> Dict[str, Any]:
        """The likelihood ratio under other defensible settings of the scorer. It takes a while when asked first."""
        found: Dict[str, Any] = self.block("sensitivity")
        return found

    def sensitivity_frame(self) -> "pandas.DataFrame":
        """The variants of `sensitivity()`, one a row. Raises `NotInstalled` without pandas."""
        found = self.sensitivity()
        if not found["available"]:
            raise MarkgraphError(found["reason"])
        return optional("pandas", "sensitivity_frame()").DataFrame(found["variants"]).set_index("id")

    def plot(self) -> "Figure":
        """Draws the result: the ratio on its scale, the marks on each other, and the scores of the reference."""
        from . import plots

        return plots.report(self)

    def plot_ratio(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws log10 LR with its interval, on the range that the reference supports."""
        from . import plots

        return plots.ratio(self, ax)

    def plot_reference(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws the scores of the reference, of one source and of different sources, with this comparison marked."""
        from . import plots

        return plots.histogram(self.block("calibration"), ax)

    def plot_tippett(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws the Tippett plot of the reference, with this comparison marked."""
        from . import plots

        return plots.tippett(self.block("calibration"), ax)

    def __str__(self) -> str:
        first = [str(one) for one in self.warnings]
        bound = ", the most this reference can support" if self.lr_bound_hit else ""
        return "\n".join(
            [
                *first,
                f"LR {self.likelihood_ratio:.2g}{bound}: {self.verbal}",
                f"log10 LR {self.log10_lr:.2f}, 95% interval {self.log10_lr_ci_lo:.2f} to {self.log10_lr_ci_hi:.2f}, "
                f"supported {self.lr_bounds_log10[0]:.2f} to {self.lr_bounds_log10[1]:.2f}",
                f"reference {self.reference.id}: {self.reference.name}",
            ]
        )


@dataclass(repr=False)
class Uncalibrated(Scored):
    """A score without a likelihood ratio: the scorer config differs from that of the reference."""

    uncalibrated_reason: str
    requested_scorer_config_hash: str
    reference_scorer_config_hash: str
    scorer_config: Dict[str, Any]
    reasons: Tuple[Note, ...] = ()
    known: Optional[KnownMarks] = None

    calibrated = False
    refused = False

    def report(self) -> NoReturn:
        raise NoLikelihoodRatio(self.uncalibrated_reason)

    def __str__(self) -> str:
        return f"score {self.score:.4g} ({self.score_kind}) without a likelihood ratio: {self.uncalibrated_reason}"


@dataclass(repr=False)
class Refusal(Answer):
    """No likelihood ratio: a scan is outside what the reference covers, or the marks do not allow the comparison."""

    reason: str
    reasons: Tuple[Note, ...]
    known: Optional[KnownMarks] = None

    calibrated = False
    refused = True

    def report(self) -> NoReturn:
        raise NoLikelihoodRatio(self.reason)

    def __str__(self) -> str:
        return f"refused: {self.reason}"


Outcome = Union[Report, Uncalibrated, Refusal]


def outcome_of(client: "Markgraph", answer: Mapping[str, Any]) -> Outcome:
    """The answer of a comparison as the kind that it is."""
    raw = dict(answer)
    if raw.get("refused"):
        return record(Refusal, raw, raw=raw, client=client)
    if raw["calibrated"]:
        return record(Report, raw, raw=raw, client=client)
    return record(Uncalibrated, raw, raw=raw, client=client)


@dataclass(frozen=True)
class ListedReport:
    """A line of the list of reports."""

    handle: str
    domain: str
    outcome: str
    created: str
    log10_lr: Optional[float] = None
    recipe_handle: Optional[str] = None


def _texts(
    case_id: Optional[str],
    report_number: Optional[str],
    examiner: Optional[str],
    date: Optional[str],
    exhibit_a: Optional[str],
    exhibit_b: Optional[str],
    signatures: Optional[Sequence[str]],
) -> Dict[str, Optional[str]]:
    """What is printed on a document, as query fields."""
    names: Optional[List[str]] = None if signatures is None else list(signatures)
    return {
        "case_id": case_id,
        "report_number": report_number,
        "examiner": examiner,
        "date": date,
        "exhibit_a": exhibit_a,
        "exhibit_b": exhibit_b,
        "signatures": None if names is None else ";".join(names),
    }
