"""The computation behind a report, step by step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    Iterator,
    List,
    Mapping,
    Optional,
    Sequence,
    Set,
    Tuple,
    Union,
    overload,
)

from ._optional import optional
from .artifacts import Artifact, Run, artifact_of
from .grid import Grid

if TYPE_CHECKING:
    import pandas
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .client import Markgraph

SCORED = ("score", "attribution")  # what a report without a likelihood ratio says of the marks


@dataclass
class Step:
    """One computation: a node with its version, parameters, inputs and output.

    `parts`    the parts of the marks that it was computed from, such as "A1" (first scan of mark A) or "K2.1"
    `seconds`  how long it took when it was first done; None when nobody measured it
    """

    name: str
    version: int
    title: str
    parts: Tuple[str, ...]
    params: Dict[str, Any]
    inputs: Dict[str, Tuple[Artifact, ...]] = field(repr=False)
    output: Artifact = field(repr=False)
    seconds: Optional[float] = None

    @property
    def part(self) -> str:
        """The part that it is about; "" when it is about several, or about none."""
        return self.parts[0] if len(self.parts) == 1 else ""

    @property
    def about(self) -> str:
        """Its part, or the two parts that it compares; "" when it is about more, or about none."""
        return " and ".join(self.parts) if len(self.parts) <= 2 else ""

    def grid(self) -> Grid:
        """The output as an array with unit, shape and pitch."""
        return self.output.grid()

    def document(self) -> Any:
        """The output as a document."""
        return self.output.document()

    def plot(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws the output, under the title of the step."""
        from . import plots

        return plots.step(self, ax)


@dataclass(frozen=True)
class Move:
    """A step of two pipelines whose parameters or outputs differ.

    `params`  the parameters that differ, as (in the first, in the other)
    `moved`   whether the output differs
    """

    step: Step
    other: Step
    params: Dict[str, Tuple[Any, Any]]
    moved: bool

    def __str__(self) -> str:
        changes = [f"{name} {a} → {b}" for name, (a, b) in self.params.items()]
        output = "another output" if self.moved else "the same output"
        name = f"{self.step.about} {self.step.name}".lstrip()
        return f"{name}: {', '.join([*changes, output])}"


