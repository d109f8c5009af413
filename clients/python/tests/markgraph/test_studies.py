import csv
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from service import example, files_of, installed, service

from markgraph import BadRequest, MarkgraphError, studies


class StudyTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        one, two = example("toolmarks-one-edge"), example("toolmarks-two-edges")
        marks = {"edge1-1": one.mark_a, "edge1-2": one.mark_b, "edge2-1": two.mark_b}
        self.rows = []
        for name, mark in marks.items():
            (path,) = files_of(mark, self.folder, f"{name}-")
            self.rows.append({"study": "lab", "source": name[:5], "mark": name, "scan": path.name})
        self.manifest = self.folder / "lab.csv"
        with self.manifest.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(self.rows[0]))
            writer.writeheader()
            writer.writerows(self.rows)

    def test_a_study_is_scored_with_progress(self):
        states = []
        study = service().study(self.manifest, domain="toolmark", name="lab").run().wait(states.append)
        self.assertEqual((states[-1].state, states[-1].pairs_done), ("done", 3))
        pairs = study.pairs()
        self.assertEqual(sorted(pair.same_source for pair in pairs), [False, False, True])
        same = next(pair for pair in pairs if pair.same_source)
        self.assertEqual((same.mark_a, same.mark_b, same.source_a), ("edge1-1", "edge1-2", "edge1"))
        self.assertGreater(same.score, max(pair.score for pair in pairs if not pair.same_source))
        self.assertIn(study.id, [one.id for one in service().studies()])
        with self.assertRaisesRegex(BadRequest, "needs|pairs|least"):
            study.reference("lab", "Lab", "The laboratory says that its cases are as these.")

    def test_rows_and_more_scans_than_a_request_holds_are_the_same_study(self):
        by_file = service().study(self.manifest, domain="toolmark")
        by_rows = service().study(self.rows, domain="toolmark", scans=self.folder)
        with mock.patch.object(studies, "FILES_OF_REQUEST", 2):
            by_handle = service().study(self.manifest, domain="toolmark")
        self.assertEqual((by_rows.id, by_handle.id), (by_file.id, by_file.id))
        self.assertEqual([row["mark"] for row in by_handle.scans()], ["edge1-1", "edge1-2", "edge2-1"])

    def test_a_scan_that_is_not_there_is_named(self):
        with self.assertRaisesRegex(MarkgraphError, "names the scan gone.x3p"):
            service().study([{**self.rows[0], "scan": "gone.x3p"}], domain="toolmark", scans=self.folder)
        with self.assertRaisesRegex(MarkgraphError, "needs a scan"):
            service().study([{"study": "lab"}], domain="toolmark")

    @unittest.skipUnless(installed("pandas"), "pandas is not installed")
    def test_data_frames_go_in_and_come_out(self):
        import pandas

        study = service().study(pandas.DataFrame(self.rows), domain="toolmark", scans=self.folder).run().wait()
        frame = study.frame()
        self.assertEqual(list(frame.columns), ["score", "same_source", "source_a", "mark_a", "source_b", "mark_b"])
        self.assertEqual(frame.groupby("same_source")["score"].count().to_dict(), {False: 2, True: 1})


if __name__ == "__main__":
    unittest.main()
