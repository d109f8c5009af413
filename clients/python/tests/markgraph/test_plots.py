import io
import tempfile
import unittest
from pathlib import Path

from service import example, installed, service, simulated, toolmarks

if installed("matplotlib"):
    import matplotlib

    matplotlib.use("Agg")


@unittest.skipIf(installed("matplotlib"), "matplotlib is installed")
class WithoutMatplotlibTest(unittest.TestCase):
    def test_a_figure_says_what_to_install(self):
        from markgraph import NotInstalled

        with self.assertRaisesRegex(NotInstalled, "pip install matplotlib"):
            toolmarks().plot_ratio()


@unittest.skipUnless(installed("matplotlib"), "matplotlib is not installed")
class PlotTest(unittest.TestCase):
    def drawn(self, figure):
        from matplotlib import pyplot

        content = io.BytesIO()
        figure.savefig(content, dpi=40)
        pyplot.close("all")
        self.assertTrue(content.getvalue().startswith(b"\x89PNG"))

    def test_every_kind_of_mark_is_drawn_with_all_its_steps(self):
        for id in ("toolmarks-one-edge", "bullets-one-barrel", "breech-faces-one-slide"):
            pair = example(id)
            with self.subTest(id):
                report = service().compare(pair.mark_a, pair.mark_b, domain=pair.domain).report()
                self.drawn(report.plot())
                pipeline = report.pipeline()
                self.drawn(pipeline.of("A1").plot())
                self.drawn(pipeline.of("").plot())

    def test_every_step_of_a_question_is_drawn(self):
        with tempfile.TemporaryDirectory() as folder:
            questioned, *known = simulated("toolmark", 1, range(1, 4), Path(folder))
            report = service().ask(questioned, known, domain="toolmark").report()
        for step in report.pipeline(checks=True):
            with self.subTest(step.name):
                self.drawn(step.plot().figure)

    def test_a_report_is_drawn_against_its_reference(self):
        ax = toolmarks().plot_ratio()
        self.assertIn(toolmarks().verbal, ax.get_title())
        self.drawn(ax.figure)
        self.drawn(toolmarks().plot_reference().figure)
        self.drawn(toolmarks().plot_tippett().figure)
        self.drawn(service().calibrate(toolmarks().score, "toolmark").plot().figure)

    def test_axes_have_units(self):
        pipeline = toolmarks().pipeline()
        self.assertEqual(pipeline.step("roughness", "A1").plot().get_ylabel(), "height, µm")
        self.assertEqual(pipeline.step("toolmark-signature", "A1").plot().get_ylabel(), "height / local amplitude")
        self.assertEqual(pipeline.step("decode", "A1").plot().get_xlabel(), "mm")

    def test_signatures_are_drawn_at_their_lag(self):
        pair = example("bullets-one-barrel")
        a, b = (service().scan(mark.scans[0]).signature() for mark in (pair.mark_a, pair.mark_b))
        alignment = a.align(b)
        ax = alignment.plot()
        first, second = (line.get_xdata()[0] for line in ax.lines)
        self.assertAlmostEqual(second - first, alignment.lag * a.pitch[0] * 1e3)
        self.drawn(ax.figure)


if __name__ == "__main__":
    unittest.main()
