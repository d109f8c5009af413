"""An evidence bundle: its files, what its computations gave, and which computation gave what (docs/evidence.md)."""

import hashlib
import io
import json
import zipfile

import numpy as np

class Bundle:
    def __init__(self, path: str):
        with zipfile.ZipFile(path) as archive:
            self.files = {name: archive.read(name) for name in archive.namelist()}
        self.recipe, runs = self.document("recipe.json"), self.document("runs.json")
        self.artifacts = {one["handle"]: one for one in runs["artifacts"]}
        self.report = runs["report"]
        self.runs: dict[str, list[dict]] = {}  # by what they gave: equal artifacts are one, whatever gave them
        for run in runs["runs"]:
            self.runs.setdefault(run["output"], []).append(run)
        for found in self.runs.values():  # what changes nothing gives what it took, and comes last
            found.sort(key=lambda run: run["output"] in run["inputs"].values())

    def document(self, name: str):
        return json.loads(self.files[name])

    def changed_files(self) -> list[str]:
        """Files that are not what the manifest says, or not in it; signatures come later than a manifest."""
        listed = {one["path"]: one["sha256"] for one in self.document("manifest.json")["files"]}
        own = {name for name in self.files if name != "manifest.json" and not name.startswith("signatures/")}
        held = {name: hashlib.sha256(self.files[name]).hexdigest() for name in own}
        return sorted(name for name in {*listed, *held} if listed.get(name) != held.get(name))

    def stored(self, handle: str):
        """An artifact as it lies in the bundle: bytes, an array or a document; None where it was left out."""
        name = self.artifacts.get(handle, {}).get("file") or ""
        if name not in self.files:
            return None
        if name.endswith(".npy"):
            return np.load(io.BytesIO(self.files[name]), allow_pickle=False)
        return json.loads(self.files[name]) if name.endswith(".json") else self.files[name]

    def same_bytes(self, handle: str, values: np.ndarray) -> bool:
        """Whether numbers are those of an artifact bit for bit, by its SHA-256; there is one way to write NaN."""
        plain = np.where(np.isnan(values), np.float64(np.nan), values).astype("<f8").tobytes()
        return hashlib.sha256(plain).hexdigest() == self.artifacts[handle]["data_sha256"]