class Pipeline(Sequence[Step]):
    """The steps behind a report, each after those that it depends on."""

    def __init__(self, steps: Sequence[Step], handle: str, client: "Markgraph") -> None:
        self._steps = tuple(steps)
        self.handle = handle
        self.client = client

    @classmethod
    def of_report(
        cls,
        client: "Markgraph",
        handle: str,
        inputs: Mapping[str, Any],
        recipe: Optional[Mapping[str, Any]],
        checks: bool,
    ) -> "Pipeline":
        """The pipeline of a stored report: the runs of its recipe, or without a recipe, those of the graph.

        `inputs` are the hashes of its scans. Where several runs gave the same artifact, the graph shows the oldest; only
        a recipe names the one that was done. Without `checks`, the graph is that of the score if there is one.
        """
        graph = client.http.json("GET", f"/v1/artifacts/{handle}/graph")
        artifacts = _Artifacts(client, graph)
        made = {edge["output"]: _run_of_edge(edge) for edge in graph["edges"]}
        if recipe is not None:
            runs = _recipe_runs(recipe, made, handle)
        else:
            scored = [one for role in SCORED for one in made[handle].roles.get(role, ())]
            runs = _graph_runs(made, [handle] if checks or not scored else scored)
        parts = _Parts(artifacts, inputs, runs)
        titles = client.node_titles()
        steps = [_step(run, artifacts, parts.of(run.output), titles) for run in runs if not parts.foreign(run.output)]
        return cls(steps, handle, client)

    @overload
    def __getitem__(self, index: int) -> Step: ...

    @overload
    def __getitem__(self, index: slice) -> "Pipeline": ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Step, "Pipeline"]:
        if isinstance(index, slice):
            return Pipeline(self._steps[index], self.handle, self.client)
        return self._steps[index]

    def __len__(self) -> int:
        return len(self._steps)

    def named(self, name: str) -> "Pipeline":
        """The steps of one node, such as "land-signature"."""
        return self._where(lambda step: step.name == name)

    def of(self, part: str) -> "Pipeline":
        """The steps of one part, such as "A1"."""
        return self._where(lambda step: step.part == part)

    def step(self, name: str, part: Optional[str] = None) -> Step:
        """The first step of a node, and of a part. Raises `KeyError` when there is none."""
        for step in self._steps:
            if step.name == name and part in (None, step.part):
                return step
        raise KeyError(f"no step {name}" + (f" of {part}" if part else ""))

    def parts(self) -> List[str]:
        """The parts that were compared: "A1", "A2", …, "B1", …"""
        return sorted({step.part for step in self._steps if step.part})

    def moves(self, other: "Pipeline") -> List[Move]:
        """The steps that both have, whose parameters or outputs differ: what another setting changes, in order."""
        theirs: Dict[Tuple[str, Tuple[str, ...]], List[Step]] = {}
        for step in other:
            theirs.setdefault((step.name, step.parts), []).append(step)
        found: List[Move] = []
        for step in self._steps:
            same = theirs.get((step.name, step.parts))
            if not same:
                continue
            paired = same.pop(0)
            names = sorted({*step.params, *paired.params})
            pairs = {name: (step.params.get(name), paired.params.get(name)) for name in names}
            params = {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
            moved = step.output.handle != paired.output.handle
            if params or moved:
                found.append(Move(step, paired, params, moved))
        return found

    def frame(self) -> "pandas.DataFrame":
        """One row a step: node, part, parameters, kind, shape, unit, seconds, handle. Raises `NotInstalled` without pandas."""
        rows = [
            {
                "step": step.name,
                "title": step.title,
                "part": step.part,
                "params": step.params,
                "kind": step.output.kind,
                "shape": step.output.shape or None,
                "unit": step.output.unit if step.output.is_array else None,
                "seconds": step.seconds,
                "handle": step.output.handle,
            }
            for step in self._steps
        ]
        return optional("pandas", "frame()").DataFrame(rows)

    def svg(self) -> str:
        """The whole graph as a picture."""
        return str(self.client.artifact(self.handle).graph("svg"))

    def plot(self) -> "Figure":
        """Draws the outputs of these steps beside each other. Choose them first: `report.pipeline().of("A1").plot()`."""
        from . import plots

        return plots.steps(self)

    def __iter__(self) -> Iterator[Step]:
        return iter(self._steps)

    def __str__(self) -> str:
        return "\n".join(f"{step.about:13} {step.name:22} {step.title}" for step in self._steps)

    def _where(self, keep: Callable[[Step], bool]) -> "Pipeline":
        return Pipeline([step for step in self._steps if keep(step)], self.handle, self.client)


@dataclass(frozen=True)
class _Run:
    """A run of a node, with its inputs by role."""

    name: str
    version: int
    params: Dict[str, Any]
    roles: Dict[str, Tuple[str, ...]]
    output: str
    seconds: Optional[float]

    def inputs(self) -> List[str]:
        return [one for given in self.roles.values() for one in given]


def _roles(given: Mapping[str, Union[str, Sequence[str]]]) -> Dict[str, Tuple[str, ...]]:
    return {role: (one,) if isinstance(one, str) else tuple(one) for role, one in given.items()}


def _run_of_edge(edge: Mapping[str, Any]) -> _Run:
    name, _, version = edge["code"].partition("@")
    return _Run(name, int(version), edge["params"], _roles(edge["roles"]), edge["output"], edge["seconds"])


def _recipe_runs(recipe: Mapping[str, Any], made: Mapping[str, _Run], handle: str) -> List[_Run]:
    """The runs of a recipe, each after those that it depends on, and that of the regions that agree."""
    runs = [_run_of_recipe(run, made) for step in recipe["steps"] for run in step["runs"]]
    known = {run.output for run in runs}
    for one in made[handle].roles.get("attribution", ()):
        if one in made and known.issuperset(made[one].inputs()):
            runs.append(made[one])
    return runs


def _run_of_recipe(run: Mapping[str, Any], made: Mapping[str, _Run]) -> _Run:
    roles = _roles(run["inputs"])
    shown = made.get(run["output"])
    same = shown is not None and (shown.name, shown.roles) == (run["node"], roles)
    seconds = shown.seconds if shown is not None and same else None
    return _Run(run["node"], run["version"], run["params"], roles, run["output"], seconds)


def _graph_runs(made: Mapping[str, _Run], handles: Sequence[str]) -> List[_Run]:
    """The runs behind artifacts, and their own, each after those that it depends on."""
    order: List[_Run] = []
    seen: Set[str] = set()
    stack: List[Tuple[str, bool]] = [(one, False) for one in reversed(handles)]
    while stack:
        one, complete = stack.pop()
        if complete:
            order.append(made[one])
        elif one in made and one not in seen:
            seen.add(one)
            stack.append((one, True))
            stack += [(given, False) for given in reversed(made[one].inputs())]
    return order


class _Artifacts:
    """Artifacts by handle: those of a graph, and any other when it is asked for."""

    def __init__(self, client: "Markgraph", graph: Mapping[str, Any]) -> None:
        self.client = client
        edges = {edge["output"]: edge for edge in graph["edges"]}
        self._known = {node["handle"]: self._of(node, edges.get(node["handle"])) for node in graph["nodes"]}

    def _of(self, node: Mapping[str, Any], edge: Optional[Mapping[str, Any]]) -> Artifact:
        run = None if edge is None else {name: edge[name] for name in Run.__dataclass_fields__}
        return artifact_of(self.client, {**node, "produced_by": run})

    def __getitem__(self, handle: str) -> Artifact:
        if handle not in self._known:
            self._known[handle] = self.client.artifact(handle)
        return self._known[handle]


class _Parts:
    """Which scans each artifact was computed from, and how they are called."""

    def __init__(self, artifacts: _Artifacts, inputs: Mapping[str, Any], runs: Sequence[_Run]) -> None:
        self._scans: Dict[str, Tuple[str, ...]] = {}  # in the order of the inputs
        for run in runs:
            for given in run.inputs():
                if given not in self._scans:
                    self._scans[given] = (given,) if artifacts[given].kind == "scan" else ()
            self._scans[run.output] = tuple(dict.fromkeys(scan for one in run.inputs() for scan in self._scans[one]))
        names = _part_names(inputs)
        scans = {scan for found in self._scans.values() for scan in found}
        hashes = {scan: artifacts.client.artifact(scan).meta.get("source_sha256", "") for scan in scans}
        self._names = {scan: names.get(digest, "") for scan, digest in hashes.items()}

    def of(self, handle: str) -> Tuple[str, ...]:
        """The parts that an artifact was computed from."""
        return tuple(self._names[scan] for scan in self._scans[handle])

    def foreign(self, handle: str) -> bool:
        """Whether it was computed from a scan that the report is not about: an older run gave the same artifact."""
        return any(self._names[scan] == "" for scan in self._scans[handle])


def _part_names(inputs: Mapping[str, Any]) -> Dict[str, str]:
    """Names of parts by the SHA-256 of their scan. A scan that stands in two places has the name of the first."""
    named = [("A", inputs["mark_a"])]
    known = inputs.get("known")
    named += [(f"K{i}.", scans) for i, scans in enumerate(known, 1)] if known else [("B", inputs["mark_b"])]
    found: Dict[str, str] = {}
    for mark, scans in named:
        for place, digest in enumerate(scans, 1):
            found.setdefault(digest, f"{mark}{place}")
    return found


def _step(run: _Run, artifacts: _Artifacts, parts: Tuple[str, ...], titles: Mapping[str, str]) -> Step:
    return Step(
        name=run.name,
        version=run.version,
        title=titles.get(run.name, run.name),
        parts=parts,
        params=run.params,
        inputs={role: tuple(artifacts[one] for one in given) for role, given in run.roles.items()},
        output=artifacts[run.output],
        seconds=run.seconds,
    )
