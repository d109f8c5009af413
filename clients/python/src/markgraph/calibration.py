"""A score as evidence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Tuple

from ._records import record
from .errors import NoLikelihoodRatio

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True)
class LikelihoodRatio:
    """How many times as probable a score is under one proposition as under the other, relative to a reference.

    `log10_lr_ci`      ends of the 95% interval
    `lr_bounds_log10`  least and greatest log10 LR that the reference supports
    """

    score: float
    likelihood_ratio: float
    log10_lr: float
    lr_bound_log10: float
    lr_bounds_log10: Tuple[float, ...]
    lr_bound_hit: bool
    direction: str
    verbal: str
    config_verified: bool
    reference: Dict[str, Any] = field(repr=False)
    calibration: Dict[str, Any] = field(repr=False)
    log10_lr_ci: Optional[Tuple[float, ...]] = None
    n_sources: Optional[int] = None

    @property
    def log10_lr_ci_lo(self) -> float:
        return self.log10_lr_ci[0] if self.log10_lr_ci else self.log10_lr

    @property
    def log10_lr_ci_hi(self) -> float:
        return self.log10_lr_ci[1] if self.log10_lr_ci else self.log10_lr

    def plot(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws log10 LR with its interval, on the range that the reference supports."""
        from . import plots

        return plots.ratio(self, ax)

    def plot_reference(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws the scores of the reference, of one source and of different sources, with this score marked."""
        from . import plots

        return plots.histogram(self.calibration, ax)


def likelihood_ratio_of(answer: Mapping[str, Any]) -> LikelihoodRatio:
    """What the service answered. Raises `NoLikelihoodRatio` with its reason when it refused."""
    if not answer["calibrated"]:
        raise NoLikelihoodRatio(answer["reason"])
    return record(LikelihoodRatio, answer)
