import os
import stat
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from service import service

from markgraph import Markgraph, MarkgraphError, Server, ServerFailed, Unreachable


class ServerTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_a_folder_starts_a_server_which_close_ends(self):
        with Markgraph(self.folder / "data", settings={"MARKGRAPH_THREADS": "1"}) as one:
            self.assertTrue(one.server.started)
            self.assertEqual(one.health().status, "ok")
            with Markgraph(self.folder / "data") as other:
                self.assertEqual((other.url, other.server.started), (one.url, False))
            self.assertEqual(one.health().status, "ok")
        with self.assertRaises(Unreachable):
            one.health()

    def test_an_address_left_by_a_killed_server_is_not_used(self):
        (self.folder / "locks").mkdir()
        (self.folder / "locks" / "server").touch()
        (self.folder / "locks" / "server-address").write_text(service().url)  # its port has another server now
        with Markgraph(self.folder, settings={"MARKGRAPH_THREADS": "1"}) as one:
            self.assertTrue(one.server.started)
            self.assertNotEqual(one.url, service().url)

    def test_a_server_that_does_not_start_says_why(self):
        with self.assertRaisesRegex(ServerFailed, "MARKGRAPH_THREADS is \"none\""):
            Server(self.folder, {"MARKGRAPH_THREADS": "none"})

    def test_what_cannot_be_started_is_named(self):
        with mock.patch.dict(os.environ, {"MARKGRAPH_HOME": str(self.folder)}):
            with self.assertRaisesRegex(ServerFailed, "must name a checkout"):
                Server(self.folder)

    @unittest.skipUnless(os.name == "posix", "a command as a shell script")
    def test_without_a_checkout_the_command_on_the_path_is_started(self):
        command = self.folder / "markgraph"
        command.write_text('#!/bin/sh\necho "$1 on $PORT in $MARKGRAPH_DATA, home ${MARKGRAPH_HOME-none}"\nexit 7\n')
        command.chmod(command.stat().st_mode | stat.S_IXUSR)
        with mock.patch.dict(os.environ, {"PATH": f"{self.folder}:{os.environ['PATH']}", "MARKGRAPH_HOME": ""}):
            with self.assertRaisesRegex(ServerFailed, f"ended with 7 .*serve on 0 in {self.folder.resolve()}, home none"):
                Server(self.folder)

    def test_settings_are_for_a_server_that_is_started(self):
        with self.assertRaisesRegex(MarkgraphError, "give a folder"):
            Markgraph(service().url, settings={"MARKGRAPH_THREADS": "1"})


if __name__ == "__main__":
    unittest.main()
