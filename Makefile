# make        what there is to make
# make demo   draws every example screen; open gallery/index.html
# make test   runs the tests
# make docs   converts the library's articles, with pictures

GALLERY ?= gallery
# Given to `viewcode gallery`; `make demo GALLERY_FLAGS=--quick` draws fewer devices.
GALLERY_FLAGS ?=
SWIFT ?= swift
SOURCES = Package.swift $(wildcard Sources Tests Examples Benchmarks)

.DEFAULT_GOAL := help
.PHONY: help deps setup demo test test-outside docs lint format clean

help:
	@echo 'make demo    draw every example screen and write $(GALLERY)/index.html'
	@echo 'make test    run the tests'
	@echo 'make docs    convert the articles of ViewCode with DocC, their pictures drawn'
	@echo 'make deps    install the Debian packages that building needs'
	@echo 'make lint    check the format of the sources (make format mends it)'
	@echo 'make clean   remove what was built and drawn'

deps:
	@Tools/setup packages

setup:
	@Tools/setup

demo: setup
	@echo 'Building in release (the first time takes a few minutes)'
	@$(SWIFT) build --configuration release --product viewcode
	@.build/release/viewcode gallery $(GALLERY_FLAGS) -o $(GALLERY)

test: setup
	@Tools/run-tests $(SWIFT)

# As a user's package would: it depends on this one, has views, previews and tests, and its manifest is that of README.
test-outside: setup
	@cd Tests/Outside && $(SWIFT) test && $(SWIFT) run my-screens previews

docs: setup
	@Tools/make-docs .build/docs $(SWIFT)

lint:
	@$(SWIFT) format lint --strict --recursive --parallel $(SOURCES) && echo 'The format is clean.'

format:
	@$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

clean:
	rm -rf .build Tests/Outside/.build $(GALLERY)
