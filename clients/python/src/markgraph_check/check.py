"""Computes an answer again from its bundle, and holds every stage against what the bundle stores."""

import json
import re

from .bundle import Bundle
from .stages import STAGES, difference, other_settings, relative
from .values import CannotCompute

RATIO_TOLERANCE = 1e-6
RATIOS = ("calibrate", "calibrate-question")

class Check:
    """Follows the runs behind the ratio. Every run takes what was computed here before, never what is stored."""

    def __init__(self, bundle: Bundle):
        self.bundle = bundle
        self.runs = dict.fromkeys(STAGES, 0)
        self.greatest: dict[str, float] = {}  # differences of the stages of which the bundle stores something
        self.values: dict[str, object] = {}
        self.faults = [f"{name} is not the file of the manifest" for name in bundle.changed_files()]
        self.ratio, self.ratio_difference = {}, float("inf")

    @property
    def ok(self) -> bool:
        stages = all(found <= STAGES[stage].tolerance for stage, found in self.greatest.items())
        return stages and not self.faults and self.ratio_difference <= RATIO_TOLERANCE

    def run(self) -> None:
        self.ratio = self.value(self.ratio_handle())
        artifacts, recipe = self.bundle.artifacts, self.bundle.recipe
        used = {artifacts[handle]["data_sha256"] for handle in self.values if artifacts[handle]["kind"] == "scan"}
        if used != set(re.findall('"([0-9a-f]{64})"', json.dumps(recipe["inputs"]))):
            self.faults.append("the scans behind the ratio are not those that the recipe names")
        stated = recipe["result"]
        self.ratio_difference = max(relative(self.ratio[one], stated[one]) for one in ("log10_lr", "likelihood_ratio"))

    def ratio_handle(self) -> str:
        for report in self.bundle.runs.get(self.bundle.report, []):
            handle = report["inputs"].get("likelihood_ratio")
            if handle and all(run["node"] in RATIOS for run in self.bundle.runs[handle]):
                return handle
        raise CannotCompute("the report of this bundle has no likelihood ratio")

    def value(self, handle: str):
        """A value computed here; of a scan or the reference, what the bundle holds."""
        if handle not in self.values:
            runs = self.bundle.runs.get(handle, [])
            stored = None if runs else self.bundle.stored(handle)
            if not runs and (stored is None or self.bundle.artifacts[handle]["kind"] not in ("scan", "reference")):
                raise CannotCompute(f"the bundle does not hold {handle} to start from; make it with --scans")
            self.values[handle] = stored
            for run in runs:
                self.values[handle] = self.computed(handle, run)
        return self.values[handle]

    def computed(self, handle: str, run: dict):
        node, params, given = run["node"], run["params"], run["inputs"]
        stage = STAGES.get(node)
        if stage is None or stage.version != run["version"]:
            raise CannotCompute(f"{node} {run['version']} is not implemented here")
        self.faults += other_settings(node, params, self.bundle.recipe["scorer_config"])
        inputs = {k: [self.value(one) for one in v] if isinstance(v, list) else self.value(v) for k, v in given.items()}
        value = stage.run(inputs, params)
        self.runs[node] += 1
        stored = self.bundle.stored(handle)
        found = None
        if stored is not None:
            found = difference(value, self.bundle.artifacts[handle]["meta"], stored)
        elif stage.tolerance == 0:  # left out of bundles, but its hash is not
            found = 0.0 if self.bundle.same_bytes(handle, value.heights) else float("inf")
        if found is not None:
            self.greatest[node] = max(self.greatest.get(node, 0.0), found)
        return value
