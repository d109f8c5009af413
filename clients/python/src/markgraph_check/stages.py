"""The stages between a scan and a likelihood ratio by the names that a bundle has for them."""

from typing import Any, Callable, NamedTuple

import numpy as np

from . import anchored, bullets, calibration, faces, filters, registration, striae, toolmarks, x3p
from .values import FaceMap, Signature, Surface

class Stage(NamedTuple):
    version: int  # of the definition that is implemented here
    run: Callable[[dict, dict], Any]  # inputs, parameters
    tolerance: float  # greatest relative difference; 0: every bit
    settings: str | None = None  # how its parameters begin in the scorer config

def form_removed(inputs: dict, _params: dict) -> Surface:
    heights = inputs["surface"].heights
    form = filters.solved(*filters.grid_points(heights), 1.0, filters.form_terms(*heights.shape))
    return inputs["surface"]._replace(heights=filters.without(heights, form))

def band_passed(inputs: dict, params: dict) -> Surface:
    heights, dx, dy = inputs["surface"]
    return Surface(filters.roughness_band(heights, dy, dx, **params), dx, dy)

def form_of(inputs: dict):
    return inputs["form"]["coefficients"]

STAGES: dict[str, Stage] = {
    "decode": Stage(3, lambda i, p: x3p.decode(i["scan"], **p), 0),
    "mirrored": Stage(1, lambda i, p: i["surface"]._replace(heights=i["surface"].heights[:, ::-1]), 0),
    "replica": Stage(1, lambda i, p: i["surface"]._replace(heights=0 - i["surface"].heights[:, ::-1]), 0),
    "robust-form": Stage(3, lambda i, p: filters.robust_form(i["surface"].heights), 1e-9),
    "striae": Stage(4, lambda i, p: striae.direction(i["surface"], form_of(i), **p), 1e-9, "land_angle_"),
    "straighten": Stage(3, lambda i, p: striae.straightened(i["surface"], form_of(i), i["orientation"]), 1e-9),
    "collapse": Stage(3, lambda i, p: striae.collapse(i["surface"], i["orientation"]), 1e-9),
    "form-removal": Stage(2, form_removed, 1e-9),
    "roughness": Stage(2, band_passed, 1e-9, "toolmark_"),
    "orientation": Stage(2, lambda i, p: {"tilt_deg": 0.0, "striae_angle_deg": 90.0}, 1e-9),  # of a profile
    "toolmark-signature": Stage(2, lambda i, p: toolmarks.signature(i["profile"], **p), 1e-9, "toolmark_"),
    "cmr-1d": Stage(5, lambda i, p: toolmarks.cmr_1d(i["a"], i["b"], p), 1e-9, "toolmark_"),
    "toolmark-chance": Stage(3, lambda i, p: toolmarks.chance(i["signature"], p), 1e-9, "toolmark_"),
    "toolmark-score": Stage(4, lambda i, p: toolmarks.score(**i, params=p), 1e-9, "toolmark_"),
    "land-signature": Stage(5, lambda i, p: bullets.signature(i["surface"], form_of(i), i["orientation"], p), 1e-9, ""),
    "features": Stage(3, lambda i, p: bullets.features(i["a"], i["b"], p), 1e-9, "land_"),
    "bullet-score": Stage(1, lambda i, p: {"score": i["features"]["diag_contrast"]}, 1e-9),
    "align": Stage(3, lambda i, p: bullets.align(i["a"], i["b"], p), 1e-9, "land_"),
    "land-score": Stage(1, lambda i, p: {"score": i["alignment"]["ccf"]}, 1e-9),
    "primer-region": Stage(1, lambda i, p: faces.region(i["surface"], p), 0, "impressed_region_"),
    "areal-band": Stage(4, lambda i, p: faces.band(i["surface"], p), 1e-9, "impressed_"),
    "areal-signature": Stage(2, lambda i, p: faces.face_map(i["surface"], **p), 1e-9, "impressed_"),
    "cmr-2d": Stage(3, lambda i, p: registration.cmr_2d(i["a"], i["b"], p), 1e-9, "impressed_"),
    "areal-score": Stage(1, lambda i, p: {"score": i["congruence"]["score"]}, 1e-9),
    "question-score": Stage(1, lambda i, p: anchored.question_score(i["questioned"], i["among"]), 1e-9),
    "fit-calibration": Stage(4, lambda i, p: calibration.fit(i["reference"], p["left_out"]), 1e-9),
    "fit-questions": Stage(1, lambda i, p: anchored.fit(i["reference"], p["left_out"]), 1e-7),
    "calibrate": Stage(3, lambda i, p: calibration.calibrate(i["score"], i["calibration"]), 1e-9),
    "calibrate-question": Stage(1, lambda i, p: anchored.calibrate(i["score"], i["calibration"]), 1e-7),
}

OTHER_SETTINGS = {  # parameters whose name in the scorer config is another one
    **{("striae", "clip"): "land_clip", ("land-signature", "clip"): "land_relief_clip"},
    **{("land-signature", "pitch"): "signature_pitch", ("toolmark-chance", "texture_sigma"): "toolmark_amplitude_sigma"},
    **{("cmr-2d", "corr"): "cmr_corr", ("cmr-2d", "fewest"): "impressed_fewest_cells"},
}

def other_settings(node: str, params: dict, config: dict) -> list[str]:
    """Parameters that are not those of the scorer config. Places of lands and edges are no settings of it."""
    prefix, found = STAGES[node].settings, []
    for name, value in params.items() if prefix is not None else ():
        key = OTHER_SETTINGS.get((node, name), prefix + name)
        if isinstance(value, dict) and name == "overlap":
            found += other_settings(node, value, config)
        elif key in config and config[key] != value:
            found.append(f"{node}: {name} is not {key} of the scorer config")
    return found

def difference(value, meta: dict, stored) -> float:
    """The greatest difference between a value and what is stored of it."""
    if isinstance(value, Surface):
        pairs = [(value.heights, stored), (value.dx, meta["dx"]), (value.dy, meta["dy"])]
    elif isinstance(value, (Signature, FaceMap)):
        values = faces.on_square(value) if isinstance(value, FaceMap) else value.values
        pairs = [(values, stored), (value[1], meta["dx"])]
    else:
        pairs = [(value[name], stored[name]) for name in value if name in stored]
    return max(relative(*pair) for pair in pairs)

def relative(computed, stored) -> float:
    """The greatest difference over the greatest stored number. Infinite where gaps or sizes differ."""
    ours, theirs = (np.atleast_1d(np.asarray(one, float)).ravel() for one in (computed, stored))
    known = np.isfinite(theirs)
    if ours.size != theirs.size or (np.isfinite(ours) != known).any():
        return float("inf")
    greatest = np.abs(theirs[known]).max(initial=0.0)
    return float(np.abs(ours[known] - theirs[known]).max(initial=0.0) / (greatest or 1.0))
