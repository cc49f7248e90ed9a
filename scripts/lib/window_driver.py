"""Drives windows as assistive technology does: finds things by role and name, acts on them, reads them back."""
import fnmatch
import subprocess

from accessibility_bus import FOCUSED, AccessibilityBus
from sample_session import wait_for


class Driver:
    """The windows of one program."""

    def __init__(self, program):
        self.program = program
        self.bus = AccessibilityBus()

    # Finding

    def programs(self):
        return self.bus.programs(self.program)

    def visible(self):
        """Everything that is on screen, depth first."""
        return self.bus.visible([window for program in self.programs() for window in program.children])

    def all(self, role=None, name=None):
        return [node for node in self.visible()
                if (role is None or node.role == role) and (name is None or matches(node.name, name))]

    def wait(self, what, condition, seconds=60):
        """Waits until a condition holds; the failure tells what is on screen."""
        return wait_for(what, condition, seconds, lambda: "\n".join("    " + text for text in self.texts()))

    def find(self, role=None, name=None):
        """Waits for something; an asterisk in `name` stands for anything."""
        return self.wait(f"{role or 'something'} named {name!r} shows", lambda: self.all(role, name))[0]

    def wait_gone(self, role=None, name=None):
        self.wait(f"{role or 'something'} named {name!r} goes", lambda: not self.all(role, name))

    def says(self, part):
        """Waits for a text with this part."""
        self.wait(f"{part!r} is said", lambda: any(part in node.name for node in self.visible()))

    def entry(self, name=None):
        """The text field of that name, or the only one."""
        return self.wait(f"the text field {name!r} shows",
                         lambda: self.all("text box", name) or self.all("search box", name))[-1]

    def buttons_in_row(self, name):
        """The buttons in the row of a list, whatever they are called."""
        return [node for node in self.find("list item", name).descendants() if node.role == "button"]

    def texts(self):
        """All texts in view, for looking and for failures."""
        return [f"{node.role}: {node.name}" for node in self.visible()
                if node.name and node.role not in ("widget", "image")]

    def focused(self):
        """What has the keyboard focus."""
        return next((node for node in self.visible() if node.has(FOCUSED)), None)

    def wait_focused(self, role=None, name=None):
        def has_focus():
            node = self.focused()
            return node is not None and role in (None, node.role) and (name is None or matches(node.name, name))
        self.wait(f"the focus is on {role or 'something'} named {name!r}", has_focus)

    # Acting

    def press(self, name, role=None):
        """Does what a click does; of a widget inside of another with the same name, on the inner one."""
        def pressable():
            return [node for node in self.all(role, name)
                    if node.role != "label" and node.is_enabled and node.is_pressable]
        self.wait(f"{name!r} can be pressed", pressable)[-1].press()

    def enter(self, name, text):
        """Replaces what is in a text field."""
        self.entry(name).enter(text)

    def window_numbers(self):
        """The program's windows on the display, the topmost last."""
        return [number for program in self.programs() for number in subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.bus.process(program)), "--name", "."],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.split()]

    def focus_window(self):
        """Gives the keyboard to the program's topmost window, as a window manager does, and returns its number."""
        number = self.wait(f"a window of {self.program} is on screen", self.window_numbers)[-1]
        subprocess.run(["xdotool", "windowfocus", "--sync", number], check=True)
        return number

    def reach(self, role, name=None, steps=15):
        """Goes on by the Tab key until something has the focus."""
        for _ in range(steps):
            before = self.focused()
            if before is not None and before.role == role and (name is None or matches(before.name, name)):
                return
            self.keys("Tab")
            self.wait("the Tab key moves the focus", lambda: self.focused() not in (None, before))
        raise AssertionError(f"the Tab key does not lead to the {role} {name!r}")

    @staticmethod
    def keys(*names):
        """Presses keys of the keyboard."""
        subprocess.run(["xdotool", "key", *names], check=True)

    @staticmethod
    def type(text):
        subprocess.run(["xdotool", "type", text], check=True)


def matches(name, pattern):
    # A dialog's buttons are named twice: by themselves, and by the label inside.
    return fnmatch.fnmatchcase(name, pattern) if "*" in pattern else name in (pattern, f"{pattern} {pattern}")
