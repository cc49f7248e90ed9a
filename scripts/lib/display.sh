# Sourced by scripts that open windows: starts an X server that draws into memory, and ends it with the script.

start_display() { # WIDTHxHEIGHTxDEPTH
    local number_file
    command -v Xvfb >/dev/null || { echo "Xvfb is missing: apt-get install xvfb, or run scripts/install-deps" >&2; exit 2; }
    number_file=$(mktemp)
    exec 7>"$number_file"
    Xvfb -displayfd 7 -screen 0 "$1" -nolisten tcp -noreset >/dev/null 2>&1 &
    display_pid=$!
    exec 7>&-
    trap 'kill "$display_pid" 2>/dev/null || true' EXIT
    for _ in $(seq 100); do
        [ -s "$number_file" ] && break
        sleep 0.05
    done
    [ -s "$number_file" ] || { echo "Xvfb did not start" >&2; exit 2; }
    export DISPLAY=":$(cat "$number_file")"
    rm -f "$number_file"
    unset WAYLAND_DISPLAY
    export GDK_BACKEND=x11 GSK_RENDERER=cairo LIBGL_ALWAYS_SOFTWARE=1 GSETTINGS_BACKEND=memory NO_AT_BRIDGE=0
    export GTK_A11Y="${GTK_A11Y:-none}"
}
