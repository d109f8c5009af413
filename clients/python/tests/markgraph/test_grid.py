import math
import tempfile
import unittest
from array import array
from pathlib import Path

from service import installed

from markgraph import Grid, MarkgraphError, load
from markgraph.grid import npy_bytes, read_npy

NAN = float("nan")


class GridTest(unittest.TestCase):
    def setUp(self):
        self.grid = Grid(array("d", [1, 2, 3, 4, 5, NAN]), (2, 3), "m", (1e-6, 2e-6), "sha256:" + "a" * 64)

    def test_rows_are_read_in_c_order(self):
        self.assertEqual(list(self.grid.row(0)), [1, 2, 3])
        self.assertEqual(list(self.grid.row(-1))[:2], [4, 5])
        self.assertEqual(len(list(self.grid.rows())), 2)

    def test_the_shape_must_fit_the_values(self):
        with self.assertRaisesRegex(MarkgraphError, "6 values do not fill"):
            Grid(self.grid.values, (2, 2), "m")

    def test_lengths_are_given_in_other_units(self):
        self.assertEqual(list(self.grid.in_unit("um").values)[:2], [1e6, 2e6])
        self.assertIs(self.grid.in_unit("m"), self.grid)
        with self.assertRaisesRegex(MarkgraphError, "'1' cannot be given in 'm'"):
            Grid(array("d", [1]), (1,), "1").in_unit("m")

    def test_a_file_holds_values_unit_pitch_and_handle(self):
        with tempfile.TemporaryDirectory() as folder:
            back = load(self.grid.save(Path(folder) / "land.npz"))
        self.assertEqual((back.shape, back.unit, back.pitch), (self.grid.shape, "m", self.grid.pitch))
        self.assertEqual(back.handle, self.grid.handle)
        self.assertEqual(list(back.values)[:5], list(self.grid.values)[:5])
        self.assertTrue(math.isnan(back.values[5]))

    def test_other_endings_are_refused(self):
        with self.assertRaisesRegex(MarkgraphError, "must end in .npz or .npy"):
            self.grid.save("land.csv")

    def test_npy_is_read_as_it_was_written(self):
        for code in "df":
            values = array(code, [0.5, -1.5])
            self.assertEqual(read_npy(npy_bytes(values, (2,))), (values, (2,)))
        with self.assertRaisesRegex(MarkgraphError, "no .npy array"):
            read_npy(b"PK\x03\x04 something else")

    @unittest.skipUnless(installed("numpy"), "NumPy is not installed")
    def test_numpy_reads_what_is_written_and_takes_values_without_copying(self):
        import numpy

        self.assertEqual(self.grid.numpy().shape, (2, 3))
        self.assertTrue(numpy.shares_memory(self.grid.numpy(), numpy.frombuffer(self.grid.values)))
        self.assertAlmostEqual(float(numpy.nansum(self.grid)), 15)
        with tempfile.TemporaryDirectory() as folder:
            with numpy.load(self.grid.save(Path(folder) / "land.npz")) as members:
                self.assertEqual(members["values"].shape, (2, 3))
                self.assertEqual(str(members["unit"]), "m")
                self.assertEqual(members["pitch"].tolist(), [1e-6, 2e-6])
                self.assertEqual(str(members["handle"]), self.grid.handle)
            self.assertEqual(numpy.load(self.grid.save(Path(folder) / "land.npy")).shape, (2, 3))


if __name__ == "__main__":
    unittest.main()
