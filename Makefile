# Westmarch in two commands: `make play` and `make test`. `make help` lists the others.
#
# Everything is installed into .venv from the hash-pinned lists in requirements/. The sources in src stay plain Python;
# build/compiled holds a copy of the package with the engine compiled, which is used by putting it first on PYTHONPATH.
# Where the engine cannot be compiled that folder does not exist and everything runs from src.

VENV := .venv
BIN := $(VENV)/bin
INSTALL := sh tools/install.sh $(VENV)
WHEEL := $(BIN)/python -m pip wheel --quiet --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
NPM := npm --prefix web --loglevel error
ARGS ?=
GAME ?= duel
PYTEST_ARGS ?=
# A process that is done takes tests from the others, so that no core waits at the end; one more than there are cores works while others wait.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
PLAIN := PYTHONPATH="$(CURDIR)/src" WESTMARCH_BUILD=plain
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled:$(CURDIR)/src"
WESTMARCH := $(COMPILED) $(BIN)/python -P -m westmarch
# What both builds run: the core, and of every game the pinned games, the checks that every game passes, and each card by its name.
# A new game keeps these in places of the same names. Everything else runs on the compiled engine alone.
ON_BOTH_BUILDS = tests/core $(filter-out tests/core/%,$(wildcard tests/*/cards tests/*/test_conformance.py tests/*/test_pinned.py)) \
  tests/build/test_this_build.py
# Every folder of tests but those of rooms in which nothing is compiled.
OTHER_TESTS := $(addprefix tests/,attacks bench browser build research server terminal text)
ENGINE_TESTS = $(filter-out $(OTHER_TESTS),$(patsubst %/,%,$(wildcard tests/*/))) tests/build/test_this_build.py
ALL_BUT_BROWSER := -m "not install" --ignore=tests/browser
# Long runs of many games, which `make check` leaves to `make test`.
LONG_RUNS := $(foreach name,ai conformance invariants knowledge pinned search whole_games,--ignore-glob="*/test_$(name).py")

# Some machines forbid Python to keep what it has compiled. Then every process of the tests compiles all modules anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help play terminal check test lint format test-plain test-compiled test-client test-browser attack test-install test-pythons bench strength profile docs texts compiled \
  ready check-client units-of-client icons later client libraries chromium sbom wheel lock clean

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

play: client later ## install, build, and open the table in the browser (ARGS="--port 9000": see `westmarch serve --help`)
	@if [ -d build/compiled ]; then exec env $(WESTMARCH) serve $(ARGS); \
	else exec env WESTMARCH_COMPILED="$(CURDIR)/build/compiled" PYTHONPATH="$(CURDIR)/src" $(BIN)/python -P -m westmarch serve $(ARGS); fi

terminal: compiled ## play in the terminal, or run any other command of westmarch (ARGS="arena duel ...")
	@$(WESTMARCH) $(ARGS)

check: lint ## check style and types and run the quick tests on plain Python, in a minute or so
	$(PLAIN) $(PYTEST) -m "not slow" $(LONG_RUNS) --ignore=tests/fuzz $(PYTEST_ARGS) $(ENGINE_TESTS) tests/text tests/test_imports.py

test: ready test-plain test-compiled test-browser ## check types and style, run all tests on both builds and in the browser

# Two things at a time, for neither keeps two cores busy: the engine is compiled while types are checked and the client is tested.
TWO_AT_A_TIME := $(MAKE) --no-print-directory --jobs=2 --output-sync=target SIDE_BY_SIDE=1

ready: $(VENV)/.tests $(VENV)/.research client icons
	@$(TWO_AT_A_TIME) compiled lint check-client units-of-client

lint: $(VENV)/.tests ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.tests ## put the sources into the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test-plain: $(VENV)/.tests $(VENV)/.research compiled ## run on plain Python what both builds must pass, but for the slow tests
	@if [ -d build/compiled ]; then set -x; \
	  $(PLAIN) $(PYTEST) -m "not slow" $(PYTEST_ARGS) $(ON_BOTH_BUILDS); \
	else echo "No compiled engine on this machine: all tests run on plain Python."; set -x; \
	  $(PLAIN) $(PYTEST) $(ALL_BUT_BROWSER) $(PYTEST_ARGS); fi

test-compiled: $(VENV)/.tests $(VENV)/.research compiled ## run all tests on the compiled engine, but for those of the browser
	@if [ -d build/compiled ]; then set -x; \
	  $(COMPILED) WESTMARCH_BUILD=compiled $(PYTEST) $(ALL_BUT_BROWSER) $(PYTEST_ARGS); fi

