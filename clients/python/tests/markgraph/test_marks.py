import tempfile
import unittest
from pathlib import Path

from markgraph import Mark, MarkgraphError
from markgraph._http import Upload
from markgraph.marks import mark_fields, scans_of

HANDLE = "sha256:" + "0" * 64


class MarkTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for name in ("land1.x3p", "land2.x3p", "land10.x3p", "notes.txt"):
            (self.folder / name).write_bytes(name.encode())

    def test_a_folder_is_its_scans_by_number(self):
        self.assertEqual([path.name for path in scans_of(self.folder)], ["land1.x3p", "land2.x3p", "land10.x3p"])

    def test_one_scan_needs_no_list(self):
        path = self.folder / "land1.x3p"
        for given in (path, str(path), [path], Mark(path), Mark([path])):
            self.assertEqual(scans_of(given), [path])

    def test_what_is_not_there_is_named(self):
        with self.assertRaisesRegex(MarkgraphError, "there is no scan .*gone.x3p"):
            scans_of(self.folder / "gone.x3p")
        with self.assertRaisesRegex(MarkgraphError, "at least one scan"):
            scans_of([])
        empty = self.folder / "empty"
        empty.mkdir()
        with self.assertRaisesRegex(MarkgraphError, "has no X3P file"):
            scans_of(empty)

    def test_how_a_mark_is_read_goes_into_fields_of_its_name(self):
        mark = Mark([HANDLE, HANDLE], lands=[1, 3], edges=[(120, 1900), None], replica=True, left_out="jacket torn")
        self.assertEqual(
            dict(mark_fields("known_2", mark)),
            {
                "known_2_handles": f"{HANDLE},{HANDLE}",
                "known_2_lands": "1,3",
                "known_2_edges": "120:1900,",
                "known_2_replica": "true",
                "known_2_left_out": "jacket torn",
            },
        )

    def test_files_repeat_the_field_in_order(self):
        fields = mark_fields("mark_a", self.folder)
        self.assertEqual([name for name, _ in fields], ["mark_a"] * 3)
        self.assertEqual([one.name for _, one in fields if isinstance(one, Upload)][-1], "land10.x3p")

    def test_files_and_handles_do_not_mix(self):
        with self.assertRaisesRegex(MarkgraphError, "mark_a has files and handles"):
            mark_fields("mark_a", [HANDLE, self.folder / "land1.x3p"])


if __name__ == "__main__":
    unittest.main()
