import asyncio
import hashlib
import tempfile
import unittest
import zipfile
from pathlib import Path

from service import example, files_of, service, simulated, toolmarks

from markgraph import (
    BadRequest,
    JobFailed,
    Mark,
    MarkgraphError,
    NoLikelihoodRatio,
    NotFound,
    Refusal,
    Report,
    StriaePair,
    Uncalibrated,
)


class CompareTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_lands_in_folders_are_compared_with_progress(self):
        pair = example("bullets-one-barrel")
        a, b = self.folder / "a", self.folder / "b"
        files_of(pair.mark_a, a, "land")
        files_of(pair.mark_b, b, "land")
        states = []
        report = service().compare(a, b, progress=states.append)
        self.assertIsInstance(report, Report)
        self.assertEqual((states[-1].state, states[-1].done), ("done", states[-1].total))
        self.assertEqual(report.domain, "striated")
        self.assertAlmostEqual(report.likelihood_ratio, 10**report.log10_lr)
        self.assertEqual(len(report.features().land_ccf_matrix), 6)
        self.assertEqual(len(report.attribution), len(report.attribution_b))
        self.assertEqual(report.provenance["input_hashes"]["mark_a"][0], digest(a / "land1.x3p"))
        by_handle = service().compare(pair.mark_a, pair.mark_b, domain="striated")
        self.assertEqual(by_handle.report_handle, report.report_handle)

    def test_one_scan_is_compared_as_what_it_shows_where_that_leaves_no_choice(self):
        faces = example("breech-faces-one-slide")
        self.assertEqual(service().compare(faces.mark_a, faces.mark_b).domain, "impressed")
        marks = example("toolmarks-one-edge")
        with self.assertRaisesRegex(MarkgraphError, "say which"):
            service().compare(marks.mark_a, marks.mark_b)

    def test_a_report_is_explained_verified_printed_and_bundled(self):
        report = toolmarks()
        explanation = report.explain()
        self.assertNotEqual(report.explain("de").summary, explanation.summary)
        self.assertEqual(explanation.outcome, "calibrated")
        self.assertIn(report.verbal, explanation.summary)
        verification = report.verify()
        self.assertTrue(verification)
        self.assertEqual((verification.verdict, verification.proved["computation"]), ("verified", "equal"))
        pdf = report.pdf(self.folder / "report.pdf", case_id="K-1", signatures=["A. Examiner", "B. Reviewer"])
        self.assertTrue(pdf.read_bytes().startswith(b"%PDF"))
        whole = report.bundle(self.folder / "whole.zip", scans=True)
        without = report.bundle(self.folder / "without.zip")
        self.assertGreater(whole.stat().st_size, without.stat().st_size)
        with zipfile.ZipFile(whole) as bundle:
            self.assertIsNone(bundle.testzip())
        self.assertEqual([path.name for path in self.folder.glob("*.part")], [])

    def test_blocks_are_asked_for_once(self):
        report = toolmarks()
        self.assertEqual(report.recipe()["handle"], report.recipe_handle)
        self.assertIs(report.recipe(), report.recipe())
        self.assertEqual(report.block("calibration")["score_marker"], report.score)
        with self.assertRaisesRegex(MarkgraphError, "no block features"):
            report.features()

    def test_another_setting_gives_a_score_and_no_ratio(self):
        pair = example("toolmarks-one-edge")
        other = service().compare(
            pair.mark_a, pair.mark_b, domain="toolmark", scorer_config={"toolmark_lambda_c": 600e-6}
        )
        self.assertIsInstance(other, Uncalibrated)
        self.assertFalse(hasattr(other, "likelihood_ratio"))
        with self.assertRaisesRegex(NoLikelihoodRatio, "another scorer config"):
            other.report()
        difference = toolmarks().diff(other)
        self.assertFalse(difference.equal)
        self.assertEqual((difference.first["node"], difference.first["name"]), ("roughness", "lambda_c"))
        self.assertTrue(toolmarks().diff(toolmarks()).equal)

    def test_a_refusal_is_an_answer_with_its_reason(self):
        scan = example("toolmarks-one-edge").mark_a
        refusal = service().compare(scan, scan, domain="toolmark")
        self.assertIsInstance(refusal, Refusal)
        self.assertTrue(refusal.reasons[0].code)
        with self.assertRaisesRegex(NoLikelihoodRatio, "one scan is on both sides"):
            refusal.report()
        with self.assertRaises(BadRequest):
            refusal.pdf(self.folder / "none.pdf")
        self.assertEqual(list(self.folder.iterdir()), [])
        self.assertEqual(refusal.explain().outcome, "refused")

    def test_a_questioned_mark_is_asked_against_known_marks(self):
        questioned, *known = simulated("toolmark", 1, range(1, 4), self.folder)
        answer = service().ask(
            questioned,
            [known[0], Mark(known[1], left_out="another stroke")],
            domain="toolmark",
            made=2,
            instrument_alike=True,
        )
        self.assertEqual((answer.known.n, answer.known.stated["made"]), (2, 2))
        self.assertIs(answer.known.stated["instrument_alike"], True)
        self.assertEqual(answer.known.stated["left_out"][0]["reason"], "another stroke")
        with self.assertRaisesRegex(MarkgraphError, "two to eight"):
            service().ask(questioned, known[:1], domain="toolmark")
        pipeline = answer.pipeline()
        self.assertEqual(pipeline.parts(), ["A1", "K1.1", "K2.1"])
        compared = [step.about for step in pipeline.named("cmr-1d")]
        self.assertEqual(sorted(compared), ["A1 and K1.1", "A1 and K2.1", "K1.1 and K2.1"])
        self.assertNotEqual(answer.pair(known=1).artifacts["b"], answer.pair(known=2).artifacts["b"])

    def test_a_job_can_be_awaited_and_found_again(self):
        pair = example("toolmarks-one-edge")
        job = service().start_compare(pair.mark_a, pair.mark_b, domain="toolmark")

        async def wait():
            return await job

        self.assertEqual(asyncio.run(wait()).report_handle, toolmarks().report_handle)
        self.assertEqual(service().job(job.id).wait().report_handle, toolmarks().report_handle)
        with self.assertRaises(NotFound):
            service().job("00000000-0000-4000-8000-000000000000").wait()

    def test_a_cancelled_job_says_so(self):
        faces = example("breech-faces-one-slide")
        config = {"impressed_rotation_step": 1.5}  # nothing of this is stored
        job = service().start_compare(faces.mark_a, faces.mark_b, domain="impressed", scorer_config=config)
        with self.assertRaises(TimeoutError):
            job.wait(timeout=0)
        job.cancel()
        with self.assertRaisesRegex(JobFailed, "cancelled"):
            job.wait()

    def test_two_parts_lie_on_each_other(self):
        pair = toolmarks().pair()
        self.assertIsInstance(pair, StriaePair)
        self.assertEqual(pair.signature_a.unit, "1")
        self.assertEqual(len(pair.windows.a), len(pair.windows.b))
        self.assertEqual(pair.artifact("a", "signature").shape, pair.signature_a.shape)

    def test_reports_are_listed_and_read_again(self):
        handle = toolmarks().report_handle
        self.assertIn(handle, [one.handle for one in service().reports()])
        again = service().report(handle)
        self.assertEqual((again.log10_lr, again.verbal), (toolmarks().log10_lr, toolmarks().verbal))

    def test_a_wrong_argument_is_the_sentence_of_the_service(self):
        pair = example("toolmarks-one-edge")
        with self.assertRaisesRegex(NotFound, 'no reference is called "none"'):
            service().compare(pair.mark_a, pair.mark_b, domain="toolmark", reference="none")
        with self.assertRaises(BadRequest):
            service().compare(b"no scan", b"no scan", domain="toolmark")


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    unittest.main()
