# Sourced by scripts that need a session which is not the user's.

# Runs a command with a session bus and folders of its own, which go when it ends.
in_private_session() { # COMMAND ARGUMENT ...
    local home status=0
    home=$(mktemp -d)
    mkdir -m 700 "$home"/{data,state,config,cache,run}
    HOME=$home XDG_DATA_HOME=$home/data XDG_STATE_HOME=$home/state XDG_CONFIG_HOME=$home/config \
        XDG_CACHE_HOME=$home/cache XDG_RUNTIME_DIR=$home/run \
        dbus-run-session -- "$@" 2> >(grep --line-buffered -vE "fd limit|dbus-daemon|AT-SPI: Error in GetItems|SpiRegistry|^$" >&2) ||
        status=$?
    rm -rf "$home"
    return "$status"
}
