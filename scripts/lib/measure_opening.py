"""Measures how long the Shortcuts app takes from its start until its window is drawn, and until the newest of the history
is drawn in it: it tells both itself, after the frames in question. Called by scripts/bench in a private session, on a
display; needs INKLING_BIN, the folder of the programs.

usage: measure_opening.py DONATIONS [ROUNDS]
"""
import os
import statistics
import subprocess
import sys
import time

from sample_session import SampleSession

STAGES = {"window drawn": "its window is drawn", "content drawn": "the history is drawn in it"}
WAITED = "of that, its main thread waited for a processor that others had"


def opening(session):
    """Seconds until each stage of the opening, and how many of them are the other processes' doing."""
    begin = time.monotonic()
    process = session.start(
        f"{session.bin}/shortcuts-app", "--screen", "history", stderr=subprocess.PIPE, text=True,
        environment=dict(session.environment, INKLING_REPORT_OPENING="1"))
    taken = {}
    while len(taken) < len(STAGES):
        line = process.stderr.readline()
        if not line:
            raise SystemExit("the app ended before its content was drawn")
        if line.strip() in STAGES:
            taken[line.strip()] = time.monotonic() - begin
    with open(f"/proc/{process.pid}/schedstat") as file:
        taken[WAITED] = int(file.read().split()[1]) / 1e9
    session.stop(process)
    process.stderr.close()
    return taken


def main():
    count, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20
    session = SampleSession()
    try:
        subprocess.run([f"{session.bin}/inkling-bench", "fill", f"{session.bin}/inklingd", count], check=True,
                       env=session.environment)
        session.start_service()
        openings = [opening(session) for _ in range(rounds)]
        print(f"| opening the Shortcuts app with {count} donations | best | median | worst |\n|---|---|---|---|")
        for stage, title in [*STAGES.items(), (WAITED, WAITED)]:
            taken = [1_000 * opening[stage] for opening in openings]
            print(f"| {title} | {min(taken):.0f} ms | {statistics.median(taken):.0f} ms | {max(taken):.0f} ms |")
        print(f"\nprocesses that wanted a processor, on average over the last minute: {os.getloadavg()[0]:.1f}")
    finally:
        session.end()


main()
