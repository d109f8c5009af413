"""Bundles of simulated marks: as they are, changed, and without their scans."""

import contextlib
import hashlib
import io
import json
import os
import tempfile
import unittest
import zipfile
from pathlib import Path

from markgraph_check.cli import CANNOT, DIFFERS, OK, main

FOLDER = os.environ.get("MARKGRAPH_CHECK_BUNDLES")  # test/clients/python.lab.test.ts makes them
BUNDLES = sorted(Path(FOLDER).glob("*.zip")) if FOLDER else []


def outcome(bundle: Path) -> tuple[int, str]:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        code = main([str(bundle)])
    return code, printed.getvalue()


def rewritten(bundle: Path, folder: str, change) -> Path:
    """The bundle with files that `change` gives for the old ones, and a manifest that fits them."""
    with zipfile.ZipFile(bundle) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    change(files)
    manifest = json.loads(files["manifest.json"])
    manifest["files"] = [
        {**one, "sha256": hashlib.sha256(files[one["path"]]).hexdigest()}
        for one in manifest["files"]
        if one["path"] in files
    ]
    files["manifest.json"] = json.dumps(manifest).encode()
    path = Path(folder) / "changed.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


@unittest.skipUnless(BUNDLES, "SKIPPED: MARKGRAPH_CHECK_BUNDLES names no folder with bundles")
class TestBundles(unittest.TestCase):
    def test_every_bundle_is_within_tolerance(self):
        for bundle in BUNDLES:
            with self.subTest(bundle.name):
                code, printed = outcome(bundle)
                self.assertEqual(code, OK, printed)
                self.assertIn("All is within tolerance.", printed)

    def test_a_ratio_that_was_changed_differs(self):
        def change(files):
            recipe = json.loads(files["recipe.json"])
            recipe["result"]["log10_lr"] += 1e-4
            files["recipe.json"] = json.dumps(recipe).encode()

        with tempfile.TemporaryDirectory() as folder:
            code, printed = outcome(rewritten(BUNDLES[0], folder, change))
        self.assertEqual(code, DIFFERS, printed)
        self.assertIn("NOT all is within tolerance.", printed)

    def test_a_setting_that_is_not_that_of_the_config_is_named(self):
        def change(files):
            recipe = json.loads(files["recipe.json"])
            for name in recipe["scorer_config"]:
                if name.endswith("lambda_c"):
                    recipe["scorer_config"][name] *= 1.1
            files["recipe.json"] = json.dumps(recipe).encode()

        with tempfile.TemporaryDirectory() as folder:
            code, printed = outcome(rewritten(BUNDLES[0], folder, change))
        self.assertEqual(code, DIFFERS, printed)
        self.assertIn("lambda_c of the scorer config", printed)

    def test_a_file_that_is_not_that_of_the_manifest_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "longer.zip"
            path.write_bytes(BUNDLES[0].read_bytes())
            with zipfile.ZipFile(path, "a") as archive:
                archive.writestr("more.txt", "more")
            code, printed = outcome(path)
        self.assertEqual(code, DIFFERS, printed)
        self.assertIn("Fault: more.txt", printed)

    def test_without_scans_nothing_can_be_computed(self):
        def change(files):
            for name in [name for name in files if name.startswith("scans/")]:
                del files[name]

        with tempfile.TemporaryDirectory() as folder:
            code, printed = outcome(rewritten(BUNDLES[0], folder, change))
        self.assertEqual(code, CANNOT, printed)
        self.assertIn("make it with --scans", printed)


class TestWithoutBundle(unittest.TestCase):
    def test_what_is_no_bundle_cannot_be_read(self):
        code, printed = outcome(Path(__file__))
        self.assertEqual(code, CANNOT, printed)
        self.assertIn("Cannot be computed", printed)


if __name__ == "__main__":
    unittest.main()
