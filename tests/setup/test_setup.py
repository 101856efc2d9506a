"""What the commands do on a machine before anything of ours is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tilefolk import _compiler

ROOT = Path(__file__).parents[2]


def program(folder: Path, name: str, text: str) -> None:
    """A command of this name, in a folder of the PATH."""
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)


def test_ci_tests_with_none_of_the_machines_variables_but_the_installers(tmp_path):
    for name in (".ci/run", "scripts/clean-environment"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
        (tmp_path / name).chmod(0o755)
    program(tmp_path, "test", "env")
    variables = {
        "HOME": "/home/anna",
        "PATH": os.environ["PATH"],
        "PIP_INDEX_URL": "https://example.org/a b",
        "SSL_CERT_FILE": "/etc/mine.pem",
        "npm_config_registry": "https://example.org/npm",
    }
    others = {"PYTHONDONTWRITEBYTECODE": "1", "TILEFOLK_PURE": "1", "CC": "no-such-compiler"}
    done = subprocess.run(
        [tmp_path / ".ci/run"], env=variables | others, capture_output=True, text=True, check=True
    )
    seen = dict(line.split("=", 1) for line in done.stdout.splitlines())
    assert {name: seen.get(name) for name in variables} == variables
    assert set(others) & set(seen) == set()


@pytest.mark.parametrize(("user", "installs"), [("0", True), ("1000", False)])
def test_only_root_installs_packages_of_debian(tmp_path, user, installs):
    program(tmp_path, "id", f"echo {user}")
    program(tmp_path, "apt-get", 'echo "$@" >> calls')
    (tmp_path / "build").mkdir()
    done = subprocess.run(
        ["sh", "-c", f". {ROOT}/scripts/setup.sh; install_debian gcc libc6-dev"],
        cwd=tmp_path,
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode == 0) == installs
    assert (tmp_path / "calls").exists() == installs
    assert not installs or (tmp_path / "calls").read_text().endswith("gcc libc6-dev\n")


def test_a_package_that_can_not_be_installed_is_told(tmp_path):
    program(tmp_path, "id", "echo 0")
    program(tmp_path, "apt-get", "echo 'E: no mirror'; exit 100")
    (tmp_path / "build").mkdir()
    done = subprocess.run(
        ["sh", "-c", f". {ROOT}/scripts/setup.sh; install_debian gcc"],
        cwd=tmp_path,
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "E: no mirror" in done.stdout


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """A machine with a compiler, which finds its headers, and Debian's own Python with its headers."""
    program(tmp_path, "gcc", "exit 0")
    (tmp_path / "Python.h").touch()
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", f"{tmp_path}:/no-such-folder")
    monkeypatch.setattr(_compiler.sysconfig, "get_config_var", lambda name: "gcc -pthread")
    monkeypatch.setattr(_compiler.sysconfig, "get_path", lambda name: str(tmp_path))
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    return tmp_path


def test_where_all_is_there_nothing_is_installed(machine):
    assert _compiler.missing_tool() is None
    assert _compiler.missing_packages() == []


def test_a_bare_debian_gets_the_compiler_and_the_headers(machine):
    (machine / "gcc").unlink()
    (machine / "Python.h").unlink()
    assert _compiler.missing_tool() == "there is no C compiler (gcc)"
    assert _compiler.missing_packages() == _compiler.INSTALL_LINE.split()[2:]


def test_a_compiler_without_the_c_library_gets_its_headers(machine):
    program(machine, "gcc", "exit 1")
    assert _compiler.missing_tool() == "the C library's headers are missing"
    assert _compiler.missing_packages() == ["libc6-dev"]


def test_debians_headers_do_not_help_another_python(machine, monkeypatch):
    (machine / "Python.h").unlink()
    assert _compiler.missing_packages() == ["python3-dev"]
    monkeypatch.setattr(sys, "base_prefix", "/opt/python")
    assert _compiler.missing_tool() == "Python's C headers are missing"
    assert _compiler.missing_packages() == []


def test_a_compiler_that_was_asked_for_by_name_is_not_replaced(machine, monkeypatch):
    monkeypatch.setenv("CC", "tcc")
    assert _compiler.missing_tool() == "there is no C compiler (tcc)"
    assert _compiler.missing_packages() == []
