"""Writes pictures of every screen of the Shortcuts app. Called by scripts/screenshots, on a display and in a session of
its own.

usage: take_screenshots.py FOLDER
"""
import os
import subprocess
import sys

from sample_session import SampleSession, wait_for
from window_driver import Driver

SCREENS = ("suggestions", "shortcuts", "gallery", "history", "privacy")
# How the whole set looks: by name, what is in the environment.
LIGHT = {"ADW_DEBUG_COLOR_SCHEME": "prefer-light"}
DARK = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}
GERMAN = {**LIGHT, "LANG": "de_DE.UTF-8"}
RIGHT_TO_LEFT = {**LIGHT, "LANG": "he_IL.UTF-8"}
LARGE = {**LIGHT, "GDK_SCALE": "2"}


class Photographer:
    def __init__(self, session, folder, look, suffix=""):
        self.session, self.folder, self.suffix = session, folder, suffix
        self.environment = {**session.environment, **look}
        self.driver = Driver("shortcuts-app")

    def picture(self, window):
        return subprocess.run(["import", "-window", window, "png:-"], stdout=subprocess.PIPE, check=True).stdout

    def take(self, name):
        """Writes what is on screen of the main window, with a sheet in its middle."""
        main, top = self.driver.window_numbers()[0], self.driver.focus_window()
        if top != main:
            (width, height), (inner, depth) = size(main), size(top)
            subprocess.run(["xdotool", "windowmove", "--sync", top, str((width - inner) // 2),
                            str((height - depth) // 2)], check=True)
        last = None

        def is_still():
            nonlocal last
            before, last = last, self.picture("root")
            return before == last

        wait_for("all animations have ended", is_still)
        path = os.path.join(self.folder, f"{name}{self.suffix}.png")
        width, height = size(main)
        subprocess.run(["convert", "png:-", "-crop", f"{width}x{height}+0+0", "+repage", "-strip", path], input=last,
                       check=True)
        print(path)

    def screen(self, screen, role, sign, name=None, then=None):
        """Takes a screen once something shows on it."""
        session = self.session
        app = session.start(os.path.join(session.bin, "shortcuts-app"), "--screen", screen,
                            environment=self.environment, stderr=subprocess.DEVNULL)
        self.driver.find(role, sign)
        self.take(name or screen)
        if then:
            then()
        session.stop(app)
        wait_for("the window has closed", lambda: not self.driver.programs())

    def all_screens(self):
        for screen in SCREENS:
            self.screen(screen, "label", "Radio*" if screen != "shortcuts" else "*Good morning*")
        self.screen("gallery", "label", "Radio", then=self.sheets)

    def sheets(self):
        """The form of a phrase, with a complaint and without, and a run with its question and its answer."""
        driver = self.driver
        driver.buttons_in_row("Write in the journal")[-1].press()
        driver.entry()
        self.take("add-phrase")
        driver.entry().enter("soup times")
        driver.find("label", "*Soup time*Order Tomato soup*")
        self.take("add-phrase-too-close")
        driver.keys("Escape")
        driver.buttons_in_row("Order Tomato soup")[-1].press()
        driver.entry()
        self.take("edit-phrase")
        driver.keys("Escape")
        driver.buttons_in_row("Order Tomato soup")[0].press()
        driver.find("list item", "Sourdough")
        self.take("run-question")
        driver.find("list item", "Sourdough")
        driver.focus_window()
        driver.keys("Return")
        driver.says("10")
        self.take("run-answer")


def size(window):
    words = subprocess.run(["xdotool", "getwindowgeometry", "--shell", window], stdout=subprocess.PIPE, text=True,
                           check=True).stdout
    values = dict(line.split("=") for line in words.split())
    return int(values["WIDTH"]), int(values["HEIGHT"])


def main():
    folder = os.path.abspath(sys.argv[1])
    os.makedirs(folder, exist_ok=True)
    session = SampleSession()
    try:
        session.start_service()
        empty = Photographer(session, folder, LIGHT)
        for screen, sign in (("suggestions", "No Suggestions Yet"), ("shortcuts", "No Phrases Yet"),
                             ("gallery", "Nothing on Offer"), ("history", "No History"), ("privacy", "Learning")):
            empty.screen(screen, "label", sign, f"{screen}-empty")
        session.install_apps()
        session.fill(days=21)
        session.serve("org.example.Kitchen")
        for look, suffix in ((LIGHT, ""), (DARK, "-dark"), (GERMAN, "-german"), (RIGHT_TO_LEFT, "-right-to-left"),
                             (LARGE, "-200-percent")):
            Photographer(session, folder, look, suffix).all_screens()
        session.stop_service()
        Photographer(session, folder, LIGHT).screen("suggestions", "label", "The Shortcuts service*",
                                                    "service-absent")
    finally:
        session.end()


main()
