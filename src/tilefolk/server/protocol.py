"""The protocol of sockets: its version, and how frames are read and written (docs/protocol.md)."""

from __future__ import annotations

import msgspec

from tilefolk.server.client_messages import FromClient

VERSION = 1
decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode
