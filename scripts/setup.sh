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
    step "the compiler" "" "" install_compiler
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
    scripts/link-node .venv/bin/python .venv/bin
}

install_package() { TILEFOLK_BUILD=later uv pip install --no-deps --no-build-isolation --editable .; }

# what compiles the engine, where it is missing and would help; without it the build tells the line
install_compiler() {
    if [ "${TILEFOLK_BUILD:-}" = pure ] || .venv/bin/python -I src/tilefolk/_engine.py; then return 0; fi
    missing=$(.venv/bin/python -I src/tilefolk/_compiler.py)
    # shellcheck disable=SC2086
    [ -z "$missing" ] || install_debian $missing || true
}

# install_debian PACKAGE...: root on Debian installs them; anybody else gets 1
install_debian() {
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then return 1; fi
    say "Installing from Debian (apt-get install $*) …"
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } \
        </dev/null >build/apt.log 2>&1 || { tail -5 build/apt.log; return 1; }
}
