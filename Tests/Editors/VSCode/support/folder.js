"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

const folders = [];
// Programs that a test has started may write to its folder until they end, which is before this process ends.
process.on("exit", () => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Creates a folder for one test. */
function temporaryFolder(files = {}) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "viewcode-extension-")));
  folders.push(folder);
  write(folder, files);
  return folder;
}

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), typeof text === "string" ? text : JSON.stringify(text));
  }
}

/** Returns the arguments of the calls of the replacement for the command. */
function calls(folder) {
  const file = path.join(folder, "calls.txt");
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim().split("\n") : [];
}

/** Waits until a condition holds, which is checked again after each turn of the event loop. */
async function until(condition, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = condition();
    if (value) return value;
    if (Date.now() > end) throw new Error(`it did not become so in ${seconds} s: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

module.exports = { temporaryFolder, write, calls, until, fake: path.join(__dirname, "viewcode") };
