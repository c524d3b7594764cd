"""The queue of reviews in a store: what every engine promises."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from harness.engines import StoreEngine
from harness.rows import append
from ridotto.server.store.store import Store
from ridotto.server.store.stored_reviews import FILES_WAIT, RECORD, ReviewCounts, WantedReview

pytestmark = pytest.mark.anyio
PARTS = {"overview": b"abc", "decisions": b"defgh"}


@pytest.fixture
async def store(engine: StoreEngine) -> AsyncIterator[Store]:
    async with engine.opened() as store:
        yield store


def wanted(id: str, code: str = "OAK", **more: object) -> WantedReview:
    return WantedReview(id, code, 1)._replace(**more)


async def ask(store: Store, id: str, asker: str = "ann", at: int = 100, **more: object) -> bool:
    return await store.ask_for_review(wanted(id, **more), asker, at, 10)


async def test_reviews_are_claimed_in_the_order_in_which_they_were_asked_for(store: Store):
    for at, id in enumerate(("c", "a", "b")):
        assert await ask(store, id, at=at)

    places = [(await store.review(id, 1)).place for id in ("c", "a", "b")]
    claimed = [await store.claim_review("p", 500, 1000, 5) for _ in range(4)]

    assert places == [1, 2, 3]
    assert [each and each.id for each in claimed] == ["c", "a", "b", None]


async def test_a_file_waits_behind_games_of_tables_but_not_for_ever(store: Store):
    await ask(store, "file", code="", at=0)
    await ask(store, "later", at=FILES_WAIT - 1)
    await ask(store, "too late", at=FILES_WAIT + 1)
    await ask(store, "another file", code="", at=2)

    order = ("later", "file", "too late", "another file")
    places = [(await store.review(id, 1)).place for id in order]
    claimed = [await store.claim_review("p", 500, 1000, 5) for _ in order]

    assert places == [1, 2, 3, 4]
    assert [each and each.id for each in claimed] == list(order)


async def test_not_more_are_claimed_at_a_time_than_may_be_computed(store: Store):
    await ask(store, "a")
    await ask(store, "b", at=200)

    first = await store.claim_review("p", 500, 1000, 1)
    second = await store.claim_review("q", 501, 1001, 1)
    await store.finish_review("a", "p", PARTS)
    third = await store.claim_review("q", 502, 1002, 1)

    assert (first.id, second, third.id) == ("a", None, "b")


async def test_many_processes_never_claim_the_same_review(store: Store):
    for number in range(8):
        await ask(store, f"review {number}", at=number)

    claimed = await asyncio.gather(*(store.claim_review(f"p{n}", 500, 1000, 20) for n in range(12)))

    assert sorted(each.id for each in claimed if each) == [f"review {number}" for number in range(8)]


async def test_the_review_of_a_process_that_died_comes_first_and_is_counted(store: Store):
    await ask(store, "a")
    await ask(store, "b", at=200)
    assert (await store.claim_review("p", 500, 1000, 1)).tries == 1

    again = await store.claim_review("q", 1000, 2000, 1)

    assert again == ("a", 2)
    assert not await store.keep_claim("a", "p", 3000, 10, "own")
    assert not await store.finish_review("a", "p", PARTS)
    assert await store.keep_claim("a", "q", 3000, 10, "own")


async def test_the_review_of_a_file_comes_first_too_if_its_process_died(store: Store):
    await ask(store, "file", code="")
    await store.claim_review("p", 500, 1000, 1)
    await ask(store, "game", at=600)

    assert (await store.claim_review("q", 1000, 2000, 1)).id == "file"


async def test_a_review_that_is_given_back_keeps_its_place_and_its_tries(store: Store):
    await ask(store, "a")
    await ask(store, "b", at=200)
    await store.claim_review("p", 500, 1000, 1)

    await store.release_review("a", "p")

    assert (await store.review("a", 1)).place == 1
    assert await store.claim_review("q", 600, 1000, 1) == ("a", 1)


async def test_progress_and_parts_are_read_by_everybody(store: Store):
    await ask(store, "a")
    await store.claim_review("p", 500, 1000, 1)
    await store.keep_claim("a", "p", 2000, 420, "own")
    running = await store.review("a", 1)
    await store.finish_review("a", "p", PARTS)
    done = await store.review("a", 1)

    assert (running.state, running.place, running.progress, running.doing) == ("running", 0, 420, "own")
    assert (done.state, done.progress, done.parts) == ("done", 1000, {"overview": 3, "decisions": 5})
    assert await store.review_part("a", "decisions") == b"defgh"
    assert await store.review_part("a", "beliefs-9") is None


async def test_asking_again_joins_and_after_a_failure_begins_anew(store: Store):
    await ask(store, "a")
    await ask(store, "a", "bob", at=900)
    await store.claim_review("p", 1000, 2000, 1)
    await store.fail_review("a", "p", "{}")
    failed = await store.review("a", 1)
    await ask(store, "a", at=1500)
    again = await store.review("a", 1)

    assert (failed.state, failed.problem) == ("failed", "{}")
    assert (again.state, again.place, again.problem) == ("queued", 1, "")


async def test_a_review_of_another_version_is_none_and_is_made_again(store: Store):
    await ask(store, "a")
    await store.claim_review("p", 500, 1000, 1)
    await store.finish_review("a", "p", PARTS)

    assert await store.review("a", 2) is None
    await ask(store, "a", version=2)
    assert (await store.review("a", 2)).state == "queued"
    assert await store.review_part("a", "overview") is None


async def test_a_record_that_is_only_kept_waits_for_nobody_until_its_review_is_asked_for(store: Store):
    await ask(store, "a", code="", record=b"moves", state="kept")
    kept, claimed = await store.review("a", 1), await store.claim_review("p", 500, 1000, 1)
    record = await store.review_part("a", RECORD)
    await ask(store, "a", code="", record=b"moves")

    assert (kept.state, kept.place, claimed, record) == ("kept", 0, None, b"moves")
    assert (await store.claim_review("p", 500, 1000, 1)).id == "a"


async def test_records_that_are_only_kept_count_among_the_files(store: Store):
    for number in range(3):
        await ask(store, str(number), at=number, code="", record=b"moves", state="kept")

    await store.drop_reviews(0, 2)

    assert [await store.review(str(number), 1) is not None for number in range(3)] == [False, True, True]


async def test_a_full_queue_takes_no_more_but_lets_people_join(store: Store):
    for number in range(10):
        assert await ask(store, str(number))

    assert not await ask(store, "one too many")
    assert await ask(store, "3", "bob")


async def test_a_review_is_given_up_when_the_last_who_wanted_it_leaves(store: Store):
    await ask(store, "a", "ann")
    await ask(store, "a", "bob")
    await store.claim_review("p", 500, 1000, 1)

    await store.leave_review("a", "ann")
    assert await store.keep_claim("a", "p", 2000, 0, "")
    await store.leave_review("a", "eve")
    assert await store.keep_claim("a", "p", 2000, 0, "")
    await store.leave_review("a", "bob")
    assert not await store.keep_claim("a", "p", 2000, 0, "")
    assert await store.review("a", 1) is None


async def test_a_review_that_is_done_stays_when_nobody_wants_it_any_more(store: Store):
    await ask(store, "a")
    await store.claim_review("p", 500, 1000, 1)
    await store.finish_review("a", "p", PARTS)

    await store.leave_review("a", "ann")

    assert (await store.review("a", 1)).state == "done"


async def test_a_review_is_deleted_with_its_table(store: Store):
    await store.append(append("OAK", 1))
    await store.append(append("ELM", 1))
    await ask(store, "a", code="OAK")
    await ask(store, "b", code="ELM", at=200)
    await store.claim_review("p", 500, 1000, 1)
    await store.finish_review("a", "p", PARTS)

    assert await store.delete_table("OAK", 2**60)

    assert await store.review("a", 1) is None
    assert await store.review_part("a", "overview") is None
    assert (await store.review("b", 1)).state == "queued"


async def test_a_review_that_is_dropped_is_gone_even_while_it_is_computed(store: Store):
    await ask(store, "a")
    await ask(store, "b", at=200)
    await store.claim_review("p", 500, 1000, 1)

    await store.drop_review("a")

    assert await store.review("a", 1) is None
    assert not await store.finish_review("a", "p", PARTS)
    assert (await store.review("b", 1)).state == "queued"


async def test_reviews_of_files_are_kept_until_their_time_is_over_or_there_are_too_many(store: Store):
    for number in range(4):
        await ask(store, f"f{number}", code="", at=number, record=b"packed", until=1000 + number)
        await store.claim_review("p", 500, 900, 5)
        await store.finish_review(f"f{number}", "p", PARTS)

    await store.drop_reviews(1000, 2)

    left = [await store.review(f"f{number}", 1) for number in range(4)]
    assert [each is not None for each in left] == [False, False, True, True]
    assert await store.review_part("f3", RECORD) == b"packed"
    assert RECORD not in left[3].parts


async def test_reviews_are_counted_by_state(store: Store):
    for number in range(3):
        await ask(store, str(number), at=number)
    for _ in range(2):
        await store.claim_review("p", 500, 1000, 5)
    await store.finish_review("0", "p", PARTS)

    assert await store.count_reviews() == ReviewCounts(queued=1, running=1, done=1)
