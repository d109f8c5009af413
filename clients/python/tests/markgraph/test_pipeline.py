import io
import json
import tempfile
import unittest
from pathlib import Path

from service import example, installed, service, toolmarks

from markgraph import Grid, MarkgraphError, NoLikelihoodRatio, Signature, Surface, load


class PipelineTest(unittest.TestCase):
    def test_steps_stand_after_those_that_they_depend_on(self):
        pipeline = toolmarks().pipeline()
        done = {given.handle for step in pipeline for group in step.inputs.values() for given in group}
        done -= {step.output.handle for step in pipeline}  # scans and the reference, which no step made
        for step in pipeline:
            for group in step.inputs.values():
                self.assertLessEqual({one.handle for one in group}, done)
            done.add(step.output.handle)

    def test_the_steps_are_the_runs_of_the_recipe(self):
        report = toolmarks()
        runs = [(run["node"], run["output"]) for step in report.recipe()["steps"] for run in step["runs"]]
        steps = [(step.name, step.output.handle) for step in report.pipeline()]
        self.assertEqual(steps[: len(runs)], runs)
        self.assertEqual([name for name, _ in steps[len(runs) :]], ["attribution-cmr-1d"])

    def test_a_step_is_found_by_node_and_part(self):
        pipeline = toolmarks().pipeline()
        self.assertEqual(pipeline.parts(), ["A1", "B1"])
        roughness = pipeline.step("roughness", "B1")
        self.assertEqual((roughness.title, roughness.output.unit), ("Roughness band", "m"))
        self.assertEqual(roughness.params["lambda_c"], service().scorer_config()["toolmark_lambda_c"])
        self.assertEqual({step.part for step in pipeline.of("A1")}, {"A1"})
        self.assertEqual(len(pipeline.named("toolmark-signature")), 2)
        with self.assertRaises(KeyError):
            pipeline.step("roughness", "C1")

    def test_an_answer_without_a_recipe_has_the_steps_of_its_graph(self):
        scan = example("toolmarks-one-edge").mark_a
        refusal = service().compare(scan, scan, domain="toolmark")
        self.assertIn("decode", [step.name for step in refusal.pipeline()])
        self.assertGreater(len(toolmarks().pipeline(checks=True)), len(toolmarks().pipeline()))

    def test_another_setting_moves_the_steps_after_it(self):
        pair = example("toolmarks-one-edge")
        config = {"toolmark_lambda_c": 600e-6}
        other = service().compare(pair.mark_a, pair.mark_b, domain="toolmark", scorer_config=config)
        moves = toolmarks().pipeline().moves(other.pipeline())
        self.assertEqual((moves[0].step.name, moves[0].params), ("roughness", {"lambda_c": (800e-6, 600e-6)}))
        self.assertTrue(all(move.moved for move in moves))
        self.assertIn("toolmark-score", [move.step.name for move in moves])
        self.assertNotIn("decode", [move.step.name for move in moves])
        self.assertNotIn("scope-checks", [step.name for step in other.pipeline()])
        self.assertEqual(toolmarks().pipeline().moves(toolmarks().pipeline()), [])

    def test_an_array_has_unit_shape_and_pitch(self):
        signature = toolmarks().pipeline().step("toolmark-signature", "A1")
        grid = signature.grid()
        self.assertIsInstance(grid, Grid)
        self.assertEqual((grid.unit, grid.shape, grid.handle), ("1", signature.output.shape, signature.output.handle))
        self.assertEqual(grid.pitch, (service().scorer_config()["toolmark_pitch"],))
        surface = toolmarks().pipeline().step("decode", "A1").output
        self.assertEqual((surface.unit, len(surface.pitch)), ("m", 2))
        coarse = surface.coarse(64)
        self.assertLessEqual(max(coarse.shape), 64)
        self.assertTrue(surface.image(64).startswith(b"\x89PNG"))

    def test_an_artifact_is_saved_with_its_unit(self):
        signature = toolmarks().pipeline().step("toolmark-signature", "A1").output
        with tempfile.TemporaryDirectory() as folder:
            grid = load(signature.save(Path(folder) / "a.npz"))
            scan = toolmarks().pipeline().step("decode", "A1").inputs["scan"][0]
            self.assertTrue(scan.save(Path(folder) / "a.x3p").read_bytes().startswith(b"PK"))
        self.assertEqual(grid, signature.grid())

    def test_a_document_is_no_array(self):
        score = toolmarks().pipeline().step("toolmark-score")
        self.assertEqual(score.document()["score"], toolmarks().score)
        with self.assertRaisesRegex(MarkgraphError, "no array"):
            score.grid()
        with self.assertRaisesRegex(MarkgraphError, "no document"):
            toolmarks().pipeline().step("decode").document()

    def test_the_graph_comes_in_four_formats(self):
        artifact = toolmarks().artifact()
        self.assertEqual(artifact.graph()["handle"], artifact.handle)
        self.assertIn("wasGeneratedBy", artifact.graph("prov"))
        self.assertTrue(artifact.graph("dot").startswith("digraph"))
        self.assertIn("<svg", toolmarks().pipeline().svg())

    def test_single_stages_give_the_number_of_the_comparison(self):
        pair = example("bullets-one-barrel")
        report = service().compare(pair.mark_a, pair.mark_b, domain="striated").report()
        surfaces = [[service().scan(one) for one in mark.scans] for mark in (pair.mark_a, pair.mark_b)]
        self.assertIsInstance(surfaces[0][0], Surface)
        lands = [[surface.signature() for surface in side] for side in surfaces]
        self.assertIsInstance(lands[0][0], Signature)
        features = service().features(*lands)
        self.assertEqual(features.diag_contrast, report.score)
        i, j = features.best_land_a, features.best_land_b
        alignment = lands[0][i].align(lands[1][j])
        self.assertEqual((alignment.ccf, alignment.lag), (features.land_ccf_matrix[i][j], features.land_lag_matrix[i][j]))
        ratio = service().calibrate(report.score, "striated")
        self.assertEqual((ratio.log10_lr, ratio.log10_lr_ci_hi), (report.log10_lr, report.log10_lr_ci_hi))
        with self.assertRaises(NoLikelihoodRatio):
            service().calibrate(report.score, "striated", scorer_config_hash="0" * 64)

    def test_a_stage_runs_under_other_parameters(self):
        surface = service().scan(example("toolmarks-one-edge").mark_a.scans[0])
        usual, other = surface.preprocess(), surface.preprocess(lambda_c=150e-6)
        self.assertEqual(usual.shape, surface.shape)
        self.assertNotEqual(usual.handle, other.handle)
        self.assertEqual(other.produced_by.params["lambda_c"], 150e-6)
        self.assertEqual(surface.detect().domain, "striated")
        self.assertTrue(surface.scope("toolmark")["admissible"])

    @unittest.skipUnless(installed("numpy"), "NumPy is not installed")
    def test_numpy_has_the_bits_of_the_service(self):
        import numpy

        signature = toolmarks().pipeline().step("toolmark-signature", "A1").output
        numpy.testing.assert_array_equal(signature.numpy(), numpy.load(io.BytesIO(signature.data())))

    @unittest.skipUnless(installed("pandas"), "pandas is not installed")
    def test_the_steps_as_a_data_frame(self):
        frame = toolmarks().pipeline().frame()
        self.assertEqual(list(frame["step"])[0], "decode")
        self.assertEqual(set(frame["part"]), {"", "A1", "B1"})
        json.dumps(list(frame["handle"]))


if __name__ == "__main__":
    unittest.main()
