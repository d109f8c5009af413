"""Parts of the method on small numbers whose result is known."""

import io
import math
import unittest
import zipfile

import numpy as np

from markgraph_check import anchored, bullets, calibration, faces, filters, registration, striae, toolmarks, x3p
from markgraph_check.randomness import Streams
from markgraph_check.values import CannotCompute, Surface


def scan_file(kind: str, raw: bytes, nx: int, ny: int, increment: str = "") -> bytes:
    """An X3P as some writers make it: a byte order mark, prefixes, a link with a backslash."""
    axis = "<p:AxisType>I</p:AxisType><p:Increment>2e-6</p:Increment>"
    main = f"""\ufeff<?xml version="1.0"?><p:ISO5436_2 xmlns:p="http://www.opengps.eu/2008/ISO5436_2"><Record1>
      <FeatureType>SUR</FeatureType><Axes><CX>{axis}</CX><CY>{axis.replace("2e-6", "-3e-6")}</CY>
      <CZ><AxisType>A</AxisType><DataType>{kind}</DataType>{increment}</CZ></Axes></Record1>
      <Record3><MatrixDimension><SizeX>{nx}</SizeX><SizeY>{ny}</SizeY><SizeZ>1</SizeZ></MatrixDimension>
      <DataLink><PointDataLink>bindata\\data.bin</PointDataLink></DataLink></Record3></p:ISO5436_2>"""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("main.xml", main.encode())
        archive.writestr("bindata/data.bin", raw)
    return file.getvalue()


class TestDecode(unittest.TestCase):
    def test_heights_pitches_and_gaps(self):
        raw = np.array([1.0, np.nan, np.inf, -2.0, 0.5, 3.0], "<f8").tobytes()
        scan = x3p.decode(scan_file("D", raw, 3, 2))
        np.testing.assert_array_equal(scan.heights, [[1, np.nan, np.nan], [-2, 0.5, 3]])
        self.assertEqual((scan.dx, scan.dy), (2e-6, 3e-6))

    def test_integers_have_an_increment_and_micrometres_a_divisor(self):
        raw = np.array([1, -2], "<i2").tobytes()
        scan = x3p.decode(scan_file("I", raw, 2, 1, "<Increment>0.5</Increment><Offset>1</Offset>"), "um")
        np.testing.assert_allclose(scan.heights, [[1.5e-6, 0]])

    def test_points_with_coordinates_are_refused(self):
        with self.assertRaises(CannotCompute):
            x3p.decode(scan_file("D", bytes(24 * 6), 3, 2))


class TestFilters(unittest.TestCase):
    def test_the_gaussian_passes_half_of_a_wave_at_its_cutoff(self):
        x = np.arange(4000)
        wave = np.sin(2 * np.pi * x / 100)
        low = filters.gaussian_line(wave, filters.SIGMA_PER_CUTOFF * 100)
        self.assertAlmostEqual(np.abs(low[500:-500]).max(), 0.5, delta=1e-3)

    def test_the_fast_band_is_near_the_exact_one(self):
        generator = np.random.default_rng(1)
        x = np.arange(600)
        heights = np.sin(2 * np.pi * x / 60)[None, :] + 0.1 * generator.standard_normal((40, 600))
        heights[generator.random(heights.shape) < 0.05] = np.nan
        fast = filters.fast_band(heights, (1, 1), (8, 200), (1, 1))
        exact = filters.roughness_band(heights, 1, 1, 8, 200)
        np.testing.assert_array_equal(np.isnan(fast), np.isnan(exact))
        self.assertLess(np.nanmax(np.abs(fast - exact)), 0.02)

    def test_a_robust_form_is_not_bent_by_a_shoulder(self):
        y, x = np.mgrid[0:40, 0:60]
        form = 1e-6 * (1 + 0.1 * x + 0.02 * y + 0.001 * x * y)
        heights = form + 1e-9 * np.random.default_rng(2).standard_normal(form.shape)
        heights[:, :6] += 1e-4
        left = filters.without(heights, filters.robust_form(heights)["coefficients"])
        self.assertLess(np.abs(left[:, 10:]).max(), 1e-8)

    def test_cubics_keep_a_parabola(self):
        x = np.arange(50.0)
        new = filters.resample(x**2, 1.0, 0.7)
        np.testing.assert_allclose(new[5:-5], (0.7 * np.arange(new.size)[5:-5]) ** 2, rtol=1e-12)


class TestStriae(unittest.TestCase):
    def test_a_tilt_is_found_and_straightened(self):
        y, x = np.mgrid[0:300, 0:500] * 1.5e-6
        along = x - np.tan(np.radians(4)) * y
        heights = 1e-7 * np.sin(2 * np.pi * along / 40e-6) + 1e-7 * np.sin(2 * np.pi * along / 27e-6)
        scan = Surface(heights, 1.5e-6, 1.5e-6)
        flat = np.zeros(9)
        found = striae.direction(scan, flat, 10e-6, 100e-6, 2)
        self.assertAlmostEqual(found["shear_deg"], 4, delta=0.1)
        straight = striae.straightened(scan, flat, found).heights[:, 100:-100]
        self.assertLess(np.nanstd(straight, axis=0).max(), 1e-8)
        turned = Surface(np.rot90(heights).copy(), 1.5e-6, 1.5e-6)
        self.assertTrue(striae.direction(turned, flat, 10e-6, 100e-6, 2)["turned"])


