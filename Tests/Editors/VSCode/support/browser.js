"use strict";

// A headless Chromium, which is controlled through a pipe with the protocol of its developer tools.

const childProcess = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

const program = ["chromium", "chromium-browser", "google-chrome"]
  .flatMap((name) => (process.env.PATH ?? "").split(":").map((folder) => path.join(folder, name)))
  .find((file) => fs.existsSync(file));

class Browser {
  static program = program;

  static async open(address, { width = 1280, height = 900 } = {}) {
    const browser = new Browser();
    browser.profile = fs.mkdtempSync(path.join(os.tmpdir(), "viewcode-browser-"));
    browser.child = childProcess.spawn(
      program,
      ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", `--user-data-dir=${browser.profile}`, `--window-size=${width},${height}`, "about:blank"],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.number = 0;
    browser.waiting = new Map();
    browser.frames = new Map();
    let rest = "";
    browser.child.stdio[4].setEncoding("utf8");
    browser.child.stdio[4].on("data", (data) => {
      const parts = (rest + data).split("\0");
      rest = parts.pop();
      for (const part of parts) browser.hear(JSON.parse(part));
    });
    const { targetId } = await browser.ask("Target.createTarget", { url: "about:blank" });
    browser.session = (await browser.ask("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    // Frames of other origins are separate targets.
    await browser.ask("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
    await browser.ask("Page.enable", {});
    await browser.ask("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await browser.ask("Page.navigate", { url: address });
    return browser;
  }

  hear(message) {
    if (message.method === "Target.attachedToTarget") this.frames.set(message.params.targetInfo.url, message.params.sessionId);
    if (message.method === "Target.attachedToTarget") this.frame = message.params.sessionId;
    const answer = this.waiting.get(message.id);
    if (!answer) return;
    this.waiting.delete(message.id);
    if (message.error) answer.reject(new Error(message.error.message));
    else answer.resolve(message.result);
  }

  /** Sends a command to a session, or to the browser itself if the session is null. */
  ask(method, params, sessionId = this.session) {
    const id = ++this.number;
    this.child.stdio[3].write(JSON.stringify({ id, method, params, sessionId: sessionId ?? undefined }) + "\0");
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** Returns the value of an expression, in the page or in the frame of another origin. */
  async value(expression, { isInFrame = false } = {}) {
    const answer = await this.ask(
      "Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true }, isInFrame ? this.frame : this.session);
    if (answer.exceptionDetails) throw new Error(`${expression}: ${answer.exceptionDetails.exception?.description}`);
    return answer.result.value;
  }

  async wait(expression, { isInFrame = false, seconds = 90 } = {}) {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const value = !isInFrame || this.frame ? await this.value(expression, { isInFrame }).catch((error) => error) : null;
      if (value && !(value instanceof Error)) return value;
      if (Date.now() > end) throw new Error(`${expression} was not true in ${seconds} s: ${value}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  /** Presses the mouse at a point of the page. */
  async click(x, y, { modifiers = 0 } = {}) {
    const base = { x, y, button: "left", clickCount: 1, modifiers };
    await this.ask("Input.dispatchMouseEvent", { ...base, type: "mouseMoved", button: "none" });
    await this.ask("Input.dispatchMouseEvent", { ...base, type: "mousePressed", buttons: 1 });
    await this.ask("Input.dispatchMouseEvent", { ...base, type: "mouseReleased" });
  }

  /** Presses a key in the frame. */
  async press(key, code, keyCode, modifiers) {
    for (const type of ["rawKeyDown", "keyUp"]) {
      await this.ask("Input.dispatchKeyEvent", { type, key, code, windowsVirtualKeyCode: keyCode, modifiers }, this.frame);
    }
  }

  async picture() {
    const { data } = await this.ask("Page.captureScreenshot", {});
    return Buffer.from(data, "base64");
  }

  async close() {
    const over = new Promise((resolve) => this.child.once("close", resolve));
    // A requested end also ends the child processes. A killed browser leaves them running and writing.
    this.ask("Browser.close", {}, null).catch(() => {});
    const timer = setTimeout(() => this.child.kill("SIGKILL"), 10_000);
    await over;
    clearTimeout(timer);
    fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

module.exports = { Browser };
