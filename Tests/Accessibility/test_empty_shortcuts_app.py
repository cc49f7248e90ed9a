"""The window of the Shortcuts app before any app told anything."""
import unittest

from window_test import WindowTest


class EmptyShortcutsApp(WindowTest):
    program = "shortcuts-app"

    def test_empty_screens_explain_themselves(self):
        for screen, sign in (("suggestions", "No Suggestions Yet"), ("shortcuts", "No Phrases Yet"),
                             ("gallery", "Nothing on Offer"), ("history", "No History"), ("privacy", "Learning")):
            with self.subTest(screen=screen):
                process = self.open("--screen", screen)
                self.driver.find("label", sign)
                self.close(process)


if __name__ == "__main__":
    unittest.main()