class TestScores(unittest.TestCase):
    def test_the_generator_of_a_seed(self):
        zero, other = Streams([0]), Streams([20261130])  # the outputs are those of the service
        self.assertEqual([int(zero.uint32()[0]) for _ in range(2)], [1789933344, 44971166])
        self.assertEqual([zero.uniform(1)[0, 0], zero.below(10)], [0.5870561741002205, 4])
        self.assertEqual([other.below(7) for _ in range(3)], [3, 1, 1])

    def test_a_run_of_samples_off_the_land_ends_it(self):
        self.assertEqual(bullets.reach(np.array([1, 0, 1, 0, 0, 1], bool), 2), 3)
        self.assertEqual(bullets.reach(np.array([1, 0, 1, 0], bool), 2), 4)

    def test_a_missing_land_is_a_gap(self):
        pairs = np.zeros((2, 3, 2))
        pairs[0, 1, 0] = pairs[1, 2, 0] = 1  # lands 1 and 3 of A, 1, 2 and 4 of B
        found = bullets.diagonal(pairs, np.array([0, 2]), np.array([0, 1, 3]), 6)
        self.assertEqual((found["offset"], found["diag_contrast"]), (1, 1))

    def test_a_piece_agrees_with_itself_at_its_lag(self):
        values = np.random.default_rng(3).standard_normal(500)
        first, r, share = toolmarks.correlations(values - values.mean(), values[100:], 0.3)
        best = int(np.argmax(r * share))
        self.assertEqual(first + best, 100)
        self.assertAlmostEqual(r[best], 1)

    def test_a_map_is_found_turned_and_moved(self):
        generator = np.random.default_rng(4)
        face = filters.smooth(generator.standard_normal((120, 120)), (1.5, 1.5))
        y, x = np.mgrid[0:120, 0:120] - 59.5
        face[np.hypot(y, x) > 55] = np.nan
        face = (face - np.nanmean(face)) / np.nanstd(face)
        other = registration.turned(face, -31)
        a, b = (faces.FaceMap(one, 25e-6) for one in (face, other))
        found = registration.cmr_2d(a, b, CONGRUENCE)
        self.assertLessEqual(abs(abs(found["rotation_deg"]) - 31), 0.5)
        self.assertGreater(found["n_congruent_a"], 0.8 * found["n_cells_a"])


CONGRUENCE = {
    **{"rotation_max": 180, "rotation_step": 3, "min_overlap": 0.2, "candidates": 10, "finalists": 4},
    **{"candidate_shift": 150e-6, "candidate_rotation": 6, "cell": 300e-6, "cell_valid": 0.4, "cell_overlap": 0.6},
    **{"search": 150e-6, "tolerance": 50e-6, "home": 50e-6, "corr": 0.3, "z": 4, "relative_corr": 0.9},
    **{"scale": 50, "prior_congruent": 2.5, "prior_cells": 10, "fewest": 9},
}


class TestLikelihoodRatios(unittest.TestCase):
    def test_separated_classes_give_the_ratio_of_their_misleading_pairs(self):
        # two scores: the logit at each is the log of the ratio of its two masses
        scores, same = np.repeat([1.0, 0.0], [9, 19]), np.repeat([1.0, 0.0], [9, 19])
        e1, e0 = 1 / 10, 1 / 20
        one = (1 - e1) * same / 9 + e1 * (1 - same) / 19
        zero = (1 - e0) * (1 - same) / 19 + e0 * same / 9
        slope, intercept = calibration.logistic(scores, one, zero, 0.0)
        self.assertAlmostEqual(slope + intercept, math.log((1 - e1) / e0))
        self.assertAlmostEqual(intercept, math.log(e1 / (1 - e0)))

    def test_the_bounds_of_separated_ratios(self):
        log10_lr = np.repeat([3.0, -3.0], [9, 19])
        km, knm = np.repeat([1.0, 0.0], [9, 19]), np.repeat([0.0, 1.0], [9, 19])
        lower, upper = calibration.elub(log10_lr, km, knm)
        self.assertAlmostEqual(upper, math.log10((9 / 10) / (1 / 20)))
        self.assertAlmostEqual(lower, -math.log10((19 / 20) / (1 / 10)))

    def test_a_question_rises_with_its_score_and_levels_off(self):
        model = {"mean": 0.0, "sd": 1.0, "sets": 2}
        found = anchored.log10_ratios(model, 0.28, 3, 10.0, np.linspace(-20, 60, 200))
        self.assertTrue((np.diff(found) >= 0).all())
        self.assertLess(found[0], -2)
        self.assertGreater(found[-1], 2)


if __name__ == "__main__":
    unittest.main()
