"use strict";

/**
 * The states of the preview's server, and what is done when something happens to it.
 *
 * - `stopped`: there is none, and none is wanted.
 * - `starting`: its program runs, and has not said where it can be reached.
 * - `running`: it can be reached. `build` is what it last said of the project's build.
 * - `waiting`: it has crashed, and is started again after `delay` milliseconds.
 * - `failed`: it has ended, and starting it again would not help; `reason` says why.
 *
 * @typedef {object} ServerState
 * @property {"stopped" | "starting" | "running" | "waiting" | "failed"} phase
 * @property {number} crashes how often it has crashed in a row
 * @property {{phase: "building" | "built" | "failed", errors: number, seconds: number | null} | null} build
 * @property {number} [delay]
 * @property {string} [reason]
 */

/** A run this long was a good one: crashes before it do not count any more. In milliseconds. */
const goodRun = 60_000;
const firstDelay = 1_000;
const longestDelay = 30_000;
/** After more crashes in a row nothing is tried any more. */
const mostCrashes = 5;
/** Another program may take a port that was free; it is tried with others this often. */
const mostPorts = 3;

const stopped = Object.freeze({ phase: "stopped", crashes: 0, build: null });

/**
 * The state after an event.
 *
 * Events: `start`, `stop`, `listening`, `{type: "build", build}`, `due` (the pause is over), and
 * `{type: "ended", status, signal, text, lasted}`, where text is what the program wrote last on its standard error, and lasted says how long
 * it ran, in milliseconds.
 *
 * @param {ServerState} state
 * @param {{type: string}} event
 * @returns {ServerState} the same object where nothing changes
 */
function next(state, event) {
  switch (event.type) {
    case "start":
      return state.phase === "stopped" || state.phase === "failed" || state.phase === "waiting" ? { phase: "starting", crashes: 0, build: null } : state;
    case "stop":
      return state.phase === "stopped" ? state : stopped;
    case "listening":
      return state.phase === "starting" ? { ...state, phase: "running", build: null } : state;
    case "build":
      return state.phase === "running" ? { ...state, build: event.build } : state;
    case "due":
      return state.phase === "waiting" ? { phase: "starting", crashes: state.crashes, build: null } : state;
    case "ended":
      return ended(state, event);
    default:
      return state;
  }
}

function ended(state, { status, signal, text, lasted }) {
  if (state.phase !== "starting" && state.phase !== "running") return state;
  const words = lastLine(text);
  const crashes = (lasted >= goodRun ? 0 : state.crashes) + 1;
  if (state.phase === "starting") {
    if (/cannot listen on port/.test(text) && crashes <= mostPorts) return { phase: "waiting", crashes, build: null, delay: 0 };
    // It has said why it can't show this project: that stays so.
    if (!signal) return failed(words || `viewcode preview ended with status ${status}`);
  }
  if (crashes > mostCrashes) return failed(`viewcode preview stopped ${crashes} times in a row${words ? ": " + words : ""}`);
  return { phase: "waiting", crashes, build: null, delay: Math.min(firstDelay * 2 ** (crashes - 1), longestDelay) };
}

function failed(reason) {
  return { phase: "failed", crashes: 0, build: null, reason };
}

function lastLine(text) {
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  return (lines.findLast((line) => /^error: /i.test(line)) ?? lines[lines.length - 1] ?? "").replace(/^error: /i, "");
}

/**
 * The words and the look of a state in the status bar.
 *
 * @param {ServerState} state
 * @param {string | null} crash what the shown screen has stopped with
 * @returns {{text: string, tooltip: string, severity: "none" | "warning" | "error"}}
 */
function statusWords(state, crash) {
  const show = (icon, text, tooltip, severity = "none") => ({ text: `$(${icon}) ${text}`, tooltip, severity });
  switch (state.phase) {
    case "stopped":
      return show("device-mobile", "ViewCode", "The preview is not open");
    case "starting":
      return show("sync~spin", "ViewCode", "The preview starts");
    case "waiting":
      return show("sync~spin", "ViewCode", "The preview has stopped, and starts again", "warning");
    case "failed":
      return show("error", "ViewCode", state.reason, "error");
    case "running":
  }
  if (!state.build || state.build.phase === "building") return show("sync~spin", "ViewCode", "The project is built");
  if (state.build.phase === "failed") {
    const { errors } = state.build;
    return show("error", errors ? `ViewCode: ${errors} error${errors > 1 ? "s" : ""}` : "ViewCode", "The project does not build", "error");
  }
  if (crash) return show("warning", "ViewCode: stopped", crash, "warning");
  const seconds = state.build.seconds === null ? "" : ` in ${state.build.seconds.toFixed(1)} s`;
  return show("device-mobile", "ViewCode", `The preview is live, built${seconds}`);
}

module.exports = { next, stopped, statusWords };
