"""Copies an archive of DocC into the site. Its pages need a server, because their script fetches data."""

import re
import shutil

FOLDER = "docc"
FIRST_PAGE = f"{FOLDER}/documentation/viewcode"


def copy(archive, output):
    """Copies the archive with addresses that are relative, because the archive's own are those of a server's root."""
    folder = output / FOLDER
    shutil.copytree(archive, folder)
    for page in sorted(folder.rglob("*.html")):
        root = "../" * (len(page.relative_to(folder).parts) - 1)
        text = page.read_text(encoding="utf-8")
        text = re.sub(r'(href|src)="/(?!/)', rf'\1="{root or "./"}', text)
        base = 'location.pathname.replace(/(documentation|tutorials)\\/.*$|[^\\/]*$/, "")'
        text = re.sub(r'var baseUrl = "/"', f"var baseUrl = {base}", text)
        page.write_text(text, encoding="utf-8")
