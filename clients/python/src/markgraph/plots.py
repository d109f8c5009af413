"""Figures, with matplotlib. Every function draws into `ax` or into axes of its own, and returns them."""

from __future__ import annotations

import math
import textwrap
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from ._optional import optional
from .artifacts import Alignment, Artifact
from .errors import MarkgraphError
from .grid import Grid
from .pair import FacePair, StriaePair
from .pipeline import Pipeline, Step
from .studies import ScoredPair

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .calibration import LikelihoodRatio
    from .reports import Report

POINTS = 512  # the most points a side of a surface that is drawn
A, B = "#0072b2", "#d55e00"  # told apart by readers who see few colours
SAME, DIFFERENT = A, "#999999"
GREY = "#666666"


def _axes(ax: Optional["Axes"]) -> "Axes":
    if ax is not None:
        return ax
    made: "Axes" = optional("matplotlib.pyplot", "plot()").subplots(layout="constrained")[1]
    return made


def artifact(one: Artifact, ax: Optional["Axes"] = None) -> "Axes":
    """An array as an image or a line; a document by its kind, or as its figures."""
    ax = _axes(ax)
    if one.is_array:
        return _array(one, ax)
    if one.kind == "scan":
        raise MarkgraphError("a scan as uploaded cannot be drawn; draw its surface, the output of the step decode")
    return _DOCUMENTS.get(one.kind, _figures)(one.document(), ax)


def _array(one: Artifact, ax: "Axes") -> "Axes":
    if one.kind in _COLUMNS:
        return _columns(one.grid(), _COLUMNS[one.kind], ax)
    if not one.pitch or len(one.shape) > 2:
        raise MarkgraphError(f"{one.kind} of shape {one.shape} has no picture; use numpy()")
    if len(one.shape) == 1 or one.shape[0] == 1:
        return line(one.grid(), ax)
    if one.kind == "surface":  # its form is much larger than what it bears
        return image(one.coarse(POINTS, form_removed=True), ax, "form removed")
    return image(one.grid(), ax)


