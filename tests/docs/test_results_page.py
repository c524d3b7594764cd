"""Each command that measures writes its own section of the results, and no other."""

from results_page import write_section

SPEED = "# How fast it is\n\n## Times\n\n| one |\n"
SERVER = "# How fast the server is\n\n## Moves\n\n| two |\n"


def test_a_new_section_comes_after_the_others(tmp_path):
    results = tmp_path / "results.md"
    write_section(SPEED, results)
    write_section(SERVER, results)

    assert results.read_text(encoding="utf-8") == f"{SPEED}\n{SERVER}"


def test_a_section_that_is_measured_again_replaces_the_old_one(tmp_path):
    results = tmp_path / "results.md"
    results.write_text(f"{SPEED}\n{SERVER}", encoding="utf-8")
    write_section(SPEED.replace("one", "three"), results)

    assert results.read_text(encoding="utf-8") == f"{SPEED.replace('one', 'three')}\n{SERVER}"
