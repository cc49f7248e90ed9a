"""What the tests of windows have in common: a session with the service, programs that are ended with the test, and
failures that show what was on screen.

scripts/test-windows runs them, each file on a display, a bus and folders of its own.
"""
import os
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../scripts/lib"))

from sample_session import SampleSession, wait_for  # noqa: E402
from window_driver import Driver  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class WindowTest(unittest.TestCase):
    """A test of the windows of ``program``."""

    program = ""

    @classmethod
    def setUpClass(cls):
        cls.session = SampleSession()
        cls.addClassCleanup(cls.session.end)
        cls.session.start_service()
        cls.prepare()

    @classmethod
    def prepare(cls):
        """Brings the session to where the tests begin."""

    def setUp(self):
        self.driver = Driver(self.program)

    def open(self, *arguments):
        """Starts the program, and gives the keyboard to its window. It is ended with the test."""
        process = self.session.start(os.path.join(self.session.bin, self.program), *arguments)
        self.addCleanup(self.close, process)
        self.driver.focus_window()
        return process

    def close(self, process):
        if process in self.session.children:
            self.session.stop(process)
        wait_for("the windows have closed", lambda: not self.driver.programs())

    def shortcuts(self, *arguments):
        """What the command line prints, in another process."""
        return self.session.shortcuts(*arguments)

    def delete_elsewhere_while_edited(self, phrase):
        """The sheet that edits the phrase is open: it must say that the phrase is gone, and offer nothing but to leave."""
        self.driver.entry("Phrase")
        self.shortcuts("phrase", "delete", phrase)
        self.driver.says("deleted somewhere else")
        self.assertFalse(self.driver.find("button", "Done").is_enabled)
        self.driver.press("Cancel")
