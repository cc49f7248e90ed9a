"""The add button in plain GTK programs, one in C and one in Swift."""
import os
import unittest

from window_test import ROOT, WindowTest


class ButtonInPlainGtk:
    @classmethod
    def prepare(cls):
        cls.session.shortcuts("app", "install", os.path.join(ROOT, "Samples/GtkButton/Apps", cls.program),
                              "--executable", f"{cls.session.bin}/{cls.program}")

    def test_the_button_works(self):
        self.open()
        self.driver.press("Add to Shortcuts")
        self.driver.says("Order tomato soup")
        self.driver.wait("the suggested phrase is filled in", lambda: self.driver.entry("Phrase").text == "Soup time")
        self.driver.press("Add")
        self.driver.find("button", "Added to Shortcuts, “Soup time”")
        self.shortcuts("phrase", "change", "Soup time", "Hungry again")
        self.driver.press("Added to Shortcuts, “Hungry again”")
        self.driver.press("Cancel")
        self.shortcuts("phrase", "delete", "Hungry again")
        self.driver.find("button", "Add to Shortcuts")


class ButtonInC(ButtonInPlainGtk, WindowTest):
    program = "ButtonInC"


class ButtonInSwift(ButtonInPlainGtk, WindowTest):
    program = "ButtonInSwift"


if __name__ == "__main__":
    unittest.main()
