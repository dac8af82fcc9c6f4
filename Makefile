# Every target sets up what it needs. Wanted on the machine: Python 3.11 or newer with its venv module
# and headers, make and a C++20 compiler; tools/preflight.sh names what is missing.

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
PY := $(BIN)/python
NODE := $(PY) -m tools.node web
# The machine's own Python is the one to use; uv would fetch another.
export UV_PYTHON_DOWNLOADS := never
INSTALL := $(BIN)/uv pip install -q --python $(PY)
COMPILE := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header \
	--no-annotate --no-emit-index-url --no-emit-find-links
# Without build isolation the build may keep its folder, so only what changed is compiled again.
EDITABLE := $(INSTALL) --no-deps --no-build-isolation -C 'build-dir=build/{wheel_tag}' -e .

# What the compiled core and the web client are made of. No Python module is among it: an edit of one
# is seen at once.
CORE := $(shell find core -type f -not -path 'core/tests/*')
CLIENT := $(shell find web src/bismarck/locale -name node_modules -prune -o -type f -not -name "*.py" -print 2>/dev/null)
CXX_FILES := $(shell find core -name '*.hpp' -o -name '*.cpp')

.DEFAULT_GOAL := help
.PHONY: models help play dev test check format-check lint types layers generated-check web-check format dist bench bench-solver golden perft parity audit load chaos gallery measures matches docs generated stubs protocol sanitize wasm setup lock clean endings

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

play: .venv/.installed ## play a match (ARGS="--terminal", a profile, …)
	$(BIN)/bismarck play $(ARGS)

dev: .venv/.installed ## a server and a client that reload what you edit
	$(PY) -m tools.dev $(ARGS)

test: .venv/.installed ## run the tests, the fast ones first (ARGS="-k words" for some)
	$(PY) -m pytest -q -n auto $(ARGS)

check: format-check lint types layers generated-check web-check ## format, lint, types, layers, generated files

format-check: .venv/.installed
	$(BIN)/ruff format --check
	$(BIN)/clang-format --dry-run -Werror $(CXX_FILES)

lint: .venv/.installed
	$(BIN)/ruff check -q
	$(PY) -m tools.lint_messages

types: .venv/.installed
	$(BIN)/mypy src tests tools $(if $(wildcard bench/*.py),bench)

layers: .venv/.installed
	$(PY) -m pytest -q tests/test_layers.py

generated-check: .venv/.installed
	$(PY) -m tools.generated

web-check: .venv/.installed
	$(NODE) svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human-verbose
	$(NODE) tsc --noEmit -p tsconfig.worker.json
	$(NODE) vitest run

format: .venv/.installed ## write Python and C++ as check wants them
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(BIN)/clang-format -i $(CXX_FILES)

dist: .venv/.installed ## build the wheel and prove it where there is no compiler and no Node
	rm -rf dist
	$(BIN)/uv build -q --build-constraints build-constraints.txt --require-hashes
	$(PY) -m tools.prove_wheel dist/*.whl

bench: .venv/.installed ## measure (ARGS=engine for one part)
	$(PY) -m bench $(ARGS)

bench-solver: .venv/.installed ## measure the solver beside DDS (BENCH_DEALS=50 for a short run)
	$(PY) -m bench solver --peers $(ARGS)

golden: .venv/.installed ## write the golden logs that are missing; compare the others
	$(PY) -m tools.make_golden

perft: .venv/.installed ## count the lines of play of every position in tests/perft
	$(PY) -m pytest -q tests/perft

endings: .venv/.installed ## solve 100,000 random endings with the fast and the slow solver
	$(PY) -m tests.solver.long_run --jobs 2 $(ARGS)

parity: .venv/.installed ## play 20,000 random matches in the kernel and in the engine, comparing all
	$(PY) -m tests.parity.long_run --jobs 2 $(ARGS)

audit: .venv/.installed ## ask the advisory databases about every pinned dependency
	$(PY) -m tools.audit

chaos: .venv/.installed ## play tables in a storm of kills and cuts, and judge what their people saw
	$(PY) -m tests.chaos $(ARGS)

load: .venv/.installed ## measure the server with thousands of players, peers in the same run
	$(PY) -m bench.load $(ARGS)

arena: .venv/.installed ## measure the bots on hold-out seeds, for hours; goes on where it was (ARGS=ROW)
	$(PY) -m bench.ladder $(ARGS)

gallery: .venv/.installed ## take pictures of every screen at every size (ARGS="exchange winner" for some)
	$(PY) -m tests.browser.gallery $(ARGS)

measures: .venv/.installed ## measure the page on a slow phone, and its memory over 20 matches
	$(PY) -m bench web
	$(PY) -m pytest -q -n 0 -s -m long tests/browser/test_measures.py

matches: .venv/.installed ## play whole matches in the browser on a phone and a desktop
	$(PY) -m pytest -q -n auto -m long tests/browser

models: .venv/.installed ## fit the bots' models anew (ARGS="contracts equity" for some of them)
	$(PY) -m tools.models $(or $(ARGS),contracts equity)

docs: .venv/.installed ## write the pages and tables that are made from the code
	$(PY) -m tools.generated --write docs

generated: .venv/.installed ## write every generated file
	$(PY) -m tools.generated --write

stubs: .venv/.installed ## write the type stub of the compiled core
	$(PY) -m tools.generated --write src/bismarck/_core.pyi

protocol: .venv/.installed ## write the message types of the client, their schema and their page
	$(PY) -m tools.generated --write web docs/protocol.md docs/protocol.schema.json

sanitize: .venv/.locked ## run the C++ tests with sanitizers
	$(BIN)/cmake -S . -B build/sanitize -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
		-DBISMARCK_PYTHON=OFF -DBISMARCK_SANITIZE=ON
	$(BIN)/cmake --build build/sanitize
	build/sanitize/core_tests

wasm: .venv/.installed ## compile the kernel to WebAssembly
	$(PY) -m tools.wasm build/wasm/kernel.wasm

setup: .venv/.installed ## set up .venv, the package in it for editing

lock: .venv/.python ## pin every dependency anew
	echo uv | $(COMPILE) --upgrade - -o tools/bootstrap.txt
	$(COMPILE) --upgrade --group build -o build-constraints.txt
	$(COMPILE) --upgrade --group test pyproject.toml -o requirements.txt

clean: ## remove everything that was made
	rm -rf .venv build dist web/node_modules tests/browser/node_modules tests/browser/.cache

# Three stamps: pip's own bootstrap, the locked dependencies, our package.
.venv/.python: tools/bootstrap.txt
	@sh tools/preflight.sh $(PYTHON)
	$(PYTHON) -m venv .venv
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r tools/bootstrap.txt
	@touch $@

.venv/.locked: requirements.txt .venv/.python
	$(INSTALL) --require-hashes -r requirements.txt
	@touch $@

.venv/.installed: .venv/.locked pyproject.toml CMakeLists.txt $(CORE) $(CLIENT)
	$(EDITABLE)
	@touch $@