def image(grid: Grid, ax: Optional["Axes"] = None, about: str = "") -> "Axes":
    """Heights (ny, nx) as colours, axes in millimetres, row 0 at the top. Not measured is white."""
    ax = _axes(ax)
    numpy = optional("numpy", "plot()")
    values = grid.numpy()
    step = max(1, -(-max(values.shape) // POINTS))
    heights = values[::step, ::step] * (1e6 if grid.unit == "m" else 1.0)
    if grid.unit == "1":
        heights = numpy.where(heights == 0, numpy.nan, heights)  # a map is 0 where nothing was measured
    middle = numpy.nanmedian(heights)
    reach = numpy.nanpercentile(numpy.abs(heights - middle), 98) or 1.0
    dx, dy = grid.pitch if len(grid.pitch) == 2 else (1e-3, 1e-3)
    ny, nx = values.shape
    shown = ax.imshow(
        heights,
        extent=(0, nx * dx * 1e3, ny * dy * 1e3, 0),
        cmap="RdBu_r",
        vmin=middle - reach,
        vmax=middle + reach,
        interpolation="nearest",
    )
    unit = "µm" if grid.unit == "m" else "no unit"
    ax.figure.colorbar(shown, ax=ax, label=f"height, {unit}" + (f" ({about})" if about else ""), shrink=0.8)
    ax.set_xlabel("mm")
    ax.set_ylabel("mm")
    return ax


def line(grid: Grid, ax: Optional["Axes"] = None, label: Optional[str] = None, color: str = A) -> "Axes":
    """A signature or profile, (n,) or (1, n): heights in micrometres over millimetres across the striae."""
    ax = _axes(ax)
    values = grid.numpy().ravel() * (1e6 if grid.unit == "m" else 1.0)
    pitch = grid.pitch[0] if grid.pitch else 1e-3
    ax.plot([i * pitch * 1e3 for i in range(len(values))], values, color=color, lw=1, label=label)
    ax.set_xlabel("across the striae, mm")
    ax.set_ylabel(_height_label(grid.unit))
    return ax


def _height_label(unit: str) -> str:
    return "height / local amplitude" if unit == "1" else "height, µm"


def _overlaid(a: Grid, b: Grid, lag: int, ax: "Axes", names: Sequence[str] = ("A", "B")) -> "Axes":
    """Two signatures, b shifted by `lag` samples."""
    numpy = optional("numpy", "plot()")
    pitch = (a.pitch[0] if a.pitch else 1e-3) * 1e3
    for grid, label, color, shift in ((a, names[0], A, 0), (b, names[1], B, lag)):
        values = grid.numpy() * (1e6 if grid.unit == "m" else 1.0)
        centred = values - numpy.nanmean(values)
        ax.plot((numpy.arange(len(values)) + shift) * pitch, centred, color=color, lw=1, label=label)
    ax.set_xlabel("across the striae, mm")
    ax.set_ylabel(_height_label(a.unit))
    ax.legend(loc="upper right")
    return ax


def alignment(one: Alignment, ax: Optional["Axes"] = None) -> "Axes":
    """Two signatures at the lag where they agree best."""
    ax = _overlaid(one.a.grid(), one.b.grid(), one.lag, _axes(ax))
    ax.set_title(f"lag {one.lag} samples, correlation {one.ccf:.2f}")
    return ax


def striae_pair(pair: StriaePair, ax: Optional["Axes"] = None) -> "Axes":
    """Two parts on each other, with the windows that agree shaded."""
    ax = _overlaid(pair.signature_a, pair.signature_b, pair.lag, _axes(ax))
    for window in pair.windows.a:
        start = window.x * pair.pitch_um / 1e3
        ax.axvspan(start, start + window.w * pair.pitch_um / 1e3, color=A, alpha=0.08, lw=0)
    turned = ", B turned by 180°" if pair.turned else ""
    ax.set_title(f"A{pair.a + 1} and B{pair.b + 1}: lag {pair.lag} samples, correlation {pair.ccf:.2f}{turned}")
    return ax


def face_pair(pair: FacePair, ax: Optional["Axes"] = None, side: str = "a") -> "Axes":
    """The map of one face with the cells of A; the congruent ones in blue."""
    ax = _axes(ax)
    patches = optional("matplotlib.patches", "plot()")
    grid = pair.artifact(side, "signature" if side == "a" else "registered").grid()
    image(grid, ax)
    size = pair.pitch_um / 1e3
    for cell in pair.cells.a:
        ax.add_patch(
            patches.Rectangle(
                (cell.x * size, cell.y * size),
                pair.cell * size,
                pair.cell * size,
                fill=False,
                ec="#0000cc" if cell.congruent else GREY,
                lw=1.2 if cell.congruent else 0.4,
            )
        )
    congruent = sum(cell.congruent for cell in pair.cells.a)
    ax.set_title(f"{congruent} of {len(pair.cells.a)} cells of A congruent, B turned by {pair.registration.rotation_deg:g}°")
    ax.set_xlim(*_measured(grid, 1, size))
    ax.set_ylim(*reversed(_measured(grid, 0, size)))
    return ax


def _measured(grid: Grid, axis: int, size: float) -> Tuple[float, float]:
    """First and last place along an axis that has a measured point."""
    numpy = optional("numpy", "plot()")
    places = numpy.flatnonzero((grid.numpy() != 0).any(axis=1 - axis))
    return (float(places[0]) * size, float(places[-1] + 1) * size) if len(places) else (0.0, len(grid) * size)


def matrix(
    values: Sequence[Sequence[float]], diagonal: Sequence[Sequence[int]] = (), ax: Optional["Axes"] = None
) -> "Axes":
    """Correlation of all lands: rows are lands of A, columns lands of B, counted from 1. The winning diagonal is framed."""
    ax = _axes(ax)
    patches = optional("matplotlib.patches", "plot()")
    shown = ax.imshow(values, cmap="viridis", vmin=0, vmax=1)
    for i, row in enumerate(values):
        for j, value in enumerate(row):
            ax.text(j, i, f"{value:.2f}", ha="center", va="center", color="white" if value < 0.6 else "black", size=8)
    for i, j in diagonal:
        ax.add_patch(patches.Rectangle((j - 0.5, i - 0.5), 1, 1, fill=False, ec=B, lw=2))
    ax.set_xticks(range(len(values[0])), [str(j + 1) for j in range(len(values[0]))])
    ax.set_yticks(range(len(values)), [str(i + 1) for i in range(len(values))])
    ax.set_xlabel("land of B")
    ax.set_ylabel("land of A")
    ax.figure.colorbar(shown, ax=ax, label="correlation", shrink=0.8)
    return ax


def ratio(one: Union["Report", "LikelihoodRatio"], ax: Optional["Axes"] = None) -> "Axes":
    """log10 LR with its 95% interval, on the range that the reference supports."""
    ax = _axes(ax)
    least, greatest = one.lr_bounds_log10
    ax.axvspan(least, greatest, color="#eeeeee", label="supported by the reference")
    ax.axvline(0, color=GREY, lw=1)
    low, high = one.log10_lr - one.log10_lr_ci_lo, one.log10_lr_ci_hi - one.log10_lr
    ax.errorbar(
        [one.log10_lr],
        [0],
        xerr=[[max(0.0, low)], [max(0.0, high)]],
        fmt="o",
        color=A,
        capsize=4,
        label="log10 LR, 95% interval",
    )
    reach = 1.15 * max(abs(least), abs(greatest), abs(one.log10_lr))
    ax.set_xlim(-reach, reach)
    ax.set_yticks([])
    ax.set_xlabel("different sources  ←  log10 LR  →  same source")
    ax.set_title(f"LR {one.likelihood_ratio:.2g}: {one.verbal}", wrap=True)
    ax.legend(loc="upper left", fontsize="small")
    return ax


def histogram(block: Mapping[str, Any], ax: Optional["Axes"] = None) -> "Axes":
    """Scores of a reference, of one source and of different sources, each as shares; the score of this comparison marked."""
    ax = _axes(ax)
    counts = block["km_knm_hist"]
    for name, label, color in (("knm_counts", "different sources", DIFFERENT), ("km_counts", "same source", SAME)):
        total = sum(counts[name]) or 1
        ax.stairs([n / total for n in counts[name]], counts["edges"], fill=True, alpha=0.6, color=color, label=label)
    if "score_marker" in block:
        ax.axvline(block["score_marker"], color=B, label="this comparison")
    ax.set_xlabel("score")
    ax.set_ylabel("share of the pairs")
    ax.legend(fontsize="small")
    return ax


def tippett(block: Mapping[str, Any], ax: Optional["Axes"] = None) -> "Axes":
    """Share of the pairs of a reference whose log10 LR is at least so great; this comparison marked."""
    ax = _axes(ax)
    curves = block["tippett"]
    ax.step(curves["log10_lr"], curves["km_ge"], color=SAME, label="same source")
    ax.step(curves["log10_lr"], curves["knm_ge"], color=DIFFERENT, label="different sources")
    if "this_log10_lr" in block:
        ax.axvline(block["this_log10_lr"], color=B, label="this comparison")
    ax.set_xlabel("log10 LR")
    ax.set_ylabel("share of the pairs at least so great")
    ax.legend(fontsize="small")
    return ax


def scores(pairs: Sequence[ScoredPair], ax: Optional["Axes"] = None) -> "Axes":
    """Scores of a study, of one source and of different sources, each as shares."""
    ax = _axes(ax)
    numpy = optional("numpy", "plot()")
    groups = {same: [one.score for one in pairs if one.same_source is same] for same in (False, True)}
    edges = numpy.histogram_bin_edges([one.score for one in pairs], bins=30)
    for same, label, color in ((False, "different sources", DIFFERENT), (True, "same source", SAME)):
        counts, _ = numpy.histogram(groups[same], bins=edges)
        share = counts / max(1, len(groups[same]))
        ax.stairs(share, edges, fill=True, alpha=0.6, color=color, label=f"{label} ({len(groups[same])} pairs)")
    ax.set_xlabel("score")
    ax.set_ylabel("share of the pairs")
    ax.legend(fontsize="small")
    return ax


def step(one: Step, ax: Optional["Axes"] = None) -> "Axes":
    """The output of a step under its title; a comparison of striae as both signatures at their lag."""
    ax = _axes(ax)
    striae = [one.inputs.get(side, ()) for side in ("a", "b")]
    if one.output.kind == "congruence" and all(len(side) == 1 for side in striae):
        (a,), (b,) = striae
        names = one.parts if len(one.parts) == 2 else ("A", "B")
        _overlaid(a.grid(), b.grid(), one.document()["lag"], ax, names)
    else:
        artifact(one.output, ax)
    ax.set_title(f"{one.about}: {one.title}" if one.about else one.title)
    return ax


def steps(pipeline: Pipeline) -> "Figure":
    """Small pictures of the steps, in their order."""
    drawn = [one for one in pipeline if one.output.kind != "surface.oriented"]
    if not drawn:
        raise MarkgraphError("there is no step to draw")
    pyplot = optional("matplotlib.pyplot", "plot()")
    columns = min(3, len(drawn))
    rows = math.ceil(len(drawn) / columns)
    figure, grid = pyplot.subplots(rows, columns, figsize=(4.5 * columns, 3 * rows), squeeze=False, layout="constrained")
    places: List["Axes"] = list(grid.flat)
    for one, ax in zip(drawn, places):
        step(one, ax)
    for ax in places[len(drawn) :]:
        ax.set_axis_off()
    made: "Figure" = figure
    return made


def report(one: "Report") -> "Figure":
    """A result: the best parts on each other, the ratio on its scale, and the scores of the reference."""
    pyplot = optional("matplotlib.pyplot", "plot()")
    figure = pyplot.figure(figsize=(11, 7), layout="constrained")
    upper, lower = figure.subfigures(2, 1, height_ratios=(3, 2))
    facts = one.provenance
    pair = one.pair(facts.get("best_land_a", 0), facts.get("best_land_b", 0))
    if isinstance(pair, FacePair):
        sides = upper.subplots(1, 2)
        for ax, side in zip(sides, ("a", "b")):
            face_pair(pair, ax, side)
        sides[1].set_title("B laid on A")
    else:
        striae_pair(pair, upper.subplots())
    left, right = lower.subplots(1, 2)
    ratio(one, left)
    histogram(one.block("calibration"), right)
    made: "Figure" = figure
    return made


# Documents of the graph, by their kind


def _figures(document: Any, ax: "Axes") -> "Axes":
    """The numbers and short texts of a document as a list."""
    shown = {name: value for name, value in document.items() if isinstance(value, (bool, int, float, str))}
    lines = [f"{name}: {value:.4g}" if isinstance(value, float) else f"{name}: {value}" for name, value in shown.items()]
    ax.set_axis_off()
    text = "\n".join(textwrap.shorten(one, 44) for one in lines) or "no figures"
    ax.text(0.02, 0.95, text, va="top", family="monospace", transform=ax.transAxes, clip_on=True).set_in_layout(False)
    return ax


def _form(document: Mapping[str, Any], ax: "Axes") -> "Axes":
    """The polynomial that was fitted, over the scan scaled to [-1, 1]; micrometres. Row 0 at the top."""
    numpy = optional("numpy", "plot()")
    y, x = numpy.mgrid[-1:1:64j, -1:1:64j]
    coefficients = document["coefficients"]
    heights = sum(coefficients[3 * j + i] * x**i * y**j for i in range(3) for j in range(3) if 3 * j + i < len(coefficients))
    shown = ax.imshow(heights * 1e6, extent=(-1, 1, 1, -1), cmap="viridis", aspect="auto")
    ax.figure.colorbar(shown, ax=ax, label="form, µm", shrink=0.8)
    return ax


def _orientation(document: Mapping[str, Any], ax: "Axes") -> "Axes":
    """The direction of the striae as the scan is drawn, row 0 at the top: the angle counts from columns to rows."""
    angle = math.radians(document["striae_angle_deg"])
    for shift in (-0.6, -0.3, 0.0, 0.3, 0.6):
        x, y = math.cos(angle), math.sin(angle)
        ax.plot([shift - x, shift + x], [-y, y], color=A, lw=1)
    ax.set_aspect("equal")
    ax.set_xlim(-1, 1)
    ax.set_ylim(1, -1)
    ax.set_xticks([])
    ax.set_yticks([])
    ax.set_xlabel(f"striae at {document['striae_angle_deg']:.2f}°, turned by {document['tilt_deg']:.2f}°")
    return ax


def _features(document: Mapping[str, Any], ax: "Axes") -> "Axes":
    return matrix(document["land_ccf_matrix"], document["diagonal"], ax)


def _regions(document: Mapping[str, Any], ax: "Axes") -> "Axes":
    """The regions that agree as fractions of the extent of A, darker the better they agree."""
    patches = optional("matplotlib.patches", "plot()")
    for region in document["a"]:
        corner = (region["x_frac"], region["y_frac"])
        face = {"fc": A, "ec": A, "alpha": max(0.1, min(0.8, region["corr"]))}
        ax.add_patch(patches.Rectangle(corner, region["w_frac"], region["h_frac"], **face))
    ax.set_xlim(0, 1)
    ax.set_ylim(1, 0)
    ax.set_xlabel(f"{len(document['a'])} regions that agree, on A")
    return ax


def _ratio_document(document: Mapping[str, Any], ax: "Axes") -> "Axes":
    least, greatest = document["lr_bounds_log10"]
    ax.axvspan(least, greatest, color="#eeeeee")
    ax.axvline(0, color=GREY, lw=1)
    ax.plot([document["log10_lr"]], [0], "o", color=A)
    ax.set_yticks([])
    ax.set_xlabel("log10 LR, on the range that the reference supports")
    return ax


def _interval(document: Mapping[str, Any], ax: "Axes") -> "Axes":
    low, high = document["log10_lr_ci"]
    ax.plot([low, high], [0, 0], color=A, marker="|", ms=14)
    ax.axvline(0, color=GREY, lw=1)
    ax.set_yticks([])
    ax.set_xlabel(f"log10 LR, 95% interval {low:.2f} to {high:.2f}")
    return ax


def _congruence_2d(document: Mapping[str, Any], ax: "Axes") -> "Axes":
    """Congruent cells on the map of A, darker the better they agree; pixels, row 0 at the top."""
    patches = optional("matplotlib.patches", "plot()")
    for region in document["regions"]:
        face = {"fc": A, "ec": "white", "alpha": max(0.1, min(0.9, region["corr"]))}
        size = document["cell"]
        ax.add_patch(patches.Rectangle((region["x_a"], region["y_a"]), size, size, **face))
    ax.set_xlim(0, 256)
    ax.set_ylim(256, 0)
    ax.set_aspect("equal")
    ax.set_xlabel(f"{len(document['regions'])} congruent cells, B turned by {document['rotation_deg']:g}°")
    return ax


def _calibration(document: Mapping[str, Any], ax: "Axes") -> "Axes":
    return histogram(document, ax) if "km_knm_hist" in document else _figures(document, ax)


def _columns(table: Grid, names: Sequence[str], ax: "Axes") -> "Axes":
    """The first two columns of a table over each other, a point a row."""
    values = table.numpy()
    ax.plot(values[:, 0], values[:, 1], ".", color=A, alpha=0.3, ms=3)
    ax.set_xlabel(names[0])
    ax.set_ylabel(names[1])
    return ax


_COLUMNS: Dict[str, Tuple[str, str]] = {  # of each resample of the sources of a reference
    "calibration.bootstrap": ("slope", "intercept"),
    "calibration.question.bootstrap": ("mean by chance", "deviation by chance"),
}

_DOCUMENTS: Dict[str, Callable[[Any, "Axes"], "Axes"]] = {
    "form-robust": _form,
    "orientation": _orientation,
    "orientation.land": _orientation,
    "features": _features,
    "attribution": _regions,
    "likelihood-ratio": _ratio_document,
    "interval": _interval,
    "congruence.2d": _congruence_2d,
    "calibration": _calibration,
}
