"""How two bullets agree, land by land."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Optional, Tuple

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True)
class BulletFeatures:
    """Rows of the matrices are lands of A, columns lands of B, in the order in which they were given.

    `land_ccf_matrix`  correlation of every two lands
    `land_lag_matrix`  their lag in samples
    `diagonal`         the lands that belong together, as (row, column) counted from 0
    `diag_contrast`    their mean correlation less that of all other pairs: the score of a bullet
    """

    diag_mean: float
    diag_min: float
    diag_contrast: float
    offset: int
    lag_coherence: float
    land_ccf_matrix: Tuple[Tuple[float, ...], ...]
    land_lag_matrix: Tuple[Tuple[float, ...], ...]
    diagonal: Tuple[Tuple[int, ...], ...]
    diag_ccf: Tuple[float, ...]
    best_land_a: int
    best_land_b: int
    upside_down: bool
    offset_margin: Optional[float] = None
    handle: Optional[str] = field(default=None, repr=False)

    def plot(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws the correlation of all lands, with those that belong together framed."""
        from . import plots

        return plots.matrix(self.land_ccf_matrix, self.diagonal, ax)

    def numpy(self) -> Any:
        """The correlations as a NumPy array, (lands of A, lands of B)."""
        from ._optional import optional

        return optional("numpy", "numpy()").array(self.land_ccf_matrix)