test-client: icons ## check the types of the browser client and run its unit tests
	@$(TWO_AT_A_TIME) check-client units-of-client

check-client: icons
	@$(NPM) run check

units-of-client: $(VENV)/.play icons
	@$(NPM) test

icons: libraries
	@$(NPM) run --silent prepare-assets

test-browser: $(VENV)/.tests client compiled chromium ## play in Chromium
	@$(BIN)/python tools/compile_engine.py  # where `compiled` came before `client`, its copy lacks the client
	$(COMPILED) $(PYTEST) $(PYTEST_ARGS) tests/browser

attack: $(VENV)/.tests compiled ## run the attacks on the server in their full length
	$(COMPILED) $(PYTEST) -n 4 -m "attack or not attack" $(PYTEST_ARGS) tests/attacks
	$(WESTMARCH) bench --soak 3

test-install: $(VENV)/.tests ## install the package into fresh environments and play there
	$(BIN)/python -m pytest -m install $(PYTEST_ARGS) tests/build

test-pythons: $(VENV)/.tests ## run the conformance tests on the other Pythons of this machine, from 3.11 on
	@sh tools/test_other_pythons.sh

bench: $(VENV)/.bench compiled ## print the table of benchmarks (ARGS="--json" for programs)
	@$(WESTMARCH) bench $(ARGS)

strength: $(VENV)/.play compiled ## let all levels of all games meet, row by row, and write the ladder of docs/strength.md (many hours; JOBS=2)
	@$(COMPILED) $(BIN)/python -P tools/strength.py $(or $(JOBS),2)

profile: $(VENV)/.play compiled ## where the time of a game's computer players goes, by function (GAME=lcg)
	@$(COMPILED) $(BIN)/python -P tools/profile_game.py $(GAME)

docs: $(VENV)/.docs ## make a site of the pages in docs, in build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The site is in build/site; $(BIN)/python -m http.server --directory build/site shows it."

texts: $(VENV)/.play ## write every sentence that players can read, with the values it can take, to build/texts, a file a language
	@$(PLAIN) $(BIN)/python tools/render_texts.py

compiled: $(VENV)/.play ## compile the engine into build/compiled, beside a copy of everything else
	@$(BIN)/python tools/compile_engine.py

later: $(VENV)/.play
	@$(BIN)/python tools/compile_engine.py --later

client: $(BIN)/python ## build the browser client into src/westmarch/server/static
	@$(BIN)/python tools/build_client.py

libraries: $(BIN)/python
	@$(BIN)/python tools/build_client.py --libraries

chromium:
	@sh tools/install_chromium.sh

sbom: $(VENV)/.tests $(VENV)/.docs ## list all that Westmarch is built of, with licences, in build/sbom.json (CycloneDX)
	@mkdir -p build
	@$(BIN)/python tools/sbom.py build/sbom.json
	@echo "The list is build/sbom.json."

wheel: $(VENV)/.play ## build two wheels with the browser client into dist: the engine compiled, and plain Python
	@$(WHEEL)
	@WESTMARCH_PURE=1 $(WHEEL)
	@ls dist

lock: $(VENV)/.play ## choose the newest versions of everything again and pin them
	$(BIN)/python tools/lock.py

clean: ## remove what was built; .venv stays
	rm -rf build dist src/westmarch/server/static web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools docs -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@python=$$(sh tools/find_python.sh) && echo "Creating $(VENV) with $$python." && \
	  { $$python -m venv $(VENV) || { rm -rf $(VENV); exit 1; }; }

$(VENV)/.play: requirements/runtime.txt requirements/build.txt pyproject.toml | $(BIN)/python
	@echo "Installing what Westmarch needs."
	@$(INSTALL) --require-hashes -r requirements/runtime.txt -r requirements/build.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.tests: requirements/test.txt $(VENV)/.play
	@echo "Installing what the tests need."
	@$(INSTALL) --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.play
	@echo "Installing what the benchmarks are compared with."
	@$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/.research: requirements/research.txt $(VENV)/.play
	@echo "Installing what the research room needs."
	@$(INSTALL) --require-hashes -r requirements/research.txt
	@if [ -n "$(CI)" ]; then $(INSTALL) --require-hashes -r requirements/ray.txt; fi  # large: elsewhere its tests are left out
	@touch $@

$(VENV)/.docs: requirements/docs.txt | $(BIN)/python
	@echo "Installing what the site is built with."
	@$(INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@
