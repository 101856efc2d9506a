"""The notebook as a page: it is executed, so that what the page shows is what its code does."""

from __future__ import annotations

import os
from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).resolve().parents[2] / "docs" / "notebook.ipynb"


def executed() -> nbformat.NotebookNode:
    """The notebook with its results; a cell that fails raises."""
    os.environ.setdefault("JUPYTER_PLATFORM_DIRS", "1")
    book = nbformat.read(NOTEBOOK, as_version=4)
    client = NotebookClient(book, timeout=120, kernel_name="python3")
    client.execute()
    return book


def page() -> str:
    """Words, code and results."""
    return "\n\n".join(part for cell in executed().cells for part in cell_parts(cell)) + "\n"


def cell_parts(cell: nbformat.NotebookNode) -> list[str]:
    if cell.cell_type == "markdown":
        return [cell.source]
    parts = [f"```python\n{cell.source}\n```"]
    for output in cell.outputs:
        data = output.get("data", {})
        text = output.get("text") or data.get("text/plain", "")
        if "image/svg+xml" in data:
            parts.append(f'<div markdown="0">{data["image/svg+xml"]}</div>')
        elif text:
            parts.append(f"```text\n{text.rstrip()}\n```")
    return parts
