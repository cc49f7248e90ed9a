"""What an assistive technology sees and does in the windows on the display, through AT-SPI."""

import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


class NeverHappened(AssertionError):
    pass


def wait_for(what, condition, seconds=20):
    """The first true value of the condition; an error that names it when the time is over."""
    deadline = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while True:
        while context.iteration(False):  # news of what changed in the windows
            pass
        try:
            value = condition()
        except GLib.Error:  # a window went while it was looked at
            value = None
        if value:
            return value
        if time.monotonic() > deadline:
            raise NeverHappened(f"not within {seconds} s: {what}\n{outline()}")
        time.sleep(0.02)


def nodes(root=None):
    """Everything below a node, or on the whole display."""
    if root is None:
        desktop = Atspi.get_desktop(0)
        roots = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    else:
        roots = [root]
    while roots:
        node = roots.pop(0)
        if node is None:
            continue
        try:
            node.clear_cache()
            children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
        except (GLib.Error, AttributeError):
            children = []
        yield node
        roots = children + roots


def outline():
    lines = []
    for node in nodes():
        try:
            lines.append(f"  {node.get_role_name()}: {node.get_name()!r} {text(node)!r}")
        except GLib.Error:
            pass
    return "\n".join(lines)


def is_shown(node):
    # GTK 4.8 says "showing" of windows alone.
    return node.get_state_set().contains(Atspi.StateType.VISIBLE)


def text(node):
    interface = node.get_text_iface()
    return Atspi.Text.get_text(interface, 0, Atspi.Text.get_character_count(interface)) if interface else None


def find(role, name=None, root=None):
    """The first node of a role that shows, whose name is the given one, or else has it as a part."""
    part = None
    for node in nodes(root):
        if node.get_role_name() != role or not is_shown(node):
            continue
        found = node.get_name() or ""
        if name is None or found == name:
            return node
        if name in found:
            part = part or node
    return part


def says(part, root=None):
    """Whether a text with this part shows."""
    return any(
        part in (node.get_name() or "") or part in (text(node) or "")
        for node in nodes(root)
        if is_shown(node)
    )


def press(role, name):
    """Does what a click does, once the node is there and can be operated."""

    def operable():
        node = find(role, name)
        return node if node and node.get_state_set().contains(Atspi.StateType.SENSITIVE) else None

    node = wait_for(f"a {role} {name!r} that can be pressed", operable)
    Atspi.Action.do_action(node.get_action_iface(), 0)


def entry():
    """The field of the sheet."""
    for node in nodes():
        if node.get_role_name() in ("text", "entry") and is_shown(node) and node.get_editable_text_iface():
            return node
    return None


def enter(value):
    node = wait_for("a field", entry)
    Atspi.EditableText.set_text_contents(node.get_editable_text_iface(), value)


def focus_window(title):
    """Gives the keyboard to a window, as a window manager does."""

    def window():
        answer = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"], capture_output=True, text=True
        )
        return answer.stdout.split()[-1] if answer.stdout.split() else None

    subprocess.run(["xdotool", "windowfocus", "--sync", wait_for(f"the window {title!r}", window)], check=True)


def keys(*names):
    subprocess.run(["xdotool", "key", "--delay", "40", *names], check=True)


def reach(role, name):
    """Goes to a widget by the Tab key, as far as one round leads."""
    for _ in range(12):
        node = find(role, name)
        if node and node.get_state_set().contains(Atspi.StateType.FOCUSED):
            return
        keys("Tab")
        time.sleep(0.1)
    raise NeverHappened(f"the Tab key does not lead to the {role} {name!r}\n{outline()}")


def type_text(value):
    subprocess.run(["xdotool", "type", "--delay", "30", value], check=True)
