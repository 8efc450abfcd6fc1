# Everything a developer or a host does. Each target sets up its own .venv first.

PYTHON ?= python3
PYTEST_ARGS ?=
BIN := .venv/bin
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help host play test check soak bench lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-6s %s\n", $$1, $$2 }' Makefile

host: $(READY) ## let others in over SSH
	$(BIN)/escape-temple host

play: $(READY) ## play in this terminal
	$(BIN)/escape-temple play

test: $(READY) ## run the tests (PYTEST_ARGS="-k gems" for some of them)
	$(BIN)/pytest $(PYTEST_ARGS)

check: $(READY) ## all that must hold before a change goes in
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/pytest $(PYTEST_ARGS)

soak: $(READY) ## let bots play for a long time and balance the books
	$(BIN)/pytest -m soak -n auto $(PYTEST_ARGS)

bench: $(READY) ## measure how many players one host carries
	$(BIN)/python -m tests.bench

lock: $(READY) ## pin what pyproject.toml asks for, with hashes
	$(BIN)/python -m pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --extra cluster --extra dev --build-deps-for editable --strip-extras --allow-unsafe \
		--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --output-file requirements.lock pyproject.toml

clean: ## remove what the targets left behind, but neither .venv nor data
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov build dist $(READY)
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

# The build backend is pinned in the lock file too, hence no build isolation.
$(READY): pyproject.toml requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@
