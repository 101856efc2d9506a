"""docs/protocol.md tells the truth: every example is a message of ours, every message has its place there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import tilefolk
from tilefolk.server import client_messages, http_messages, protocol, server_messages

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
COMMANDS = re.findall(r"^\| `(\{\"type\".*?\})` \|", TEXT, re.MULTILINE)
UNTYPED = {
    "rules_version": http_messages.GameInfo,
    "watching": http_messages.Table,
    "seats": http_messages.NewTable,
}


def tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


SERVER = {tag(it): it for it in get_args(server_messages.FromServer)}
CLIENT = {tag(it): it for it in get_args(client_messages.FromClient)}


@pytest.mark.parametrize("block", BLOCKS)
def test_every_example_of_the_server_is_complete_and_valid(block):
    example = msgspec.json.decode(block)
    if "type" in example and example["type"] in SERVER:
        struct = SERVER[example.pop("type")]
        if isinstance(example.get("table"), dict) and "…" in example["table"]:
            example["table"] = table_example()
        if isinstance(example.get("view"), dict):
            example["view"] = tilefolk.start("hunters", players=2, seed=1).view(0)
    else:
        struct = next(struct for field, struct in UNTYPED.items() if field in example)
    msgspec.convert(example, struct, strict=True)
    fields = {field.name for field in msgspec.structs.fields(struct)}
    assert set(example) <= fields
    if struct not in (server_messages.Update, http_messages.NewTable):
        assert set(example) == fields


def table_example() -> dict:
    return next(msgspec.json.decode(block) for block in BLOCKS if '"watching"' in block and '"host"' in block)


@pytest.mark.parametrize("text", COMMANDS)
def test_every_example_of_the_client_is_valid(text):
    assert isinstance(protocol.decoder.decode(text), client_messages.Message)


def test_every_message_is_documented():
    shown = {msgspec.json.decode(text)["type"] for text in COMMANDS}
    assert shown == set(CLIENT)
    examples = [msgspec.json.decode(block) for block in BLOCKS]
    assert {it["type"] for it in examples if "type" in it} == set(SERVER)


def test_every_error_of_the_server_has_words_in_four_languages():
    source = Path(protocol.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py"))
    keys = set(re.findall(r"\"(server\.[a-z_.]+)\"", code))
    assert len(keys) > 20
    for language in ("en", "hu", "de", "nl"):
        files = (source.parent / "locales" / language).glob("*.ftl")
        words = "\n".join(path.read_text(encoding="utf-8") for path in files)
        there = set(re.findall(r"^(error-server-[a-z0-9-]+) =", words, re.MULTILINE))
        assert there == {"error-" + re.sub(r"[._]", "-", key) for key in keys}, language
