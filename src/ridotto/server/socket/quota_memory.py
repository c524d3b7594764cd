"""What quotas remember of each address: in one process, or in memory that several processes share.

Only moments are kept, so two processes that write at once cost at most one count.
"""

import mmap
from collections import OrderedDict
from hashlib import blake2b
from struct import Struct
from tempfile import TemporaryFile
from typing import IO, Final, Protocol

MOST_ADDRESSES: Final = 20_000
"""Addresses that a quota of one process remembers; beyond that it forgets those not seen for longest."""
BUCKETS: Final = 4096
SLOTS: Final = 8
"""Addresses in one bucket of shared memory; beyond that the one whose moment is earliest is forgotten."""
_SLOT: Final = Struct("=8sd")
SIZE: Final = BUCKETS * SLOTS * _SLOT.size
"""Bytes of one quota."""


class Moments(Protocol):
    """A moment for each address, by the system's monotonic clock."""

    def __len__(self) -> int:
        """How many addresses there are."""

    def get(self, key: str) -> float:
        """The moment of an address; 0 for one that is not known."""

    def set(self, key: str, moment: float) -> None:
        """Set the moment of an address."""


class OwnMoments:
    """The moments of one process."""

    def __init__(self) -> None:
        self._at: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._at)

    def get(self, key: str) -> float:
        """The moment of an address."""
        return self._at.get(key, 0.0)

    def set(self, key: str, moment: float) -> None:
        """Set the moment of an address."""
        self._at[key] = moment
        self._at.move_to_end(key)
        while len(self._at) > MOST_ADDRESSES:
            self._at.popitem(last=False)


class SharedMoments:
    """The moments of several processes, in a part of a file that all of them have mapped."""

    def __init__(self, memory: mmap.mmap, start: int) -> None:
        self._memory, self._start = memory, start

    def __len__(self) -> int:
        places = range(self._start, self._start + SIZE, _SLOT.size)
        return sum(_SLOT.unpack_from(self._memory, place)[1] > 0 for place in places)

    def get(self, key: str) -> float:
        """The moment of an address."""
        return self._find(key)[2]

    def set(self, key: str, moment: float) -> None:
        """Set the moment of an address."""
        digest, place, _ = self._find(key)
        _SLOT.pack_into(self._memory, place, digest, moment)

    def _find(self, key: str) -> tuple[bytes, int, float]:
        """The digest of an address, the place for it, and its moment."""
        hashed = blake2b(key.encode(), digest_size=10).digest()
        digest, bucket = hashed[:8], int.from_bytes(hashed[8:], "big") % BUCKETS
        first = self._start + bucket * SLOTS * _SLOT.size
        found = []
        for place in range(first, first + SLOTS * _SLOT.size, _SLOT.size):
            other, moment = _SLOT.unpack_from(self._memory, place)
            if other == digest:
                return digest, place, moment
            found.append((moment, place))
        return digest, min(found)[1], 0.0


class QuotaFile:
    """A file without a name for the moments of some quotas; processes inherit it."""

    def __init__(self, number: int, file: int | None = None) -> None:
        """`number` is how many quotas there are; without a `file` descriptor, a new one is made."""
        self._file: IO[bytes] | None = None
        if file is None:
            self._file = TemporaryFile(buffering=0)  # noqa: SIM115 - as long as this object
            self._file.truncate(number * SIZE)
            file = self._file.fileno()
        self.descriptor = file
        self._memory = mmap.mmap(file, number * SIZE)

    def moments(self, quota: int) -> SharedMoments:
        """The moments of one quota."""
        return SharedMoments(self._memory, quota * SIZE)

    def close(self) -> None:
        """Close the file if it was made here. What is mapped stays."""
        if self._file is not None:
            self._file.close()
