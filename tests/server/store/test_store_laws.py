"""Any appends are answered as a plain dictionary would answer them, with either database."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harness.engines import StoreEngine
from harness.rows import append
from ridotto.server.store.store import Store, refusal

pytestmark = pytest.mark.anyio

WISHES = st.lists(
    st.tuples(st.sampled_from(["OAK", "ELM"]), st.integers(0, 6), st.sampled_from("abcdef")), max_size=25
)


@pytest.mark.parametrize("pause", [True, False], ids=["one by one", "all at once"])
async def test_any_appends_in_any_order_give_the_log_of_a_plain_dictionary(engine: StoreEngine, pause: bool):
    """Each wish is answered as a plain dictionary would answer it."""

    @settings(max_examples=15)
    @given(WISHES)
    def law(wishes: list[tuple[str, int, str]]) -> None:
        asyncio.run(compare(wishes))

    async def compare(wishes: list[tuple[str, int, str]]) -> None:
        async with engine.fresh() as store:
            answers = await answered(store, wishes, pause)
            assert answers == expected(wishes)

    await asyncio.to_thread(law)


async def answered(store: Store, wishes: list[tuple[str, int, str]], pause: bool) -> list[str]:
    appends = [store.append(append(*wish)) for wish in wishes]
    if pause:
        return [repr((await asyncio.gather(one, return_exceptions=True))[0]) for one in appends]
    return [repr(one) for one in await asyncio.gather(*appends, return_exceptions=True)]


def expected(wishes: list[tuple[str, int, str]]) -> list[str]:
    logs: dict[str, list[str]] = {}
    answers = []
    for code, seq, command in wishes:
        log = logs.setdefault(code, [])
        known = log.index(command) + 1 if command in log else None
        answer = refusal(seq, len(log), known)
        answers.append(repr(answer))
        if answer is None:
            log.append(command)
    return answers
