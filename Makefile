# Inkling. `make` without a target lists what there is.
SHELL := /bin/bash
RELEASE := .build/release-static
BIN := $(CURDIR)/$(RELEASE)/release
PREFIX ?= /usr/local
PROGRAMS := inklingd shortcuts intentbuilder shortcuts-app
# The standard library goes into the programs: they start faster and need no Swift runtime.
BUILD := scripts/swift-build -c release --static-swift-stdlib --build-path $(RELEASE) --product

.PHONY: help run test test-windows test-tutorial bench build install uninstall screenshots lint format clean

help:
	@echo "make run          show the main job, on a bus and a store of its own"
	@echo "make test         run all tests"
	@echo "make test-windows drive real windows from outside, as assistive technology does"
	@echo "make test-tutorial follow the tutorial, from an empty package to a suggestion"
	@echo "make bench        measure, and print the figures"
	@echo "make build        build the programs in release mode"
	@echo "make install      install under PREFIX (default /usr/local; DESTDIR is honoured)"
	@echo "make uninstall    take away what install put there"
	@echo "make screenshots  write pictures of every screen into screenshots/"
	@echo "make lint         check the format of the sources"
	@echo "make format       mend it"

run:
	@scripts/install-deps run
	@$(BUILD) inklingd
	@$(BUILD) shortcuts
	@scripts/swift-build --package-path Samples/SoupChef -c release
	@BIN="$(BIN)" SOUPCHEF="$(CURDIR)/Samples/SoupChef" scripts/demo

test:
	@scripts/install-deps test
	@scripts/test

test-tutorial:
	@scripts/install-deps test
	@scripts/swift-build --product inklingd
	@scripts/swift-build --product shortcuts
	@scripts/test-tutorial

test-windows:
	@scripts/install-deps test
	@scripts/build-tests
	@scripts/test-windows

bench:
	@scripts/install-deps bench
	@scripts/bench

build:
	@scripts/install-deps build
	@for program in $(PROGRAMS); do $(BUILD) $$program || exit 1; done

install: build
	@scripts/install "$(BIN)" "$(DESTDIR)" "$(PREFIX)"

uninstall:
	@scripts/install --uninstall "$(DESTDIR)" "$(PREFIX)"

screenshots:
	@scripts/install-deps test
	@scripts/screenshots

lint:
	@swift format lint --strict --recursive --parallel Package.swift Sources Tests Plugins Samples

format:
	@swift format --in-place --recursive --parallel Package.swift Sources Tests Plugins Samples

clean:
	@rm -rf .build Samples/*/.build screenshots
