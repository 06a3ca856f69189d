"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { setupState } = require("../../../../Editors/VSCode/logic/setup");

test("projects for iOS are offered, other folders are not", () => {
  for (const name of ["App.xcodeproj", "App.xcworkspace", "project.yml", "Project.swift"]) assert.equal(setupState([name], null, null), "offer");
  assert.equal(setupState(["Package.swift"], "platforms: [.iOS(.v16)]", null), "offer");
  assert.equal(setupState(["Package.swift"], "platforms: [.macOS(.v13)]", null), "none");
  assert.equal(setupState(["main.swift"], null, null), "none");
});

test("a folder that is set up is left alone, by whomever it was", () => {
  assert.equal(setupState(["App.xcodeproj"], null, '{"name": "viewcode"}'), "done");
  assert.equal(setupState(["App.xcodeproj"], null, '{"name": "xcode-build-server"}'), "other");
  assert.equal(setupState(["App.xcodeproj"], null, "{"), "other");
});
