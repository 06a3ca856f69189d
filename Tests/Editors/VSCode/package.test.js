"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const childProcess = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { temporaryFolder } = require("./support/folder");

const root = path.join(__dirname, "../../..");
const isPythonThere = childProcess.spawnSync("python3", ["--version"]).status === 0;

/** Returns the files of an archive with uncompressed entries. */
function entries(archive) {
  const found = new Map();
  let offset = 0;
  while (archive.readUInt32LE(offset) === 0x04034b50) {
    assert.equal(archive.readUInt16LE(offset + 8), 0, "an entry is compressed");
    const [size, nameLength, extraLength] = [archive.readUInt32LE(offset + 18), archive.readUInt16LE(offset + 26), archive.readUInt16LE(offset + 28)];
    const start = offset + 30 + nameLength + extraLength;
    found.set(archive.toString("utf8", offset + 30, offset + 30 + nameLength), archive.subarray(start, start + size));
    offset = start + size;
  }
  return found;
}

test("the packed extension has all that it needs, and is the same each time", { skip: !isPythonThere && "Python 3 is not here" }, (t) => {
  const pack = (name) => {
    const folder = path.join(temporaryFolder(), name);
    const run = childProcess.spawnSync(path.join(root, "Tools/package-vscode"), [folder], { encoding: "utf8" });
    assert.equal(run.status, 0, run.stderr);
    return fs.readFileSync(run.stdout.trim());
  };
  const archive = pack("one");
  assert.ok(archive.equals(pack("two")));
  const files = entries(archive);
  assert.deepEqual([...files.keys()], [...files.keys()].sort());
  const described = JSON.parse(files.get("extension/package.json"));
  for (const name of [described.main.replace("./", ""), described.icon, "README.md", "LICENSE.txt", "media/panel.html"]) {
    assert.ok(files.has(`extension/${name}`), name);
  }
  const manifest = files.get("extension.vsixmanifest").toString();
  assert.ok(manifest.includes(`Id="viewcode" Version="${described.version}" Publisher="viewcode"`));
  for (const [, asset] of manifest.matchAll(/Path="([^"]+)"/g)) assert.ok(files.has(asset), asset);
  const kinds = files.get("[Content_Types].xml").toString();
  for (const name of files.keys()) if (name !== "[Content_Types].xml") assert.ok(kinds.includes(`Extension="${path.extname(name)}"`), name);
  // Each required module exists in the package, the editor or node.
  for (const [name, data] of files) {
    if (!name.endsWith(".js")) continue;
    for (const [, module] of data.toString().matchAll(/require\("([^"]+)"\)/g)) {
      if (module === "vscode" || module.startsWith("node:")) continue;
      assert.ok(files.has(path.posix.join(path.posix.dirname(name), module) + ".js"), `${name}: ${module}`);
    }
  }
});

test("the modules of logic know nothing of the editor, nor of processes", () => {
  const folder = path.join(root, "Editors/VSCode/logic");
  for (const file of fs.readdirSync(folder)) {
    for (const [, module] of fs.readFileSync(path.join(folder, file), "utf8").matchAll(/require\("([^"]+)"\)/g)) {
      assert.match(module, /^\.\/\w+$/, `${file}: ${module}`);
    }
  }
});
