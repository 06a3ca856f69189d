# make        prints all targets
# make install  installs `viewcode` and UIKit for building iOS projects (PREFIX, default ~/.local)
# make demo   draws all example screens; open gallery/index.html
# make test   runs the tests
# make quick FILTER=UILabel  runs the tests with matching names, the fastest way after an edit (needs Python 3)
# make fuzz SECONDS=120  runs random cases (Fuzzing/README.md)
# make test-editors  tests the extension for VS Code (needs node 20)
# make vsix   packages it in dist/ (needs Python 3)
# make release KEY=…  makes the files of a release in dist/release (RELEASING.md)
# make test-distribution  tests the scripts for packages (needs Python 3)
# make names  compares the public names with Apple's
# make docs   converts the library's articles, with pictures
# make site   makes the website in .build/site (needs Debian's Python 3)

GALLERY ?= gallery
# Options of `viewcode gallery`. `make demo GALLERY_FLAGS=--quick` draws fewer devices.
GALLERY_FLAGS ?=
SITE ?= .build/site
# Options of `Tools/make-site`, such as SITE_FLAGS='--repository https://example.com/viewcode/blob/main'.
SITE_FLAGS ?=
SWIFT ?= swift
SOURCES = Package.swift $(wildcard Sources AppleFrameworks Tests Examples Benchmarks Fuzzing)

# The formatted sources. Sources that tests of rewriting compare character by character and build folders are excluded.
# The storyboard app has the indentation of Xcode, as converted apps do, which its own .swift-format defines.
FORMATTED = find $(SOURCES) -name .build -prune -o -name '*.swift' -not -path '*/Before/*' -not -path '*/After/*' -print0

PREFIX ?= $(HOME)/.local

.DEFAULT_GOAL := help
.PHONY: help deps setup install uninstall tarball deb sdk demo test quick fuzz fuzz-build test-outside test-editors vsix names docs site test-site release test-distribution lint format clean

help:
	@echo 'make install  build UIKit and the viewcode command and install them below PREFIX ($(PREFIX))'
	@echo 'make uninstall  remove them'
	@echo 'make tarball, make deb, make sdk  make what others install, in dist/'
	@echo 'make release  make the files of a release in dist/release (RELEASING.md)'
	@echo 'make demo    draw every example screen and write $(GALLERY)/index.html'
	@echo 'make test    run the tests'
	@echo 'make quick FILTER=NAME  run the tests whose names match, the shortest way from an edit'
	@echo 'make test-editors  test the extension for VS Code (needs node 20)'
	@echo 'make vsix    pack it into dist/ (needs Python 3)'
	@echo 'make fuzz SECONDS=120  try random programs, files and constraints for that long'
	@echo 'make docs    convert the articles of ViewCode with DocC, their pictures drawn'
	@echo 'make site    make the website from the pages, in $(SITE) (make test-site tests it)'
	@echo 'make names   list what the modules with Apple'"'"'s names publish and Apple'"'"'s do not have (needs Python 3)'
	@echo 'make deps    install the Debian packages that building needs'
	@echo 'make lint    check the format of the sources (make format fixes it)'
	@echo 'make clean   remove what was built and drawn'

deps:
	@Tools/setup packages

setup:
	@Tools/setup

install: setup
	@Tools/install '$(PREFIX)' $(SWIFT)

uninstall:
	@Tools/install --remove '$(PREFIX)'

# The packages for installation, in dist/.
tarball: setup
	@Tools/package tarball dist $(SWIFT)

deb: setup
	@Tools/package deb dist $(SWIFT)

sdk: setup
	@Tools/package sdk dist $(SWIFT)

# The files of a release for this processor, with checksums, a list of parts and an apt repository. KEY is a secret key of
# gpg. `make release RELEASE_FLAGS='--unsigned --any-state'` is for trying.
KEY ?=
RELEASE_FLAGS ?=
release: setup
	@Tools/release dist/release $(if $(KEY),--key '$(KEY)') --swift $(SWIFT) $(RELEASE_FLAGS)

# Tests the scripts for packages, with small files in place of a build.
test-distribution:
	@python3 Tests/Tools/distribution_tests.py

demo: setup
	@echo 'Building in release (the first time takes a few minutes)'
	@$(SWIFT) build --configuration release --product viewcode-examples
	@.build/release/viewcode-examples gallery $(GALLERY_FLAGS) -o $(GALLERY)

test: setup
	@Tools/run-tests $(SWIFT)

# The fastest way to run tests after an edit, because no other program is linked. `make test` builds the programs that
# tests start.
quick:
	@Tools/quick-tests '$(FILTER)' $(SWIFT)

# Failing cases are written to fuzzing-failures in their smallest form.
SECONDS ?= 60
SEED ?= 1
# The limit of batches for each kind, for running the same cases on every machine.
BATCHES ?= 1000000
# `make fuzz CONFIGURATION=release` tests optimized code with many times as many cases. It has a separate build folder,
# because its flag would cause everything in .build/release to be compiled again.
fuzz fuzz-build: CONFIGURATION ?= debug
fuzz fuzz-build: FUZZING = $(if $(filter release,$(CONFIGURATION)),--configuration release -Xswiftc -enable-testing --scratch-path .build/fuzzing-release)
fuzz-build: setup
	@VIEWCODE_FUZZING=1 $(SWIFT) build $(FUZZING) --product viewcode-fuzz
fuzz: fuzz-build
	@"$$(VIEWCODE_FUZZING=1 $(SWIFT) build $(FUZZING) --show-bin-path)/viewcode-fuzz" run \
	  --seconds $(SECONDS) --batches $(BATCHES) --seed $(SEED)

# Tests a package that depends on this one, as a user's package does, with views, previews and tests. Its manifest is
# that of README. It uses the build folder of this package, so that UIKit is compiled once.
OUTSIDE = --package-path Tests/Outside --scratch-path .build
test-outside: setup
	@$(SWIFT) test $(OUTSIDE) && $(SWIFT) run $(OUTSIDE) my-screens previews

# Uses the command that `make test` has built, if it exists.
test-editors:
	@Tools/test-editors

vsix:
	@Tools/package-vscode dist

# Checks the modules that `make test` has built. The checker's own tests with planted names are first.
names: setup
	@python3 Tests/Tools/check_apple_names_tests.py
	@$(SWIFT) build --target UIKit
	@SWIFT=$(SWIFT) Tools/check-apple-names
	@if [ -d .build/frameworks/debug/Modules ]; then SWIFT=$(SWIFT) Tools/check-apple-names --frameworks; fi

docs: setup
	@Tools/make-docs .build/docs $(SWIFT)

# Needs no Swift. If the command is built, the site has a page for each of its verbs.
site: deps
	@Tools/make-site '$(SITE)' $(SITE_FLAGS)

# The tests in a browser are skipped without node 20 and Chromium.
test-site: deps
	@Tests/Tools/make_site_tests.py
	@if command -v node >/dev/null; then node --test Tests/Tools/site.test.js Tests/Tools/pages.test.js; fi

lint:
	@$(FORMATTED) | xargs -0 $(SWIFT) format lint --strict --parallel && echo 'The format is clean.'

format:
	@$(FORMATTED) | xargs -0 $(SWIFT) format --in-place --parallel

clean:
	rm -rf .build $(GALLERY)
