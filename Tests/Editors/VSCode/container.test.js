"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");

const root = path.join(__dirname, "../../..");

test("the dev container has the Swift of the image, and calls targets that there are", () => {
  const container = JSON.parse(fs.readFileSync(path.join(root, ".devcontainer/devcontainer.json"), "utf8"));
  const version = /^ARG SWIFT=(\S+)$/m.exec(fs.readFileSync(path.join(root, "Tools/container/Containerfile"), "utf8"))[1];
  assert.equal(container.image, `swift:${version}`);
  const makefile = fs.readFileSync(path.join(root, "Makefile"), "utf8");
  const [, ...targets] = container.postCreateCommand.split(" ");
  assert.ok(targets.length);
  for (const target of targets) assert.match(makefile, new RegExp(`^${target}:`, "m"));
});
