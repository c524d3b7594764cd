"""Tables of Mascarade on a server."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
