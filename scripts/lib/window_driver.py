"""Drives a window as assistive technology does: finds things by role and name, acts on them, reads them back."""
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
                yield from self.walk(application)
            return
        try:
            yield node
            for index in range(node.get_child_count()):
                child = node.get_child_at_index(index)
                if child and (node.get_role_name() == "application" or self.is_showing(child)):
                    yield from self.walk(child)
        except GLib.Error:
            return  # It went while we looked.

    @staticmethod
    def is_showing(node):
        return node.get_state_set().contains(Atspi.StateType.VISIBLE)

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
        """Waits for something; `name` may end with an asterisk."""
        return wait_for(f"{role or 'something'} named {name!r} shows", lambda: self.all(role, name), seconds)[0]

    def wait_gone(self, role=None, name=None, seconds=10):
        wait_for(f"{role or 'something'} named {name!r} goes", lambda: not self.all(role, name), seconds)

    def press(self, name, role="push button"):
        act(self.find(role, name))

    def texts(self):
        """All texts in view, for looking and for failures."""
        return [f"{node.get_role_name()}: {node.get_name()}" for node in self.walk() if node.get_name()]

    @staticmethod
    def keys(*names):
        """Presses keys of the keyboard."""
        subprocess.run(["xdotool", "key", "--delay", "40", *names], check=True)

    @staticmethod
    def type(text):
        subprocess.run(["xdotool", "type", "--delay", "15", text], check=True)

    def focused(self):
        for node in self.walk():
            if node.get_state_set().contains(Atspi.StateType.FOCUSED):
                return node
        return None


def matches(name, pattern):
    return name.startswith(pattern[:-1]) if pattern.endswith("*") else name == pattern


def act(node):
    """Does what a click would do."""
    if not node.get_action_iface() or node.get_n_actions() == 0 or not node.do_action(0):
        raise SystemExit(f"{node.get_role_name()} '{node.get_name()}' can't be pressed")


def set_text(node, text):
    node.set_text_contents(text)
