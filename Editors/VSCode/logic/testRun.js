"use strict";

/**
 * The regular expression that `viewcode test --filter` takes for some tests and types of tests.
 *
 * @param {string[]} paths as `findTests` gives them
 */
function testFilter(paths) {
  const escaped = paths.map((path) => path.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  // A module comes before, and the place in the code or a test of a type behind.
  return `^[^./]+\\.(${escaped.join("|")})($|[/.])`;
}

/**
 * What became of a test.
 *
 * @typedef {object} TestOutcome
 * @property {string} path the test, without its module
 * @property {"passed" | "failed" | "skipped" | "stopped"} outcome
 * @property {number} seconds
 * @property {{message: string, file: string | null, line: number}[]} failures lines from 1; 0 where none is known
 */

/**
 * Reads the file that `viewcode test --xunit` writes.
 *
 * @param {string} xml
 * @returns {TestOutcome[]}
 */
function readResults(xml) {
  const suite = attributes(/<testsuite\b([^>]*)>/.exec(xml)?.[1] ?? "").name ?? "";
  const outcomes = [];
  for (const match of xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>([^]*?)<\/testcase>)/g)) {
    const { classname = "", name = "", time = "0" } = attributes(match[1]);
    const inner = match[2] ?? "";
    const failures = [...inner.matchAll(/<failure\b([^>]*?)(?:\/>|>([^]*?)<\/failure>)/g)].map((failure) => {
      const place = /^(.+):(\d+)$/.exec(unescaped(failure[2] ?? "").trim());
      return { message: attributes(failure[1]).message ?? "", file: place ? place[1] : null, line: place ? Number(place[2]) : 0 };
    });
    const isStopped = failures.length > 0 && failures.every((failure) => failure.file === null) && inner.includes("the program stopped");
    outcomes.push({
      // A test outside of all types has no class: the suite's name stands there.
      path: withoutModule(classname === suite ? name : `${classname}/${name}`),
      outcome: inner.includes("<skipped") ? "skipped" : isStopped ? "stopped" : failures.length ? "failed" : "passed",
      seconds: Number(time) || 0, failures,
    });
  }
  return outcomes;
}

function withoutModule(name) {
  return name.replace(/^[^./]*\./, "");
}

function attributes(text) {
  const result = {};
  for (const match of text.matchAll(/([\w:-]+)="([^"]*)"/g)) result[match[1]] = unescaped(match[2]);
  return result;
}

function unescaped(text) {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (all, number, name) => {
    if (number) return String.fromCodePoint(Math.min(Number(number), 0x10ffff));
    return { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }[name] ?? all;
  });
}

module.exports = { testFilter, readResults };
