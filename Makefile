# Every target sets up what it needs; `make help` lists them.

PYTHON ?= python3
BIN := .venv/bin
export UV_PYTHON_DOWNLOADS := never
INSTALL := $(BIN)/uv pip install -q --python $(BIN)/python
COMPILE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
	--no-annotate --no-emit-index-url --no-emit-find-links
# No build isolation: the build keeps its folder, so only what changed is compiled again.
EDITABLE := $(INSTALL) --no-deps --no-build-isolation -C build-dir=build/dev -e .

# What the compiled core and the web client are made of. A Python module is not among it: an edit
# of one is seen at once.
CORE := $(shell find core -type f -not -path 'core/tests/*')
CLIENT := $(shell find web src/bismarck/locale -name node_modules -prune -o -name dist -prune -o -type f \
	-not -name '*.py' -print 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup test lock stubs clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup: .venv/.installed ## set up .venv, with the package installed in it for editing

test: .venv/.installed ## run every test
	$(BIN)/python -m pytest -q

.venv/.python: tools/bootstrap.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --require-hashes -r tools/bootstrap.txt
	@touch $@

.venv/.locked: requirements.txt .venv/.python
	$(INSTALL) --require-hashes -r requirements.txt
	@touch $@

.venv/.installed: .venv/.locked pyproject.toml CMakeLists.txt $(CORE) $(CLIENT)
	$(EDITABLE)
	@touch $@

lock: .venv/.python ## pin every dependency anew, with hashes and without hosts
	echo uv | $(COMPILE) - -o tools/bootstrap.txt
	$(COMPILE) --group build -o build-constraints.txt
	$(COMPILE) --group test pyproject.toml -o requirements.txt

stubs: .venv/.installed ## write src/bismarck/_core.pyi from the compiled core
	$(BIN)/python -m nanobind.stubgen -q -m bismarck._core -o src/bismarck/_core.pyi

clean: ## remove everything that was made
	rm -rf .venv build dist web/node_modules tests/browser/node_modules tests/browser/.cache
