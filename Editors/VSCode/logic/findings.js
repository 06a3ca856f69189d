"use strict";

/**
 * Something to show in the list of problems.
 *
 * @typedef {object} Problem
 * @property {{path: string | null, file: string | null}} source where the file lies, or its module and name
 * @property {number} line from 1
 * @property {string} kind such as `small-target`
 * @property {string} message
 */

const mostChanges = 3;

/**
 * The findings of the preview's audit.
 *
 * @param {object[]} findings as the preview's page tells them
 * @param {{file: string, line: number} | null} screen where the audited screen is declared; problems without a line are shown there
 * @returns {Problem[]}
 */
function problemsOfAudit(findings, screen) {
  return findings.flatMap((finding) => {
    const place = finding.place ?? (screen && { file: screen.file, line: screen.line });
    if (!place || !(place.path || place.file)) return [];
    return [
      {
        source: { path: place.path ?? null, file: place.file ?? null }, line: Math.max(1, place.line || 1), kind: finding.kind,
        message: [`${finding.view}: ${finding.text}`, ...fixes(finding.changes)].join("\n"),
      },
    ];
  });
}

/**
 * The defects of `viewcode sweep --json`.
 *
 * @param {string} json
 * @returns {{problems: Problem[], failures: string[], screens: number}} failures are screens that could not be swept, with the reason
 * @throws {Error} where it is no such document
 */
function problemsOfSweep(json) {
  const document = JSON.parse(json);
  if (document.version !== 1 || !Array.isArray(document.screens)) throw new Error("viewcode sweep answered in a form that this extension does not know");
  const problems = [];
  const failures = [];
  for (const screen of document.screens) {
    if (screen.failure) failures.push(`${screen.name}: ${screen.failure}`);
    for (const defect of screen.report?.defects ?? []) {
      const place = defect.place ?? placeOf(screen.source);
      if (!place) {
        failures.push(`${screen.name}: ${defect.kind} ${defect.view}: ${defect.text}`);
        continue;
      }
      const causes = (defect.causes ?? []).slice(0, mostChanges);
      problems.push({
        source: { path: place.path ?? null, file: place.file ?? null }, line: Math.max(1, place.line || 1), kind: defect.kind,
        message: [`${defect.view}: ${defect.text}`, `${screen.name}, ${situations(defect)}`, ...causes, ...fixes(defect.changes)].join("\n"),
      });
    }
  }
  return { problems, failures, screens: document.screens.length };
}

function fixes(changes) {
  return (changes ?? []).slice(0, mostChanges).map((change) => `fix: ${change}`);
}

/** `Shop/Cart.swift:90` as a place. */
function placeOf(source) {
  const match = /^(.+):(\d+)$/.exec(source ?? "");
  return match && { file: match[1], line: Number(match[2]) };
}

/** The first situation of a defect in words, and how many others there are. */
function situations(defect) {
  const first = defect.occurrences?.[0];
  if (!first) return "";
  const { situation } = first;
  const words = [situation.device];
  if (situation.textSize && situation.textSize !== "L") words.push(`text ${situation.textSize}`);
  if (situation.hasLongTexts) words.push("texts of double length");
  if (situation.isRightToLeft) words.push("right to left");
  const others = defect.occurrences.length - 1;
  return [widths(first), words.join(", ")].filter(Boolean).join(": ") + (others > 0 ? `, and ${others} other situation${others > 1 ? "s" : ""}` : "");
}

function widths({ widths: ranges, isEverywhere }) {
  if (!ranges?.length) return "";
  const [low, high] = [ranges[0][0], ranges[ranges.length - 1][1]];
  if (isEverywhere) return "at every width";
  if (ranges.length > 3) return `${ranges.length} ranges of widths between ${low} and ${high}`;
  return "widths " + ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(", ");
}

module.exports = { problemsOfAudit, problemsOfSweep };
