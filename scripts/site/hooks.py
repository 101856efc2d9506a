"""What the site has beyond docs/: rules in four languages, the gallery, the notebook with its results."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(Path(__file__).parent))

import gallery  # noqa: E402  (its folder is known only now)
import notebook  # noqa: E402
import rule_pages  # noqa: E402

import examples  # noqa: E402

OUTSIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "README.md": "index.md"}
"""Pages that lie beside docs/, and where the site has them."""
CODE = re.compile(r"\[([^\]]*)\]\((?:\.\./)+((?:examples|src)/[^)]+)\)")
"""Links to files that the site does not hold: their names are said instead."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made from something else."""
    pages: dict[str, str | bytes] = {**rule_pages.pages(), **gallery.pages(), "notebook.md": notebook.page()}
    for source in ("CONTRIBUTING.md", "CHANGELOG.md"):
        text = (ROOT / source).read_text("utf-8")
        pages[OUTSIDE[source]] = text.replace("](docs/", "](").replace("](LICENSE)", "](versions.md)")
    for place, content in pages.items():
        files.append(File.generated(config, place, content=content))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links that lead out of docs/ lead to the site's own pages, or say the name of the file."""
    up = "../" * page.file.src_uri.count("/")
    for outside, inside in OUTSIDE.items():
        markdown = re.sub(rf"\]\((?:\.\./)+{re.escape(outside)}", f"]({up}{inside}", markdown)
    markdown = examples.fenced(markdown)
    return CODE.sub(lambda link: f"{link[1]} (`{link[2]}`)" if "`" not in link[1] else link[1], markdown)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The version of the package stands in every page's foot."""
    sys.path.insert(0, str(ROOT / "src"))
    version = json.dumps((ROOT / "src/tilefolk/_version.py").read_text("utf-8").split('"')[-2])
    config.copyright = f"Tilefolk {json.loads(version)}, a fan project under the MIT licence"
    return config
