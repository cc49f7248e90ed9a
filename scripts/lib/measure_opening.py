"""Measures how long the Shortcuts app takes from its start until its window is on screen, and until the newest of the
history is drawn in it. Called by scripts/bench in a private session, on a display; needs INKLING_BIN, the folder of the
programs.

usage: measure_opening.py DONATIONS [ROUNDS]
"""
import statistics
import subprocess
import sys
import time

from sample_session import SampleSession

# Where the first rows of the history are in the window.
FIRST_ROWS = "400x90+100+100"


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def window(process):
    return output("xdotool", "search", "--onlyvisible", "--pid", str(process.pid), "--name", "Shortcuts").strip()


def shows_rows(process):
    """Texts and icons have many colours, the empty place one."""
    number = window(process)
    colours = output("import", "-window", number, "-crop", FIRST_ROWS, "-format", "%k", "info:") if number else ""
    return colours.isdigit() and int(colours) > 30


def opening(session, is_open):
    """Seconds until the program is open, in the sense that is asked for."""
    begin = time.monotonic()
    process = session.start(f"{session.bin}/shortcuts-app", "--screen", "history", stderr=subprocess.DEVNULL)
    while not is_open(process):
        if time.monotonic() > begin + 60:
            raise SystemExit("the window did not open within a minute")
    taken = time.monotonic() - begin
    session.stop(process)
    return taken


def main():
    count, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10
    session = SampleSession()
    try:
        subprocess.run([f"{session.bin}/inkling-bench", "fill", f"{session.bin}/inklingd", count], check=True,
                       env=session.environment)
        session.start_service()
        print(f"| opening the Shortcuts app with {count} donations | best | median |\n|---|---|---|")
        for title, is_open in (("its window is on screen", window), ("the history is drawn in it", shows_rows)):
            taken = [opening(session, is_open) for _ in range(rounds)]
            print(f"| {title} | {min(taken) * 1_000:.0f} ms | {statistics.median(taken) * 1_000:.0f} ms |",
                  flush=True)
    finally:
        session.end()


main()
