"""Drives a window as assistive technology does: finds things by role and name, acts on them, reads them back."""
import fnmatch
import subprocess

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from sample_session import wait_for  # noqa: E402


class Driver:
    """The windows of one program."""

    def __init__(self, program):
        self.program = program

    def applications(self):
        desktop = Atspi.get_desktop(0)
        found = []
        for index in range(desktop.get_child_count()):
            try:
                child = desktop.get_child_at_index(index)
                if child and child.get_name() == self.program:
                    found.append(child)
            except GLib.Error:
                continue
        return found

    def walk(self, node=None):
        """Everything that is on screen, depth first."""
        if node is None:
            for application in self.applications():
                for window in children(application):
                    yield from self.walk(window)
            return
        try:
            if not node.get_state_set().contains(Atspi.StateType.VISIBLE):
                return
            yield node
        except GLib.Error:
            return  # It went while we looked.
        for child in children(node):
            yield from self.walk(child)

    def all(self, role=None, name=None):
        found = []
        for node in self.walk():
            try:
                if role and node.get_role_name() != role:
                    continue
                if name is not None and not matches(node.get_name() or "", name):
                    continue
                found.append(node)
            except GLib.Error:
                continue
        return found

    def find(self, role=None, name=None, seconds=10):
        """Waits for something; an asterisk in `name` stands for anything."""
        return wait_for(f"{role or 'something'} named {name!r} shows", lambda: self.all(role, name), seconds)[0]

    def entry(self, name):
        """The text field of that name."""
        return wait_for(f"the text field {name!r} shows",
                        lambda: [node for node in self.all(None, name) if node.get_editable_text_iface()])[0]

    def wait_gone(self, role=None, name=None, seconds=10):
        wait_for(f"{role or 'something'} named {name!r} goes", lambda: not self.all(role, name), seconds)

    def press(self, name, role=None):
        """Presses what has that name; of a widget inside of another, the inner one."""
        nodes = wait_for(f"{name!r} can be pressed",
                         lambda: [node for node in self.all(role, name)
                                  if node.get_role_name() != "label" and node.get_action_iface()])
        act(nodes[-1])

    def texts(self):
        """All texts in view, for looking and for failures."""
        found = []
        for node in self.walk():
            try:
                if node.get_name() and node.get_role_name() not in ("filler", "panel", "image"):
                    found.append(f"{node.get_role_name()}: {node.get_name()}")
            except GLib.Error:
                continue
        return found

    @staticmethod
    def keys(*names):
        """Presses keys of the keyboard."""
        subprocess.run(["xdotool", "key", "--delay", "40", *names], check=True)

    @staticmethod
    def type(text):
        subprocess.run(["xdotool", "type", "--delay", "15", text], check=True)

    def focused(self):
        for node in self.walk():
            try:
                if node.get_state_set().contains(Atspi.StateType.FOCUSED):
                    return node
            except GLib.Error:
                continue
        return None


def children(node):
    try:
        return [child for child in map(node.get_child_at_index, range(node.get_child_count())) if child]
    except GLib.Error:
        return []


def matches(name, pattern):
    # A dialog's buttons are named twice: by themselves, and by the label inside.
    return fnmatch.fnmatchcase(name, pattern) if "*" in pattern else name in (pattern, f"{pattern} {pattern}")


def act(node):
    """Does what a click would do."""
    if not node.get_action_iface() or node.get_n_actions() == 0 or not node.do_action(0):
        raise SystemExit(f"{node.get_role_name()} '{node.get_name()}' can't be pressed")


def set_text(node, text):
    node.set_text_contents(text)
