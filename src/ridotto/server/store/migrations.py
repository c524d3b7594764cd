"""The database schema, version by version: new versions are appended, and old ones never change."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from ridotto.server.store.store import Trouble

Migration: TypeAlias = Sequence[str]
"""Statements that lead from one version to the next."""

SQLITE: Final[Sequence[Migration]] = (
    (
        # With row ids, rows of a hundred tables share few pages, and a commit writes half as much.
        """CREATE TABLE log (
            code TEXT NOT NULL,
            seq INTEGER NOT NULL,
            at INTEGER NOT NULL,
            command TEXT NOT NULL,
            entry BLOB NOT NULL,
            PRIMARY KEY (code, seq),
            UNIQUE (code, command)
        ) STRICT""",
        """CREATE TABLE listings (
            code TEXT PRIMARY KEY,
            public INTEGER NOT NULL,
            phase TEXT NOT NULL,
            summary BLOB NOT NULL,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX listings_latest ON listings (at) WHERE public",
        """CREATE TABLE clocks (
            code TEXT NOT NULL,
            name TEXT NOT NULL,
            due INTEGER NOT NULL,
            busy INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (code, name)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX clocks_due ON clocks (due)",
        "CREATE INDEX clocks_busy ON clocks (busy) WHERE busy > 0",
        """CREATE TABLE processes (
            name TEXT PRIMARY KEY,
            at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            since INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE links (
            digest TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            until INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX links_until ON links (until)",
        "CREATE INDEX links_person ON links (person)",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID",
    ),
    (
        """CREATE TABLE outages (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            since INTEGER NOT NULL,
            until INTEGER NOT NULL
        ) STRICT""",
    ),
    (
        """CREATE TABLE saved_states (
            code TEXT NOT NULL,
            seq INTEGER NOT NULL,
            version TEXT NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY (code, seq)
        ) STRICT""",
    ),
    ("CREATE TABLE probe (number INTEGER PRIMARY KEY, data BLOB NOT NULL) STRICT",),
    (
        """CREATE TABLE notes (
            kind TEXT NOT NULL,
            key TEXT NOT NULL,
            value BLOB NOT NULL,
            until INTEGER NOT NULL,
            PRIMARY KEY (kind, key)
        ) STRICT, WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE reviews (
            id TEXT PRIMARY KEY,
            code TEXT NOT NULL,
            version INTEGER NOT NULL,
            asked INTEGER NOT NULL,
            until INTEGER NOT NULL,
            state TEXT NOT NULL DEFAULT 'queued',
            process TEXT NOT NULL DEFAULT '',
            busy INTEGER NOT NULL DEFAULT 0,
            tries INTEGER NOT NULL DEFAULT 0,
            progress INTEGER NOT NULL DEFAULT 0,
            doing TEXT NOT NULL DEFAULT '',
            problem TEXT NOT NULL DEFAULT ''
        ) STRICT""",
        "CREATE INDEX reviews_code ON reviews (code)",
        "CREATE INDEX reviews_waiting ON reviews (asked, id) WHERE state IN ('queued', 'running')",
        """CREATE TABLE review_parts (
            id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
            part TEXT NOT NULL,
            data BLOB NOT NULL,
            PRIMARY KEY (id, part)
        ) STRICT""",
        """CREATE TABLE review_askers (
            id TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
            asker TEXT NOT NULL,
            PRIMARY KEY (id, asker)
        ) STRICT, WITHOUT ROWID""",
    ),
)

POSTGRESQL: Final[Sequence[Migration]] = (
    (
        """CREATE TABLE log (
            code TEXT COLLATE "C" NOT NULL,
            seq INTEGER NOT NULL,
            at BIGINT NOT NULL,
            command TEXT COLLATE "C" NOT NULL,
            entry BYTEA NOT NULL,
            PRIMARY KEY (code, seq),
            UNIQUE (code, command)
        )""",
        """CREATE TABLE listings (
            code TEXT COLLATE "C" PRIMARY KEY,
            public BOOLEAN NOT NULL,
            phase TEXT NOT NULL,
            summary BYTEA NOT NULL,
            at BIGINT NOT NULL
        )""",
        "CREATE INDEX listings_latest ON listings (at) WHERE public",
        """CREATE TABLE clocks (
            code TEXT COLLATE "C" NOT NULL,
            name TEXT COLLATE "C" NOT NULL,
            due BIGINT NOT NULL,
            busy BIGINT NOT NULL DEFAULT 0,
            PRIMARY KEY (code, name)
        )""",
        "CREATE INDEX clocks_due ON clocks (due)",
        "CREATE INDEX clocks_busy ON clocks (busy) WHERE busy > 0",
        "CREATE TABLE processes (name TEXT PRIMARY KEY, at BIGINT NOT NULL)",
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            since BIGINT NOT NULL
        )""",
        """CREATE TABLE links (
            digest TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
            until BIGINT NOT NULL
        )""",
        "CREATE INDEX links_until ON links (until)",
        "CREATE INDEX links_person ON links (person)",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL)",
    ),
    (
        """CREATE TABLE outages (
            number INTEGER PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
            since BIGINT NOT NULL,
            until BIGINT NOT NULL
        )""",
    ),
    (
        """CREATE TABLE saved_states (
            code TEXT COLLATE "C" NOT NULL,
            seq INTEGER NOT NULL,
            version TEXT NOT NULL,
            data BYTEA NOT NULL,
            PRIMARY KEY (code, seq)
        )""",
    ),
    ("CREATE TABLE probe (tries BIGINT NOT NULL)", "INSERT INTO probe VALUES (0)"),
    (
        """CREATE TABLE notes (
            kind TEXT COLLATE "C" NOT NULL,
            key TEXT COLLATE "C" NOT NULL,
            value BYTEA NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (kind, key)
        )""",
    ),
    (
        """CREATE TABLE reviews (
            id TEXT COLLATE "C" PRIMARY KEY,
            code TEXT COLLATE "C" NOT NULL,
            version INTEGER NOT NULL,
            asked BIGINT NOT NULL,
            until BIGINT NOT NULL,
            state TEXT NOT NULL DEFAULT 'queued',
            process TEXT NOT NULL DEFAULT '',
            busy BIGINT NOT NULL DEFAULT 0,
            tries INTEGER NOT NULL DEFAULT 0,
            progress INTEGER NOT NULL DEFAULT 0,
            doing TEXT NOT NULL DEFAULT '',
            problem TEXT NOT NULL DEFAULT ''
        )""",
        "CREATE INDEX reviews_code ON reviews (code)",
        "CREATE INDEX reviews_waiting ON reviews (asked, id) WHERE state IN ('queued', 'running')",
        """CREATE TABLE review_parts (
            id TEXT COLLATE "C" NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
            part TEXT NOT NULL,
            data BYTEA NOT NULL,
            PRIMARY KEY (id, part)
        )""",
        """CREATE TABLE review_askers (
            id TEXT COLLATE "C" NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
            asker TEXT NOT NULL,
            PRIMARY KEY (id, asker)
        )""",
    ),
)


def missing(version: int, all_of_them: Sequence[Migration], where: str) -> Sequence[Migration]:
    """The migrations that data of this version still need; raises for data of a newer Ridotto."""
    if version > len(all_of_them):
        raise Trouble("newer-store", place=where, version=version, ours=len(all_of_them))
    return all_of_them[version:]
