"""The window of the Shortcuts app, with the real service and ten days of what three apps told it."""
import subprocess
import unittest

from window_test import WindowTest

RADIO = "org.example.Radio"
TRICKY_TITLE = "<b>Bold</b> & \"quoted\"\nsecond line"


class ShortcutsApp(WindowTest):
    program = "shortcuts-app"

    @classmethod
    def prepare(cls):
        cls.session.install_apps()
        cls.session.fill()
        cls.session.serve("org.example.Kitchen")

    def open_screen(self, screen):
        return self.open("--screen", screen)

    def buttons(self, name):
        return self.driver.all("button", name)

    # Suggestions

    def test_suggestions_say_why_and_can_be_refused(self):
        self.open_screen("suggestions")
        self.driver.find("label", "*You usually do this*")
        title = self.driver.find("button", "Run *").name.removeprefix("Run ")
        self.driver.press(f"More for “{title}”")
        self.driver.press("Don’t Suggest This")
        self.driver.find("button", "Undo")
        self.assertFalse(self.buttons(f"Run {title}"))
        self.driver.press("Undo")
        self.driver.find("button", f"Run {title}")

    # Phrases

    def test_a_phrase_is_added_edited_and_deleted(self):
        self.open_screen("gallery")
        self.driver.press("Add a Phrase to “Write in the journal”")
        self.driver.enter("Phrase", "Dear diary")
        self.driver.press("Add")
        self.driver.find("button", "Edit the Phrase “Dear diary”")
        self.assertIn("Dear diary", self.shortcuts("phrase", "list"))

        self.driver.press("Edit the Phrase “Dear diary”")
        self.driver.enter("Phrase", "Tell the diary")
        self.driver.press("Done")
        self.driver.find("button", "Edit the Phrase “Tell the diary”")

        self.driver.press("Edit the Phrase “Tell the diary”")
        self.driver.press("Delete Phrase…")
        # The dialog holds its buttons twice, for a wide and a narrow window; the first are those in use.
        self.driver.find("button", "Delete").press()
        self.driver.find("button", "Add a Phrase to “Write in the journal”")
        self.assertNotIn("Tell the diary", self.shortcuts("phrase", "list"))

    def test_the_form_says_what_is_wrong_with_a_phrase(self):
        self.open_screen("gallery")
        self.driver.press("Add a Phrase to “Write in the journal”")
        for phrase, answer in (("", "at least one word"), ("Good morning", "“Good morning” already runs"),
                               ("soup times", "much like “Soup time”"),
                               ("please", "hard to tell from other phrases"),
                               ("soup " * 2_000, "too long")):
            with self.subTest(phrase=phrase[:30]):
                self.driver.enter("Phrase", phrase)
                self.driver.says(answer)
        self.assertFalse(self.driver.find("button", "Add").is_enabled)
        self.driver.press("Cancel")
        self.driver.wait_gone("button", "Add")

    def test_changes_made_elsewhere_show(self):
        self.open_screen("shortcuts")
        self.driver.find("button", "Run “Good morning”")
        self.shortcuts("phrase", "add", "Play quiet piano", "Calm down")
        self.driver.find("button", "Edit the Phrase “Calm down”")
        self.shortcuts("phrase", "delete", "Calm down")
        self.driver.wait_gone("button", "Edit the Phrase “Calm down”")

    def test_a_phrase_deleted_elsewhere_while_it_is_edited(self):
        self.open_screen("shortcuts")
        self.shortcuts("phrase", "add", "Play quiet piano", "Calm down")
        self.driver.press("Edit the Phrase “Calm down”")
        self.delete_elsewhere_while_edited("Calm down")
        self.driver.wait_gone("button", "Done")

    # Running

    def test_a_run_asks_and_answers(self):
        self.open_screen("gallery")
        self.driver.press("Run Order Tomato soup")
        self.driver.find("list item", "Sourdough")
        self.driver.focus_window()
        # The first choice has the focus; the second is one key away.
        self.driver.wait_focused("list item")
        self.driver.keys("Down", "Return")
        self.driver.find("label", "Your Tomato soup will be ready in 10 minutes.")
        self.driver.press("Done")
        self.driver.wait_gone("label", "Your Tomato soup will be ready*")

    # The history

    def test_the_history_is_searched_and_deleted(self):
        self.open_screen("history")
        self.driver.find("label", "Play the morning news")
        self.driver.enter("Search the history", "journal")
        self.driver.wait_gone("label", "Play the morning news")
        entries = "Delete “Write in the journal”"
        count = len(self.buttons(entries))
        self.assertGreater(count, 1)
        self.driver.press(entries)
        self.driver.find("label", "1 donation was deleted.")
        self.driver.wait("it is gone", lambda: len(self.buttons(entries)) == count - 1)
        self.driver.enter("Search the history", "no such thing")
        self.driver.find("label", "Nothing Found")

    def test_a_donation_made_meanwhile_shows_as_it_is(self):
        self.open_screen("history")
        self.driver.find("label", "Play the morning news")
        self.session.tell(RADIO, "donate", [{"activity": {
            "type": f"{RADIO}.play", "title": TRICKY_TITLE, "user-info": {"name": "x"},
            "eligible-for-prediction": True}}])
        self.driver.find("label", TRICKY_TITLE.replace("\n", " "))

    # Privacy

    def test_privacy_is_the_users_choice(self):
        self.open_screen("privacy")
        self.driver.press("Pause for an Hour")
        self.driver.find("label", "Nothing is learnt until*")
        self.assertIn("paused", self.shortcuts("privacy", "show").lower())
        self.driver.press("Resume")
        self.driver.find("button", "Pause for an Hour")
        # Another process changes a setting: the switch follows.
        self.shortcuts("privacy", "exclude", RADIO)
        self.addCleanup(self.shortcuts, "privacy", "exclude", "--undo", RADIO)
        self.driver.find("label", "*not learnt from*")

    # The service

    def test_the_service_goes_and_comes_back(self):
        self.open_screen("suggestions")
        self.driver.find("button", "Run *")
        self.session.stop_service()
        self.driver.find("label", "The Shortcuts service stopped*")
        # What was there stays in view.
        self.driver.find("button", "Run *")
        self.session.start_service()
        self.driver.wait_gone("label", "The Shortcuts service*")

    def test_the_service_is_killed_while_a_sheet_is_open(self):
        self.open_screen("gallery")
        self.driver.press("Add a Phrase to “Write in the journal”")
        self.driver.entry("Phrase")
        self.session.kill_service()
        self.driver.enter("Phrase", "After the storm")
        self.driver.says("could not be checked")
        self.driver.press("Add")
        self.driver.find("button", "Cancel")
        self.session.start_service()
        self.driver.press("Add")
        self.driver.find("button", "Edit the Phrase “After the storm”")
        self.shortcuts("phrase", "delete", "After the storm")

    # The keyboard, and the desktop

    def test_the_keyboard_reaches_everything(self):
        self.open_screen("suggestions")
        self.driver.find("button", "Run *")
        for key, sign in (("alt+2", "Your Phrases"), ("alt+3", "Notebook"), ("alt+5", "Learning"),
                          ("alt+1", "Suggested Now")):
            self.driver.keys(key)
            self.driver.find("label", sign)
        self.driver.keys("ctrl+f")
        self.driver.wait_focused(name="Search the history")
        self.driver.type("journal")
        self.driver.wait_gone("label", "Play the morning news")
        # Tab leads on to the list, Enter opens the details, and Escape leaves them.
        self.driver.reach("list item")
        self.driver.keys("Return")
        self.driver.find("dialog")
        self.driver.focus_window()
        self.driver.keys("Escape")
        self.driver.wait_gone("dialog")
        # The Delete key deletes.
        self.driver.focus_window()
        self.driver.wait_focused("list item")
        self.driver.keys("Delete")
        self.driver.find("label", "1 donation was deleted.")

    def test_a_phrase_is_added_by_the_keyboard_alone(self):
        self.open_screen("gallery")
        self.driver.reach("button", "Add a Phrase to “Play quiet piano”", steps=40)
        self.driver.keys("space")
        self.driver.entry("Phrase")
        self.driver.focus_window()
        self.driver.wait_focused(name="Phrase")
        self.driver.keys("ctrl+a")
        self.driver.type("By keys")
        self.driver.wait("it can be added", lambda: self.driver.find("button", "Add").is_enabled)
        self.driver.keys("Return")
        self.driver.find("button", "Edit the Phrase “By keys”")
        self.shortcuts("phrase", "delete", "By keys")

    def test_a_second_start_shows_a_screen_of_the_first(self):
        self.open_screen("suggestions")
        self.driver.find("button", "Run *")
        second = self.session.start(f"{self.session.bin}/shortcuts-app", "--screen", "privacy")
        self.assertEqual(second.wait(20), 0)
        self.session.children.remove(second)
        self.driver.find("label", "Learning")
        self.assertEqual(len(self.driver.programs()), 1)

    def test_it_opens_at_a_shortcut(self):
        self.open("--shortcut", "good morning")
        self.driver.says("Edit Shortcut")
        self.driver.wait("its phrase is in the field", lambda: self.driver.entry("Phrase").text == "Good morning")
        self.driver.press("Cancel")
        # A second start shows one in the window that is there, and says when there is none of that name.
        second = self.session.start(f"{self.session.bin}/shortcuts-app", "--shortcut", "No such thing")
        self.driver.find("label", "There is no shortcut “No such thing”.")
        self.assertEqual(second.wait(20), 0)
        self.session.children.remove(second)
        # The command line opens it there too.
        self.shortcuts("view", "--open", "Good morning")
        self.driver.find("text box", "Phrase")

    def test_without_a_display_it_says_so(self):
        environment = {key: value for key, value in self.session.environment.items()
                       if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        run = subprocess.run([f"{self.session.bin}/shortcuts-app"], env=environment, capture_output=True, text=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn("there is no display", run.stderr)


if __name__ == "__main__":
    unittest.main()
