import tempfile
import unittest
from pathlib import Path

from service import example, files_of, installed, service

from markgraph import BadRequest


class CollectionTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        one, two = example("toolmarks-one-edge"), example("toolmarks-two-edges")
        self.questioned = one.mark_a
        marks = {"edge1-1": one.mark_a, "edge1-2": one.mark_b, "edge2-1": two.mark_b}
        self.rows = []
        for name, mark in marks.items():
            (path,) = files_of(mark, self.folder, f"{name}-")
            self.rows.append({"study": "lab", "source": name[:5], "mark": name, "scan": path.name})

    def test_a_mark_is_searched_among_those_of_a_collection(self):
        kept = service().collection("open cases", "toolmark").add(self.rows[1:], scans=self.folder)
        self.assertEqual((kept.marks, kept.scans), (2, 2))
        self.assertIn(kept.id, [one.id for one in service().collections()])
        found = service().search(self.questioned, kept, hits=2)
        self.assertEqual([hit.mark for hit in found.hits], ["edge1-2", "edge2-1"])
        self.assertEqual((found.marks, found.scored, found.refused), (2, 2, None))
        self.assertEqual(service().report(found.hits[0].report_handle).report().log10_lr, found.hits[0].log10_lr)
        if installed("pandas"):
            self.assertEqual(list(found.frame()["rank"]), [1, 2])
        with self.assertRaises(BadRequest):
            service().search(self.questioned, kept, hits=99)

    def test_links_name_the_marks_that_hang_together(self):
        kept = service().collection("all marks", "toolmark").add(self.rows, scans=self.folder)
        study = kept.study().run().wait()
        (cluster,) = study.links(0.3)
        self.assertEqual(cluster.marks, ("edge1-1", "edge1-2"))
        self.assertEqual(cluster.parts, (("edge1-1",), ("edge1-2",)))
        self.assertGreaterEqual(cluster.held_by[0].log10_lr, 0.3)
        with self.assertRaisesRegex(BadRequest, "log10_lr must be"):
            study.links(7)
        kept.delete()
        self.assertNotIn(kept.id, [one.id for one in service().collections()])


class LaboratoryTest(unittest.TestCase):
    def test_cases_checks_and_plans_are_listed(self):
        made = service().http.json("POST", "/v1/cases", body={"number": "2026-17", "name": "Questioned bullet"})
        self.assertIn("2026-17", [one["number"] for one in service().cases("questioned bullet")])
        self.assertEqual(service().case("2026-17")["id"], made["id"])
        self.assertEqual(service().cases("no such text"), [])
        self.assertEqual((service().checks(), service().plans()), ([], []))


if __name__ == "__main__":
    unittest.main()
