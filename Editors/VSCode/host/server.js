"use strict";

const childProcess = require("node:child_process");
const net = require("node:net");
const { next, stopped } = require("../logic/serverState");
const { previewArguments, printedAddress } = require("../logic/previewArguments");

/** As much of the standard error is kept to say why the program ended. */
const keptText = 4_000;
/** A program that does not end when it is told to is ended after this many milliseconds. */
const patience = 5_000;

/**
 * The program `viewcode preview`: started, watched, started again where it crashes.
 *
 * It knows nothing of the editor: what it needs is given to it.
 */
class PreviewServer {
  /**
   * @param {object} surroundings
   * @param {(port: number) => Promise<{scheme: string, authority: string, path: string, query: string}>} surroundings.reach says where the
   *   editor reaches a port of this machine
   * @param {(text: string) => void} surroundings.log
   * @param {(state: import("../logic/serverState").ServerState) => void} surroundings.changed
   * @param {{setTimeout: Function, clearTimeout: Function, now: () => number}} [surroundings.clock]
   */
  constructor({ reach, log, changed, clock = { setTimeout, clearTimeout, now: Date.now } }) {
    Object.assign(this, { reach, log, changed, clock });
    this.state = stopped;
    /** Where the page is, while the server runs. */
    this.page = null;
    this.child = null;
    this.timer = null;
    /** Counts starts: what belongs to an earlier one is ignored. */
    this.generation = 0;
  }

  /**
   * Starts the program; another one that runs is ended first.
   *
   * @param {object} wishes
   * @param {string} wishes.program path of `viewcode`
   * @param {string} wishes.folder the working folder
   * @param {string} wishes.project
   * @param {boolean} wishes.isWeb
   * @param {string[]} wishes.embedders
   * @param {string[]} wishes.extra
   */
  start(wishes) {
    this.end();
    this.wishes = wishes;
    this.handle({ type: "stop" });
    this.handle({ type: "start" });
    this.launch();
  }

  stop() {
    this.end();
    this.handle({ type: "stop" });
  }

  dispose() {
    this.stop();
  }

  /** What the page says of the project's build. */
  told(build) {
    this.handle({ type: "build", build });
  }

  handle(event) {
    const state = next(this.state, event);
    if (state === this.state) return;
    this.state = state;
    this.changed(state);
    if (state.phase === "waiting") {
      this.timer = this.clock.setTimeout(() => {
        this.timer = null;
        this.handle({ type: "due" });
        this.launch();
      }, state.delay);
    }
  }

  async launch() {
    const generation = ++this.generation;
    const started = this.clock.now();
    const isOver = () => generation !== this.generation;
    const fail = (text) => {
      if (isOver()) return;
      this.log(text);
      this.handle({ type: "ended", status: null, signal: null, text, lasted: 0 });
    };
    let port, external;
    try {
      port = await freePort();
      external = await this.reach(port);
    } catch (error) {
      return fail(`error: the port can't be reached: ${error.message}`);
    }
    if (isOver()) return;

    const { program, folder, project, isWeb, embedders, extra } = this.wishes;
    const words = previewArguments({ project, port, authority: external.authority, isWeb, embedders, extra });
    this.log(`${program} ${words.join(" ")}`);
    // Its input is closed when this process ends, however it does, and it ends then too.
    const child = childProcess.spawn(program, words, { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
    child.stdin.on("error", () => {});
    this.child = child;
    let text = "";
    let isDone = false;
    const ended = (status, signal) => {
      if (isDone) return;
      isDone = true;
      if (isOver()) return;
      this.child = null;
      this.page = null;
      this.log(`viewcode preview ended${signal ? ` by ${signal}` : ` with status ${status}`}`);
      this.handle({ type: "ended", status, signal, text, lasted: this.clock.now() - started });
    };
    child.on("error", (error) => {
      text = error.code === "ENOENT" ? `error: there is no program ${program}` : `error: ${error.message}`;
      this.log(text);
      ended(null, null);
    });
    child.on("close", ended);
    child.stderr.setEncoding("utf8");
    child.stderr.on("data", (data) => {
      text = (text + data).slice(-keptText);
      this.log(data.trimEnd());
    });
    eachLine(child.stdout, (line) => {
      if (isOver()) return;
      const printed = printedAddress(line);
      if (!printed || this.state.phase !== "starting") {
        this.log(line);
        return;
      }
      this.page = { external, port: printed.port, token: printed.token };
      this.handle({ type: "listening" });
    });
  }

  end() {
    this.generation += 1;
    if (this.timer) this.clock.clearTimeout(this.timer);
    this.timer = null;
    this.page = null;
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), patience);
    child.once("close", () => clearTimeout(timer));
  }
}

/** A port of the loopback interface that no program listens on. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Calls for each line of a stream, without its break. */
function eachLine(stream, call) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (data) => {
    const lines = (rest + data).split("\n");
    rest = lines.pop();
    for (const line of lines) call(line);
  });
  stream.on("end", () => {
    if (rest) call(rest);
  });
}

/**
 * Runs a program to its end.
 *
 * @param {string} program
 * @param {string[]} words
 * @param {{folder: string, heard?: (text: string) => void, signal?: AbortSignal}} options heard gets what it writes on its standard error
 * @returns {Promise<{status: number | null, output: string, errors: string}>} status is null where it was ended
 */
function runProgram(program, words, { folder, heard = () => {}, signal }) {
  return new Promise((resolve, reject) => {
    const child = childProcess.spawn(program, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    let [output, errors] = ["", ""];
    const abort = () => child.kill("SIGTERM");
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
    child.stdout.setEncoding("utf8");
    child.stderr.setEncoding("utf8");
    child.stdout.on("data", (data) => { output += data; });
    child.stderr.on("data", (data) => { errors += data; heard(data); });
    child.on("error", (error) => reject(error.code === "ENOENT" ? new Error(`there is no program ${program}`) : error));
    child.on("close", (status) => {
      signal?.removeEventListener("abort", abort);
      resolve({ status, output, errors });
    });
  });
}

module.exports = { PreviewServer, runProgram, freePort };
