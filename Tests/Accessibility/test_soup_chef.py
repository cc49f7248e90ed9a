"""Soup Chef's window: the add button and its sheets in a real program, with the real service."""
import json
import os
import subprocess
import time
import unittest

from window_test import ROOT, WindowTest

OFFER = "Add to Shortcuts"


class SoupChef(WindowTest):
    program = "soupchef-window"

    @classmethod
    def prepare(cls):
        cls.session.shortcuts(
            "app", "install", os.path.join(ROOT, "Samples/SoupChef/App"),
            "--executable", f"{cls.session.bin}/soupchef-window", "--extension", f"{cls.session.bin}/soupchef-intents")

    def setUp(self):
        super().setUp()
        self.open()
        self.addCleanup(self.forget_phrases)

    def forget_phrases(self):
        for phrase in self.phrases():
            self.shortcuts("phrase", "delete", phrase)

    def phrases(self):
        return [item["phrase"] for item in json.loads(self.shortcuts("phrase", "list", "--json"))]

    def add(self, phrase):
        self.driver.press(OFFER)
        self.driver.enter("Phrase", phrase)
        self.driver.press("Add")
        self.driver.find("button", f"Added to Shortcuts, “{phrase}”")

    def test_a_phrase_is_added_changed_and_deleted(self):
        self.driver.press(OFFER)
        # The sheet shows which shortcut it is, and proposes the phrase that the app suggests.
        self.driver.says("Order 1 Tomato Soup")
        self.driver.says("Soup Chef")
        self.driver.wait("the suggested phrase is filled in",
                         lambda: self.driver.entry("Phrase").text == "Order tomato soup")
        self.driver.press("Add")
        self.driver.says("Say “Order tomato soup” to order it again.")
        self.assertEqual(self.phrases(), ["Order tomato soup"])

        self.driver.press("Added to Shortcuts, “Order tomato soup”")
        self.driver.enter("Phrase", "Hungry again")
        self.driver.press("Done")
        self.driver.find("button", "Added to Shortcuts, “Hungry again”")
        self.assertEqual(self.phrases(), ["Hungry again"])

        self.driver.press("Added to Shortcuts, “Hungry again”")
        self.driver.press("Delete Phrase…")
        self.driver.says("Delete this phrase?")
        self.driver.find("button", "Delete").press()
        self.driver.find("button", OFFER)
        self.assertEqual(self.phrases(), [])

    def test_the_button_follows_the_command_line(self):
        self.add("Soup time")
        for command, sign in ((("change", "Soup time", "Starving"), "Added to Shortcuts, “Starving”"),
                              (("delete", "Starving"), OFFER)):
            with self.subTest(command=command):
                begin = time.monotonic()
                self.shortcuts("phrase", *command)
                self.driver.find("button", sign)
                print(f"phrase {command[0]}: on the button after {time.monotonic() - begin:.2f} s", flush=True)

    def test_a_deletion_elsewhere_reaches_the_sheet(self):
        self.add("Soup time")
        self.driver.press("Added to Shortcuts, “Soup time”")
        self.delete_elsewhere_while_edited("Soup time")
        self.driver.find("button", OFFER)

    def test_the_service_is_killed_while_the_sheet_is_open(self):
        self.driver.press(OFFER)
        self.driver.entry("Phrase")
        self.session.kill_service()
        self.driver.enter("Phrase", "After the storm")
        self.driver.says("could not be checked")
        self.session.start_service()
        self.driver.enter("Phrase", "After the rain")
        self.driver.wait_gone("label", "*could not be checked*")
        self.driver.press("Add")
        self.driver.find("button", "Added to Shortcuts, “After the rain”")

    def test_the_keyboard_is_enough(self):
        self.driver.reach("button", OFFER)
        self.driver.keys("space")
        self.driver.entry("Phrase")
        self.driver.focus_window()
        self.driver.keys("Escape")
        self.driver.wait_gone("button", "Cancel")

        self.driver.focus_window()
        self.driver.wait_focused("button", OFFER)
        self.driver.keys("space")
        self.driver.entry("Phrase")
        self.driver.focus_window()
        self.driver.wait_focused(name="Phrase")
        self.driver.keys("ctrl+a")
        self.driver.type("By keys")
        self.driver.wait("it can be added", lambda: self.driver.entry("Phrase").text == "By keys"
                         and self.driver.find("button", "Add").is_enabled)
        self.driver.keys("Return")
        self.driver.says("Say “By keys” to order it again.")

    def test_a_shortcut_opens_the_window_at_its_order(self):
        self.add("Soup time")
        # More than an extension can order.
        self.shortcuts("run", "Soup time", "--answer", "quantity=12")
        self.driver.says("To be ordered: 12 Tomato Soup")


class SoupChefWithoutDisplay(WindowTest):
    def run_without_display(self, *command):
        environment = {key: value for key, value in self.session.environment.items()
                       if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        return subprocess.run(command, env=environment, capture_output=True, text=True)

    def test_its_window_says_that_there_is_no_display(self):
        run = self.run_without_display(f"{self.session.bin}/soupchef-window")
        self.assertEqual(run.returncode, 1)
        self.assertIn("soupchef-window: there is no display", run.stderr)

    def test_the_rest_of_it_needs_none(self):
        run = self.run_without_display(f"{self.session.bin}/soupchef", "menu")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("Tomato Soup", run.stdout)


if __name__ == "__main__":
    unittest.main()
