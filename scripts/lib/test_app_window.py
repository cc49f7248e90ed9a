"""Tests of the Shortcuts app's window, driven as assistive technology and the keyboard do, with the real service.

Called by scripts/test-app-window on a display and a bus of its own; arguments choose tests by name.
"""
import os
import subprocess
import sys
import traceback

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from sample_session import SampleSession, wait_for  # noqa: E402
from window_driver import Driver, act, set_text  # noqa: E402

RADIO = "org.example.Radio"
TRICKY_TITLE = "<b>Bold</b> & \"quoted\"\nsecond line"


class AppWindow:
    def __init__(self, session):
        self.session = session
        self.driver = Driver("shortcuts-app")
        self.process = None

    def open(self, screen):
        self.process = self.session.start(os.path.join(self.session.bin, "shortcuts-app"), "--screen", screen)
        wait_for("the window opens", self.driver.applications, 60)
        return self.driver

    def close(self):
        if self.process:
            self.session.stop(self.process)
            wait_for("the window has closed", lambda: not self.driver.applications())
            self.process = None


def test_suggestions_say_why_and_can_be_refused(session, window):
    driver = window.open("suggestions")
    title = driver.find("push button", "Run *").get_name().removeprefix("Run ")
    driver.press(f"More for “{title}”")
    driver.press("Don’t Suggest This")
    driver.find(None, "Undo")
    assert not driver.all("push button", f"Run {title}")
    driver.press("Undo")
    driver.find("push button", f"Run {title}")


def test_a_phrase_is_added_edited_and_deleted(session, window):
    driver = window.open("gallery")
    driver.press("Add a Phrase to “Write in the journal”")
    entry = driver.entry("Phrase")
    # A phrase that is taken can't be added, and the form says by what.
    set_text(entry, "Good morning")
    driver.find("label", "“Good morning” already runs*")
    set_text(entry, "Dear diary")
    driver.wait_gone("label", "“Good morning” already runs*")
    wait_for("Add can be pressed", lambda: is_enabled(driver.find("push button", "Add")))
    driver.press("Add")
    driver.find("push button", "Edit the Phrase “Dear diary”")
    assert "Dear diary" in session.shortcuts("phrase", "list")

    driver.press("Edit the Phrase “Dear diary”")
    set_text(driver.entry("Phrase"), "Tell the diary")
    wait_for("Done can be pressed", lambda: is_enabled(driver.find("push button", "Done")))
    driver.press("Done")
    driver.find("push button", "Edit the Phrase “Tell the diary”")

    driver.press("Edit the Phrase “Tell the diary”")
    driver.press("Delete Phrase…")
    # The dialog holds its buttons twice, for a wide and a narrow window; the first are those in use.
    act(driver.find("push button", "Delete"))
    driver.find("push button", "Add a Phrase to “Write in the journal”")
    assert "Tell the diary" not in session.shortcuts("phrase", "list")


def test_changes_made_elsewhere_show(session, window):
    driver = window.open("shortcuts")
    driver.find("push button", "Run “Good morning”")
    session.shortcuts("phrase", "add", "Play quiet piano", "Calm down")
    driver.find("push button", "Edit the Phrase “Calm down”", seconds=5)
    session.shortcuts("phrase", "delete", "Calm down")
    driver.wait_gone("push button", "Edit the Phrase “Calm down”", seconds=5)


def test_a_phrase_deleted_elsewhere_while_it_is_edited(session, window):
    driver = window.open("shortcuts")
    session.shortcuts("phrase", "add", "Play quiet piano", "Calm down")
    driver.press("Edit the Phrase “Calm down”")
    entry = driver.entry("Phrase")
    session.shortcuts("phrase", "delete", "Calm down")
    set_text(entry, "Slow down")
    wait_for("Done can be pressed", lambda: is_enabled(driver.find("push button", "Done")))
    driver.press("Done")
    # The form tells what the service said, and can be left.
    driver.find("label", "*")
    driver.press("Cancel")
    driver.wait_gone("push button", "Done")


def test_a_run_asks_and_answers(session, window):
    driver = window.open("gallery")
    driver.press("Run Order Tomato soup")
    driver.find("list item", "Sourdough")
    # The first choice has the focus; the second is one key away.
    wait_for("a choice has the focus", lambda: driver.focused() is not None
             and driver.focused().get_role_name() == "list item")
    driver.keys("Down", "Return")
    driver.find("label", "Your Tomato soup will be ready in 10 minutes.")
    driver.press("Done")
    driver.wait_gone("label", "Your Tomato soup will be ready*")


