"""Writes a picture of every screen of the Shortcuts app. Called by scripts/screenshots, on a display and a bus of its own.

usage: take_screenshots.py FOLDER
"""
import os
import subprocess
import sys

from sample_session import SampleSession, wait_for
from window_driver import Driver

SCREENS = ("suggestions", "shortcuts", "gallery", "history", "privacy")
# A text that shows when the screen is complete.
SIGNS = {"suggestions": "Play*", "shortcuts": "“Good morning”*", "gallery": "Radio", "history": "Play*",
         "privacy": "Radio"}
EMPTY_SIGNS = {"suggestions": "No Suggestions Yet", "shortcuts": "No Phrases Yet", "gallery": "Nothing on Offer",
               "history": "No History", "privacy": "Learning"}


class Photographer:
    def __init__(self, session, folder, dark=False, suffix=""):
        self.session = session
        self.folder = folder
        self.suffix = "-dark" if dark else suffix
        session.environment["ADW_DEBUG_COLOR_SCHEME"] = "prefer-dark" if dark else "prefer-light"
        self.driver = Driver("shortcuts-app")

    def open(self, screen):
        app = self.session.start(os.path.join(self.session.bin, "shortcuts-app"), "--screen", screen,
                                 stderr=subprocess.DEVNULL)
        wait_for("the window opens", self.driver.applications, 60)
        return app

    def settle(self):
        """Waits until two pictures in a row are the same: all animations have ended."""
        last = None

        def is_still():
            nonlocal last
            picture = subprocess.run(["import", "-window", "root", "rgb:-"], stdout=subprocess.PIPE, check=True).stdout
            still = picture == last
            last = picture
            return still

        wait_for("the picture stands still", is_still)

    def take(self, name):
        self.settle()
        path = os.path.join(self.folder, f"{name}{self.suffix}.png")
        window = subprocess.run(["xdotool", "getactivewindow"], stdout=subprocess.PIPE, text=True,
                                stderr=subprocess.DEVNULL).stdout.strip()
        subprocess.run(["import", "-window", window or "root", "-trim", "+repage", path], check=True)
        print(path)

    def screen(self, screen, sign, name=None, then=None):
        app = self.open(screen)
        self.driver.find(name=sign)
        self.take(name or screen)
        if then:
            then()
        self.session.stop(app)
        wait_for("the window has closed", lambda: not self.driver.applications())

    def sheets(self):
        """The phrase form and a run, with its question and its answer."""
        def add():
            self.driver.press("Add a Phrase to “Write in the journal”")
            self.driver.find("push button", "Add")
            self.take("add-phrase")
            self.driver.press("Cancel")
            self.driver.wait_gone("push button", "Add")
            self.driver.press("Run Order Tomato soup")
            self.driver.find(name="Sourdough")
            self.take("run-question")
        self.screen("gallery", SIGNS["gallery"], then=add)


def main():
    folder = os.path.abspath(sys.argv[1])
    os.makedirs(folder, exist_ok=True)
    session = SampleSession()
    try:
        session.start_service()
        for screen in SCREENS:
            Photographer(session, folder).screen(screen, EMPTY_SIGNS[screen], f"{screen}-empty")
        session.install_apps()
        session.fill()
        session.serve("org.example.Kitchen")
        for dark in (False, True):
            photographer = Photographer(session, folder, dark)
            for screen in SCREENS:
                photographer.screen(screen, SIGNS[screen])
            photographer.sheets()
        session.stop_service()
        Photographer(session, folder).screen("suggestions", "*", "service-absent")
    finally:
        session.end()


main()
