"""The page of proof says what ran, what was found, and what was not run."""

import json
from pathlib import Path

import pytest

from tests.proof.__main__ import main
from tests.proof.page import ProofPage, Section
from tests.proof.release.sbom import sbom
from tests.test_locks import pinned


def test_the_page_has_a_row_for_every_proof_and_says_what_was_not_run(tmp_path: Path) -> None:
    page = ProofPage("1.0", "abc", "2026-11-18")
    page.sections = [
        Section("locks", "passed", ["- a hash"], 2.4),
        Section("tests", "not run: not asked for"),
    ]
    text = page.write(tmp_path).read_text("utf-8")
    assert "| locks | passed | 2 |" in text
    assert "| tests | not run: not asked for | 0 |" in text
    assert "## locks\n\n- a hash" in text
    assert "## tests" not in text
    kept = json.loads((tmp_path / "proof-1.0-2026-11-18.json").read_text("utf-8"))
    assert [each["title"] for each in kept["sections"]] == ["locks", "tests"]


@pytest.mark.parametrize(("commit", "kept"), [("abc", ["locks"]), ("abd", []), ("abc-dirty", [])])
def test_parts_that_run_one_after_another_on_a_commit_make_one_page(
    tmp_path: Path, commit: str, kept: list[str]
) -> None:
    first = ProofPage("1.0", commit.replace("abd", "abc"), "2026-11-18")
    first.sections = [
        Section("locks", "passed", name="locks"),
        Section("tests", "not run: later", name="tests"),
    ]
    first.write(tmp_path)
    assert list(ProofPage("1.0", commit, "2026-11-18").earlier(tmp_path)) == kept
    assert not ProofPage("1.0", commit, "2026-11-19").earlier(tmp_path)


def test_an_unknown_proof_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["magic"])
    assert "there is no proof called magic" in capsys.readouterr().err


def test_the_bill_of_materials_names_every_pinned_library_with_its_hashes() -> None:
    bill = sbom()
    assert bill == sbom()
    named = {each["name"]: each for each in bill["components"]}
    for lock in ("requirements.lock", "requirements-cluster.lock"):
        for name, version in pinned(lock).items():
            assert named[name]["version"] == version
            assert named[name]["externalReferences"][0]["hashes"]
    assert bill["dependencies"][0]["dependsOn"] == [each["bom-ref"] for each in bill["components"]]
