"""What every store promises, whatever the engine."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from harness.engines import StoreEngine
from harness.rows import append, listing, row, set_clocks
from ridotto.server.http.identity import People
from ridotto.server.store.store import BehindLog, Clock, CodeTaken, KnownCommand, Person, Row, Store, Trouble

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(engine: StoreEngine) -> AsyncIterator[Store]:
    async with engine.opened() as store:
        yield store


async def test_what_was_written_is_read_in_order(store: Store):
    for seq in (1, 2, 3):
        await store.append(append("OAK", seq))

    assert await store.read("OAK") == [row(1), row(2), row(3)]
    assert await store.read("OAK", after=2) == [row(3)]
    assert await store.read("ELM") == []


async def test_an_entry_comes_back_byte_for_byte(store: Store):
    first = append("OAK", 1)
    odd = '{"a":  "é\\u0000", "a": 1e3}\n'.encode()
    await store.append(first._replace(row=first.row._replace(entry=odd, at=2**52)))

    assert await store.read("OAK") == [Row(1, 2**52, "command 1", odd)]


async def test_a_row_with_a_number_in_use_is_behind(store: Store):
    await store.append(append("OAK", 1))
    await store.append(append("OAK", 2))

    with pytest.raises(BehindLog):
        await store.append(append("OAK", 2, "another"))
    assert await store.heads(["OAK"]) == {"OAK": 2}


async def test_a_row_that_would_leave_a_gap_is_behind(store: Store):
    await store.append(append("OAK", 1))

    for code, seq in (("OAK", 3), ("ELM", 2), ("OAK", 0)):
        with pytest.raises(BehindLog):
            await store.append(append(code, seq, "another"))
    assert await store.heads(["OAK", "ELM"]) == {"OAK": 1}


async def test_a_repeated_command_gets_its_number_even_if_it_is_also_behind(store: Store):
    await store.append(append("OAK", 1, "open"))
    await store.append(append("OAK", 2, "sit"))

    for seq in (1, 2, 3, 9):
        with pytest.raises(KnownCommand) as known:
            await store.append(append("OAK", seq, "sit"))
        assert known.value.seq == 2
    assert await store.heads(["OAK"]) == {"OAK": 2}


async def test_two_tables_may_have_the_same_command_id(store: Store):
    await store.append(append("OAK", 1, "open"))
    await store.append(append("ELM", 1, "open"))

    assert await store.heads(["OAK", "ELM", "ASH"]) == {"OAK": 1, "ELM": 1}


async def test_a_second_table_by_the_same_code_is_refused(store: Store):
    await store.append(append("OAK", 1))

    with pytest.raises(CodeTaken):
        await store.append(append("OAK", 1, "another"))


async def test_rows_that_fail_do_not_hurt_the_others_that_wait_with_them(store: Store):
    await store.append(append("OAK", 1, "open"))
    wishes = [
        append("ELM", 1),
        append("OAK", 1, "open"),
        append("OAK", 2, "a"),
        append("ASH", 7),
        append("OAK", 2, "b"),
        append("FIR", 1),
    ]

    answers = await asyncio.gather(*map(store.append, wishes), return_exceptions=True)

    assert [type(answer) for answer in answers] == [
        type(None),
        KnownCommand,
        type(None),
        BehindLog,
        BehindLog,
        type(None),
    ]
    assert await store.heads(["OAK", "ELM", "ASH", "FIR"]) == {"OAK": 2, "ELM": 1, "FIR": 1}


async def test_a_row_the_engine_cannot_take_does_not_hurt_the_others_that_wait_with_it(store: Store):
    monstrous = append("OAK", 1, clocks={"turn": 2**64})

    answers = await asyncio.gather(
        *map(store.append, [append("ELM", 1), monstrous, append("FIR", 1)]), return_exceptions=True
    )

    assert [isinstance(answer, Exception) for answer in answers] == [False, True, False]
    assert await store.heads(["ELM", "OAK", "FIR"]) == {"ELM": 1, "FIR": 1}


async def test_many_moves_of_one_table_may_wait_at_once(store: Store):
    await asyncio.gather(*(store.append(append("OAK", seq)) for seq in range(1, 51)))

    assert [found.seq for found in await store.read("OAK")] == list(range(1, 51))


async def test_many_writers_on_few_tables_leave_no_gap_and_write_nothing_twice(engine: StoreEngine):
    """Each command is sent by two processes, as by a client that lost its line."""
    codes = [f"T{n}" for n in range(4)]
    async with engine.opened() as one, engine.opened() as other:
        written = await asyncio.gather(
            *(
                carry_through(store, code, f"{code} {n}")
                for code in codes
                for n in range(12)
                for store in (one, other)
            )
        )
        for code in codes:
            rows = await one.read(code)
            assert [found.seq for found in rows] == list(range(1, 13))
            assert {found.command for found in rows} == {f"{code} {n}" for n in range(12)}
        assert sum(written) == 48


async def carry_through(store: Store, code: str, command: str) -> bool:
    """Try until the command is in the log; whether it was us who wrote it."""
    while True:
        seq = (await store.heads([code])).get(code, 0) + 1
        try:
            await store.append(append(code, seq, command))
            return True
        except KnownCommand:
            return False
        except (BehindLog, CodeTaken):
            continue


async def test_a_refused_row_leaves_clocks_and_list_alone(store: Store):
    await store.append(append("OAK", 1, "open", {"turn": 5000}, listing("OAK")))

    changed = listing("OAK", phase="over")
    for seq, command in ((1, "open"), (3, "gap")):
        with pytest.raises((KnownCommand, BehindLog)):
            await store.append(append("OAK", seq, command, {"turn": None, "vote": 1}, changed))

    assert await store.listed() == [listing("OAK")]
    assert await store.claim(9000, 9999) == [Clock("OAK", "turn", 5000)]


async def test_the_list_shows_public_tables_the_latest_first(store: Store):
    shown = [listing("OAK", at=1), listing("ELM", at=3), listing("ASH", at=2, phase="over")]
    for one in [*shown, listing("FIR", public=False, at=4)]:
        await store.append(append(one.code, 1, listing=one))

    assert [one.code for one in await store.listed()] == ["ELM", "ASH", "OAK"]
    assert await store.listed("over") == [shown[2]]
    assert [one.code for one in await store.listed(most=1)] == ["ELM"]


async def test_all_tables_can_be_paged_through(store: Store):
    for code in ("b", "a", "Z", "é", "_"):
        await store.append(append(code, 1, listing=listing(code, public=code != "a")))

    first = await store.listings(most=3)
    rest = await store.listings(after=first[-1].code)

    assert [one.code for one in (*first, *rest)] == ["Z", "_", "a", "b", "é"]
    assert first[2].public is False


async def test_a_table_is_listed_with_its_latest_listing(store: Store):
    await store.append(append("OAK", 1, listing=listing("OAK")))
    await store.append(append("OAK", 2))
    await store.append(append("OAK", 3, listing=listing("OAK", phase="playing", at=7)))

    assert await store.listed() == [listing("OAK", phase="playing", at=7)]


async def test_clocks_that_are_due_are_claimed_once_the_earliest_first(store: Store):
    await set_clocks(store, "OAK", turn=3000, vote=1000)
    await set_clocks(store, "ELM", turn=2000)
    await set_clocks(store, "ASH", turn=9000)

    claimed = await store.claim(now=5000, until=6000)

    assert claimed == [Clock("OAK", "vote", 1000), Clock("ELM", "turn", 2000), Clock("OAK", "turn", 3000)]
    assert await store.claim(now=5500, until=6500) == []


async def test_the_earliest_clocks_are_claimed_when_there_are_too_many(store: Store):
    for n in range(5):
        await set_clocks(store, f"T{n}", turn=1000 - n)

    assert [clock.code for clock in await store.claim(2000, 3000, most=2)] == ["T4", "T3"]


async def test_a_clock_whose_process_died_can_be_claimed_again(store: Store):
    await set_clocks(store, "OAK", turn=1000)
    await store.claim(now=1000, until=2000)

    assert await store.claim(now=2000, until=3000) == [Clock("OAK", "turn", 1000)]


async def test_a_clock_that_is_set_anew_can_be_claimed_anew(store: Store):
    await set_clocks(store, "OAK", turn=1000)
    await store.claim(now=1000, until=9000)
    await store.append(append("OAK", 2, clocks={"turn": 1500}))

    assert await store.claim(now=1600, until=9000) == [Clock("OAK", "turn", 1500)]


async def test_a_removed_clock_is_never_due(store: Store):
    await set_clocks(store, "OAK", turn=1000, vote=1000)
    await store.append(append("OAK", 2, clocks={"turn": None}))

    assert await store.claim(now=2000, until=9000) == [Clock("OAK", "vote", 1000)]


async def test_clocks_are_claimed_once_by_competing_processes(engine: StoreEngine):
    async with engine.opened() as one, engine.opened() as other:
        for n in range(30):
            await set_clocks(one, f"T{n}", turn=1000 + n)

        claims = await asyncio.gather(*(s.claim(5000, 9000, most=7) for s in (one, other) for _ in range(5)))

        claimed = [clock.code for claim in claims for clock in claim]
        assert len(claimed) == len(set(claimed))
        left = await one.claim(5000, 9000)
        assert {*claimed, *(clock.code for clock in left)} == {f"T{n}" for n in range(30)}


async def test_the_next_clock_is_known_without_claiming_it(store: Store):
    assert await store.next_due(now=0) is None
    await set_clocks(store, "OAK", turn=3000, vote=1000)

    assert await store.next_due(now=0) == 1000
    await store.claim(now=1000, until=2000)
    assert await store.next_due(now=1000) == 2000, "its process may die"
    await store.claim(now=2000, until=5000)
    assert await store.next_due(now=2000) == 3000


async def test_processes_that_are_alive_are_known(store: Store):
    await store.heartbeat("one", 1000)
    await store.heartbeat("other", 2000)
    await store.heartbeat("one", 3000)

    assert await store.alive(since=2500) == ["one"]
    assert await store.alive(since=2000) == ["one", "other"]


async def test_processes_that_are_long_gone_are_forgotten(store: Store):
    await store.heartbeat("one", 1000)
    await store.heartbeat("other", 10**10)

    assert await store.alive(since=0) == ["other"]


async def test_clocks_are_postponed_only_after_an_outage(store: Store):
    await set_clocks(store, "OAK", turn=5000)
    assert await store.extend(now=90_000, silence=1000) == 0, "nobody was ever there"
    await store.heartbeat("one", 4000)

    assert await store.extend(now=4999, silence=1000) == 0
    assert await store.extend(now=6000, silence=1000) == 2000
    assert await store.next_due(now=6000) == 7000
    assert await store.extend(now=6500, silence=1000) == 0
    assert await store.alive(since=0) == ["one"]


async def test_competing_processes_postpone_clocks_once(engine: StoreEngine):
    async with engine.opened() as one, engine.opened() as other:
        await set_clocks(one, "OAK", turn=5000)
        await one.heartbeat("before", 4000)

        times = await asyncio.gather(*(s.extend(64_000, 10_000) for s in (one, other) for _ in range(4)))

        assert sorted(times) == [0] * 7 + [60_000]
        assert await other.next_due(now=64_000) == 65_000


async def test_every_process_knows_a_persons_newest_name(store: Store):
    here, there = People(store, b"key"), People(store, b"key")
    zoe = await here.add("Zoë", "fr", 1)
    assert await there.who(here.token(zoe)) == zoe

    await here.keep(zoe._replace(name="Zoé"))

    assert await there.who(here.token(zoe)) == zoe._replace(name="Zoé")


async def test_a_persons_latest_name_and_language_are_stored(store: Store):
    await store.keep_person(Person("p1", "Ann", "en", 1000))
    await store.keep_person(Person("p1", "Zoë", "fr", 1000))

    assert await store.person("p1") == Person("p1", "Zoë", "fr", 1000)
    assert await store.person("p2") is None


async def test_a_way_back_leads_to_its_person_until_it_expires(store: Store):
    await store.keep_person(Person("p1", "Ann", "en", 1000))
    await store.keep_link("digest", "p1", until=5000)

    assert await store.follow_link("digest", now=4999) == "p1"
    assert await store.follow_link("digest", now=5000) is None
    assert await store.follow_link("another", now=0) is None
    await store.heartbeat("one", 6000)
    assert await store.follow_link("digest", now=0) is None, "thrown away when it was over"


async def test_a_way_back_for_an_unknown_person_is_refused(store: Store):
    with pytest.raises(Trouble, match="store the person first"):
        await store.keep_link("digest", "nobody", until=5000)


async def test_the_servers_secret_is_made_once_and_shared(engine: StoreEngine):
    async with engine.opened() as one, engine.opened() as other:
        secrets = await asyncio.gather(one.secret(), other.secret(), one.secret())

        assert len(set(secrets)) == 1
        assert len(secrets[0]) == 32


async def test_everything_is_there_after_a_restart(engine: StoreEngine):
    async with engine.opened() as store:
        await store.append(append("OAK", 1, clocks={"turn": 1000}, listing=listing("OAK")))
        secret = await store.secret()

    async with engine.opened() as store:
        assert await store.read("OAK") == [row(1)]
        assert await store.listed() == [listing("OAK")]
        assert await store.next_due(now=0) == 1000
        assert await store.secret() == secret


async def test_closing_finishes_pending_writes_and_accepts_no_more(engine: StoreEngine):
    async with engine.opened() as store:
        waiting = [asyncio.ensure_future(store.append(append("OAK", seq))) for seq in range(1, 21)]
        await asyncio.sleep(0)
        await store.close()

        assert await asyncio.gather(*waiting) == [None] * 20
        with pytest.raises(Trouble, match="closed"):
            await store.append(append("OAK", 21))
    async with engine.opened() as store:
        assert await store.heads(["OAK"]) == {"OAK": 20}


async def test_a_new_store_can_be_opened_by_several_processes_at_once(engine: StoreEngine):
    stores = [engine.store() for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))

    await asyncio.gather(*(store.append(append(f"T{n}", 1)) for n, store in enumerate(stores)))

    assert len(await stores[0].heads([f"T{n}" for n in range(6)])) == 6
    await asyncio.gather(*(store.close() for store in stores))


async def test_data_of_a_newer_ridotto_are_left_alone(engine: StoreEngine):
    async with engine.opened() as store:
        await store.append(append("OAK", 1))
    await engine.grow_up(99)

    with pytest.raises(Trouble, match="newer Ridotto"):
        await engine.store().open()
