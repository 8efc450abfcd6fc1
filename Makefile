# Commands for developers and operators. Each target sets up .venv first.

PYTHON ?= python3
PYTEST_ARGS ?=
BIN := .venv/bin
# Idle test processes take work from busy ones.
PARALLEL := $(BIN)/pytest -n auto --dist worksteal
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Stamp files: dependencies for playing and hosting are installed; dependencies for development are.
RUNS := .venv/.runs
READY := .venv/.ready
# Tests of real servers under a clock: a soak runs them one at a time.
TIMED := tests/soak/cluster tests/soak/test_host.py tests/soak/test_recovery.py tests/soak/test_bench.py \
	tests/ssh_host tests/hostile tests/proof
LOCKING := --quiet --strip-extras --allow-unsafe --generate-hashes --no-header \
	--no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

# Keep .pyc files, or every test process recompiles everything.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help host play test check soak bench audit proof dist man release lock clean browser clients promtool

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' Makefile

host: $(RUNS) ## start a server that others join over SSH
	$(BIN)/escape-temple host

play: $(RUNS) ## play in this terminal
	$(BIN)/escape-temple play

test: $(READY) ## run the tests (PYTEST_ARGS="-k gems" for some of them)
	$(PARALLEL) $(PYTEST_ARGS)

check: $(READY) browser promtool ## everything that must pass before a change is merged
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(PARALLEL) $(PYTEST_ARGS)

soak: $(READY) ## let bots play for a long time and check invariants
	$(PARALLEL) -m "soak or hypothesis" --hypothesis-profile soak $(TIMED:%=--ignore=%) $(PYTEST_ARGS)
	$(BIN)/pytest -m "soak or hypothesis" --hypothesis-profile soak $(TIMED) $(PYTEST_ARGS)

bench: $(READY) ## measure how many players one server can handle
	$(BIN)/python -m tests.bench

audit: $(READY) ## check for known vulnerabilities and weak ciphers, and run the hostile sessions
	$(PIP) --no-deps --require-hashes -r requirements-audit.lock
	$(BIN)/python -m tests.audit

proof: $(READY) clients ## prove it from outside: one dated page in dist/proof (PROOF="histories sbom" for some of it)
	$(BIN)/python -m tests.proof $(PROOF)

dist: $(READY) ## build wheel and sdist, and test the wheel in an empty environment
	rm -rf build dist share
	mkdir -p share/man share/bash share/zsh share/fish
	$(BIN)/escape-temple man > share/man/escape-temple.1
	_ESCAPE_TEMPLE_COMPLETE=source_bash $(BIN)/escape-temple > share/bash/escape-temple
	_ESCAPE_TEMPLE_COMPLETE=source_zsh $(BIN)/escape-temple > share/zsh/_escape-temple
	_ESCAPE_TEMPLE_COMPLETE=source_fish $(BIN)/escape-temple > share/fish/escape-temple.fish
	$(BIN)/python -m tests.proof.release.build dist
	$(BIN)/pytest -m dist $(PYTEST_ARGS)

man: $(RUNS) ## write the man page to dist/escape-temple.1
	mkdir -p dist
	$(BIN)/escape-temple man > dist/escape-temple.1

release: $(READY) ## check, build and tag the first version in the changelog
	$(BIN)/python -m tests.release

lock: $(READY) ## pin the dependencies in pyproject.toml, with hashes
	$(BIN)/python -m pip install --quiet dependency-groups pip-tools
	$(BIN)/pip-compile $(LOCKING) --build-deps-for editable --extra web --output-file requirements.lock pyproject.toml
	$(BIN)/pip-compile $(LOCKING) --build-deps-for editable --constraint requirements.lock --extra cluster --extra web \
		--output-file requirements-cluster.lock pyproject.toml
	{ cat requirements-cluster.lock && $(BIN)/python -m dependency_groups dev; } | \
		$(BIN)/pip-compile $(LOCKING) --output-file requirements-dev.lock -
	$(BIN)/python -m dependency_groups audit | \
		$(BIN)/pip-compile $(LOCKING) --constraint requirements-dev.lock --output-file requirements-audit.lock -

clean: ## remove build products and caches, but keep .venv and data
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov build dist share $(RUNS) $(READY)
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

# Install packages of Debian where that is possible; what needs them says so or is skipped without them.
debian = test "$$(id -u)" != 0 || ! command -v apt-get > /dev/null || { apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
	apt-get -qq -y --no-install-recommends install $(1) > /dev/null; } || echo "can't be installed here: $(1)"

# The tests of the web page need a real browser.
browser:
	@command -v chromium > /dev/null || $(call debian,chromium)

# Other SSH clients play in the proof, which looks for advisories, too.
clients: $(READY)
	@$(PIP) --no-deps --require-hashes -r requirements-audit.lock || echo "can't be installed here: requirements-audit.lock"
	@{ command -v plink && command -v dbclient && ls /usr/share/gocode/src/golang.org/x/crypto; } > /dev/null 2>&1 || \
		$(call debian,putty-tools dropbear-bin golang-go golang-golang-x-crypto-dev)

# Prometheus' own checker of metrics and alert rules: take it out of Debian's package, which would start a server.
promtool: $(READY)
	@test -x $(BIN)/promtool || ! command -v apt-get > /dev/null || { packages=$$(mktemp -d) && cd $$packages && \
		{ apt-get -qq download prometheus || { apt-get -qq update && apt-get -qq download prometheus; }; } 2> /dev/null && \
		dpkg -x prometheus_*.deb . && cp usr/bin/promtool $(CURDIR)/$(BIN)/ && rm -r $$packages; } || \
		echo "promtool can't be downloaded here"

# A lock file names all packages, so install with --no-deps: a dependency with an extra would make pip look for a newer
# version, and reject it. The build backend is pinned in the lock files, too, hence no build isolation.
$(RUNS): pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) --no-deps --require-hashes -r requirements.lock
	$(PIP) --no-deps --no-build-isolation -e .
	touch $@

$(READY): $(RUNS) requirements-dev.lock
	$(PIP) --no-deps --require-hashes -r requirements-dev.lock
	touch $@
