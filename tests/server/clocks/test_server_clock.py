"""The clock of a server, and the names of processes."""

from itertools import pairwise

from harness.clocks import MachineTime, ManualClock
from ridotto.server.process_names import is_running, process_name
from ridotto.server.server_clock import TOLERANCE, ServerClock

AN_HOUR = 3_600


def test_the_servers_clock_never_goes_back_and_agrees_with_the_system_in_the_end():
    machine = MachineTime()
    clock = ManualClock(machine)
    machine.wall -= 60
    readings = []
    for _ in range(3000):
        machine.passes(1)
        readings.append(clock.now())

    assert readings == sorted(readings)
    assert all(900 <= later - earlier <= 1001 for earlier, later in pairwise(readings))
    assert abs(clock.now() - 1000 * machine.wall) <= TOLERANCE


def test_a_clock_moves_even_if_it_is_read_all_the_time():
    machine = MachineTime()
    clock, start = ManualClock(machine), ManualClock(machine).now()
    machine.wall -= 60
    for _ in range(100_000):
        machine.passes(0.0001)
        clock.now()

    assert clock.now() - start >= 9_000


def test_a_clock_follows_the_processes_that_are_ahead():
    clock = ManualClock()
    ahead = clock.now() + AN_HOUR * 1000
    clock.advance_to(ahead)

    assert clock.now() == ahead
    clock.advance_to(ahead + TOLERANCE)
    assert clock.now() == ahead


def test_the_name_of_a_process_tells_whether_it_runs():
    name = process_name()
    place, number, started, _ = name.split(".")

    assert is_running(name)
    assert is_running(f"{place}.{number}.{int(started) + 1}.abcd") is False
    assert is_running(f"{place}.{2**22 + 1}.{started}.abcd") is False
    assert is_running(f"00000000.{number}.{started}.abcd") is None
    assert is_running("0123abcd") is None
    assert ServerClock().now() > 0