def test_the_history_is_searched_and_deleted(session, window):
    driver = window.open("history")
    driver.find("label", "Play the morning news")
    set_text(driver.entry("Search the history"), "journal")
    driver.wait_gone("label", "Play the morning news")
    count = len(driver.all("push button", "Delete “Write in the journal”"))
    assert count > 1, count
    driver.press("Delete “Write in the journal”")
    wait_for("it is gone", lambda: len(driver.all("push button", "Delete “Write in the journal”")) == count - 1
             or driver.all("label", "1 donation was deleted."))
    set_text(driver.entry("Search the history"), "no such thing")
    driver.find("label", "Nothing Found")


def test_a_donation_made_meanwhile_shows_as_it_is(session, window):
    driver = window.open("history")
    driver.find("label", "Play the morning news")
    session.tell(RADIO, "donate", [{"activity": {
        "type": f"{RADIO}.play", "title": TRICKY_TITLE, "user-info": {"name": "x"}, "eligible-for-prediction": True}}])
    driver.find("label", TRICKY_TITLE.replace("\n", " "), seconds=5)


def test_privacy_is_the_users_choice(session, window):
    driver = window.open("privacy")
    driver.press("Pause for an Hour")
    driver.find("label", "Nothing is learnt until*")
    assert "paused" in session.shortcuts("privacy", "show").lower()
    driver.press("Resume")
    driver.find("push button", "Pause for an Hour")
    # Another process changes a setting: the switch follows.
    driver.find(name="Radio")
    session.shortcuts("privacy", "exclude", RADIO)
    driver.find("label", "*not learnt from*", seconds=5)
    session.shortcuts("privacy", "exclude", "--undo", RADIO)


def test_the_service_goes_and_comes_back(session, window):
    driver = window.open("suggestions")
    driver.find("push button", "Run *")
    session.stop_service()
    driver.find("label", "The Shortcuts service*")
    # What was there stays in view.
    driver.find("push button", "Run *")
    session.start_service()
    driver.wait_gone("label", "The Shortcuts service*")


def test_the_keyboard_reaches_everything(session, window):
    driver = window.open("suggestions")
    driver.find("push button", "Run *")
    for key, sign in (("alt+2", "Your Phrases"), ("alt+3", "Notebook"), ("alt+5", "Learning")):
        driver.keys(key)
        driver.find("label", sign)
    driver.keys("ctrl+f")
    search = driver.entry("Search the history")
    wait_for("the search has the focus", lambda: driver.focused() is not None
             and driver.focused().get_name() == search.get_name())
    driver.type("journal")
    driver.wait_gone("label", "Play the morning news")
    # Tab leads on to the list, Enter opens the details, and Escape leaves them.
    for _ in range(12):
        driver.keys("Tab")
        focused = driver.focused()
        if focused is not None and focused.get_role_name() == "list item":
            break
    else:
        raise AssertionError("the Tab key does not reach the list")
    driver.keys("Return")
    driver.find("push button", "Close")
    driver.keys("Escape")
    driver.wait_gone("push button", "Close")


def test_a_second_start_shows_a_screen_of_the_first(session, window):
    driver = window.open("suggestions")
    driver.find("push button", "Run *")
    second = session.start(os.path.join(session.bin, "shortcuts-app"), "--screen", "privacy")
    assert second.wait(20) == 0
    session.children.remove(second)
    driver.find("label", "Learning")
    assert len(driver.applications()) == 1


def is_enabled(node):
    return node.get_state_set().contains(Atspi.StateType.SENSITIVE)


def main():
    tests = [value for name, value in globals().items() if name.startswith("test_")]
    if sys.argv[1:]:
        tests = [test for test in tests if any(word in test.__name__ for word in sys.argv[1:])]
    failed = 0
    session = SampleSession()
    try:
        session.start_service()
        session.install_apps()
        session.fill()
        session.serve("org.example.Kitchen")
        for test in tests:
            window = AppWindow(session)
            name = test.__name__.removeprefix("test_").replace("_", " ")
            try:
                test(session, window)
                print(f"ok: {name}", flush=True)
            except (AssertionError, SystemExit, subprocess.CalledProcessError, GLib.Error) as error:
                failed += 1
                print(f"FAILED: {name}: {error}", flush=True)
                traceback.print_exc()
                print("\n".join("    " + text for text in window.driver.texts()), flush=True)
            finally:
                window.close()
    finally:
        session.end()
    print(f"{len(tests) - failed} of {len(tests)} tests passed")
    sys.exit(1 if failed else 0)


main()
