"""A network that is not the shipped one plays compiled games beside those that follow the shipped one."""

from dataclasses import replace

import pytest

from ridotto.bots.network import Network
from ridotto.bots.registry import bots_part
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.play.header import mascarade
from ridotto.lab.exploit.halving import ResponseSearch
from ridotto.lab.exploit.learned import NetworkResponse
from ridotto.lab.tournament import LineUp, Task, Tournament
from ridotto.play.header import Header

DEALS = range(3, 23)
SEARCHES = [(mascarade(4, seed=0), "bluffer"), (grimm(3, seed=0), "sly")]


def search_for(header: Header, bot: str) -> ResponseSearch:
    return ResponseSearch(header, bot, 5, tempers=1, first=DEALS.start, last=1, fresh=len(DEALS))


def shipped(game: str) -> Network:
    policy = bots_part(game).policy
    assert policy is not None
    assert policy.network is not None
    return policy.network.shipped()


def negated(network: Network) -> Network:
    """A network that likes what the other dislikes."""
    layers = network.layers._replace(
        last=[-number for number in network.layers.last],
        direct=[-number for number in network.layers.direct],
    )
    return replace(network, layers=layers)


@pytest.mark.parametrize(("header", "bot"), SEARCHES, ids=["mascarade", "grimm"])
def test_the_shipped_network_wins_as_a_response_exactly_what_the_veteran_wins(header: Header, bot: str):
    search = search_for(header, bot)
    response = NetworkResponse(search, shipped(search.tournament.game))
    veteran = Tournament(header, [LineUp("veteran", (bot,))], DEALS.stop, search.seed)

    assert list(response.tasks()) == [DEALS]
    assert response.play(DEALS) == veteran.play(Task(0, DEALS)).winners


def test_only_the_one_who_responds_follows_the_other_network():
    search = search_for(mascarade(4, seed=0), "veteran")
    response = NetworkResponse(search, negated(shipped("mascarade")))

    figure = response.figure(response.play(DEALS))

    assert (figure.item, figure.cases) == ("learned", len(DEALS))
    assert figure.value < 0.3
