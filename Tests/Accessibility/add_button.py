#!/usr/bin/python3
"""The add button and its sheets in a real program, with the real service, as a screen reader meets them.

usage: add_button.py PROGRAMS_FOLDER ADD_BUTTON_APP_FOLDER
"""

import os
import subprocess
import sys
import time

from screen import enter, entry, find, focus_window, keys, press, reach, says, text, type_text, wait_for

PROGRAMS, APP_FOLDER = sys.argv[1:3]
children = []


def start(name, *arguments):
    child = subprocess.Popen([f"{PROGRAMS}/{name}", *arguments])
    children.append(child)
    return child


def shortcuts(*arguments):
    return subprocess.run(
        [f"{PROGRAMS}/shortcuts", *arguments], check=True, capture_output=True, text=True
    ).stdout


def step(words):
    print(f"  {words}", flush=True)


def button(name):
    return find("push button", name)


def a_phrase_is_added():
    step("a phrase is added through the sheet")
    press("push button", "Add to Shortcuts")
    wait_for("the sheet with the title as it is", lambda: says("Order <b>tomato</b> soup"))
    wait_for("the suggested phrase", lambda: entry() and text(entry()) == "Soup time")
    press("push button", "Add")
    wait_for("the program to be told", lambda: says("Added Soup time"))
    wait_for("the button to say so", lambda: button("Added to Shortcuts, “Soup time”"))
    assert "Soup time" in shortcuts("phrase", "list")


def the_button_follows_another_process():
    step("the button follows the command line within a second")
    shortcuts("phrase", "change", "Soup time", "Hungry again")
    begin = time.monotonic()
    wait_for("the changed phrase", lambda: button("“Hungry again”"), seconds=5)
    took = time.monotonic() - begin
    step(f"  it took {took:.2f} s")
    assert took < 1.0, f"the button took {took:.2f} s"


def a_phrase_is_changed():
    step("the phrase is changed through the sheet, and a bad one is refused")
    press("push button", "Added to Shortcuts")
    wait_for("the phrase in the field", lambda: entry() and text(entry()) == "Hungry again")
    enter("   ")
    wait_for("the empty phrase to be refused", lambda: says("at least one word"))
    enter("soup " * 2000)
    wait_for("the long phrase to be refused", lambda: says("too long"))
    enter("Starving now")
    press("push button", "Done")
    wait_for("the program to be told", lambda: says("Updated Starving now"))
    wait_for("the button to say so", lambda: button("“Starving now”"))


def a_shortcut_is_run():
    step("the shortcut opens the program at its activity")
    shortcuts("run", "Starving now")
    wait_for("the program to continue", lambda: says("Continued tomato"))


def a_deletion_elsewhere_reaches_the_sheet():
    step("a deletion elsewhere reaches the sheet in which the phrase is edited")
    press("push button", "Added to Shortcuts")
    wait_for("the sheet", lambda: find("push button", "Done"))
    shortcuts("phrase", "delete", "Starving now")
    wait_for("the sheet to say so", lambda: says("deleted somewhere else"))
    press("push button", "Cancel")
    wait_for("the program to be told", lambda: says("Cancelled"))
    wait_for("the button to offer again", lambda: button("Add to Shortcuts"))


def the_keyboard_is_enough():
    step("the keyboard is enough: open, leave by Escape, open, type, add by Enter")
    for round in ("leave", "add"):
        focus_window("Orders")
        reach("push button", "Add to Shortcuts")
        keys("space")
        wait_for("the sheet", lambda: find("push button", "Cancel"))
        focus_window("Add Shortcut")
        wait_for("the suggested phrase", lambda: entry() and text(entry()) == "Soup time")
        if round == "leave":
            keys("Escape")
            wait_for("the sheet to go", lambda: not find("push button", "Cancel"))
        else:
            keys("ctrl+a")
            type_text("by keys")
            wait_for("the phrase to be found good", lambda: text(entry()) == "by keys")
            time.sleep(0.5)
            keys("Return")
            wait_for("the program to be told", lambda: says("Added by keys"))


def the_phrase_is_deleted():
    step("the phrase is deleted after a question")
    press("push button", "Added to Shortcuts")
    press("push button", "Delete Phrase")
    wait_for("the question", lambda: says("Delete this phrase?"))
    press("push button", "Delete Delete")  # libadwaita 1.2 says it twice
    wait_for("the program to be told", lambda: says("Deleted"))
    wait_for("the button to offer again", lambda: button("Add to Shortcuts"))


def main():
    shortcuts("app", "install", APP_FOLDER, "--executable", f"{PROGRAMS}/AddButtonProgram")
    start("AddButtonProgram")
    wait_for("the window", lambda: find("frame", "Orders"))
    a_phrase_is_added()
    the_button_follows_another_process()
    a_phrase_is_changed()
    a_shortcut_is_run()
    a_deletion_elsewhere_reaches_the_sheet()
    the_keyboard_is_enough()
    the_phrase_is_deleted()


try:
    start("inklingd")
    subprocess.run(["gdbus", "wait", "--session", "--timeout", "20", "org.inkling.Shortcuts1"], check=True)
    main()
    print("The add button works in a real window.")
finally:
    for child in reversed(children):
        child.terminate()
        child.wait()
