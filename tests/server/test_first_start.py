"""The first start: files for the server's eyes only, and two that start at the same time."""

from __future__ import annotations

import stat
import subprocess
import sys

import pytest

from tilefolk.core.errors import TilefolkError
from tilefolk.server.settings import at_home
from tilefolk.server.store import connection_problem

START = """
import sys
from pathlib import Path
from tilefolk.server.settings import at_home
from tilefolk.server.store import connection_problem
settings = at_home(Path(sys.argv[1]))
print(settings.secret, connection_problem(settings.database))
"""


def file_mode(file):
    return stat.S_IMODE(file.stat().st_mode)


def test_the_files_are_for_the_servers_eyes_only(tmp_path):
    folder = tmp_path / "new"
    settings = at_home(folder)
    assert connection_problem(settings.database) is None
    assert file_mode(folder) == 0o700
    assert {file_mode(file) for file in folder.iterdir()} == {0o600}


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path):
    file = tmp_path / "tilefolk.db"
    file.touch(mode=0o644)
    file.chmod(0o644)
    assert connection_problem(at_home(tmp_path).database) is None
    assert file_mode(file) == 0o600


@pytest.mark.parametrize("content", [b"", b"\n", b"short", b"\xff" * 40])
def test_a_secret_that_is_none_is_refused_in_words(tmp_path, content):
    (tmp_path / "secret").write_bytes(content)
    with pytest.raises(TilefolkError) as refused:
        at_home(tmp_path)
    assert refused.value.key == "server.secret.too_short"
    assert (tmp_path / "secret").read_bytes() == content


def test_the_secret_stays_the_same(tmp_path):
    assert at_home(tmp_path).secret == at_home(tmp_path).secret


def test_servers_that_start_at_once_share_one_secret_and_one_schema(tmp_path):
    folder = tmp_path / "new"
    command = [sys.executable, "-c", START, str(folder)]
    starting = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    said = {process.communicate(timeout=400)[0] for process in starting}
    (only,) = said
    assert only.endswith(" None\n")
    assert sorted(file.name for file in folder.iterdir() if "-" not in file.name) == ["secret", "tilefolk.db"]
