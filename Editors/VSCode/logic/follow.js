"use strict";

// What the preview shows when the cursor moves.

/**
 * A screen as the preview's page lists it. Its file is a path from the project's folder, or module and file name.
 *
 * @typedef {{kind: string, name: string, file: string, line: number}} Screen
 */

/** Whether a listed file is the one at a path. */
function isFile(listed, path) {
  if (!listed) return false;
  if (listed === path || path.endsWith("/" + listed)) return true;
  // `Module/File.swift` of a file that lies deeper.
  const parts = listed.split("/");
  return parts.length === 2 && path.endsWith("/" + parts[1]) && path.includes("/" + parts[0] + "/");
}

/** The screens that a file declares, in the order of their lines. */
function screensOf(screens, path) {
  const exact = screens.filter((screen) => screen.file && (screen.file === path || path.endsWith("/" + screen.file)));
  const found = exact.length ? exact : screens.filter((screen) => isFile(screen.file, path));
  return [...found].sort((one, other) => one.line - other.line);
}

/**
 * The screen to show for a cursor in a file.
 *
 * The preview that the cursor is in comes first. Elsewhere in the file the screen that is shown stays, if it is one of the file's; else the
 * file's first preview is shown, or its first screen of another kind.
 *
 * @param {Screen[]} screens all that can be shown
 * @param {string} path the file's path
 * @param {number} line the cursor's line, from 0
 * @param {import("./previews").Preview[]} previews those of the file's text
 * @param {string | null} current the screen that is shown
 * @returns {string | null} null where nothing is to change
 */
function screenAt(screens, path, line, previews, current) {
  const own = screensOf(screens, path);
  if (!own.length) return null;
  const inside = previews.find((preview) => preview.line <= line && line <= preview.endLine);
  const wanted = inside && screenOf(own, inside);
  if (wanted) return wanted.name === current ? null : wanted.name;
  if (own.some((screen) => screen.name === current)) return null;
  return (own.find((screen) => screen.kind === "preview") ?? own[0]).name;
}

/**
 * The screen of a preview that a file's text declares: the one whose line is in it, or that has its name.
 *
 * @param {Screen[]} own the file's screens
 * @param {{name: string | null, line: number, endLine: number}} preview
 * @returns {Screen | undefined}
 */
function screenOf(own, preview) {
  return (
    own.find((screen) => screen.kind === "preview" && screen.line - 1 >= preview.line && screen.line - 1 <= preview.endLine) ??
    own.find((screen) => preview.name !== null && screen.name === preview.name) ??
    own.find((screen) => screen.line - 1 >= preview.line && screen.line - 1 <= preview.endLine)
  );
}

/**
 * The line on which the statement at a line begins: lines that begin with a dot or close a bracket go on with the one before.
 *
 * @param {(line: number) => string} text gives a line's text
 * @param {number} line from 0
 */
function statementLine(text, line) {
  let first = line;
  while (first > 0 && /^\s*[.)\]}]/.test(text(first)) && !/^\s*}\s*$/.test(text(first))) first -= 1;
  return first;
}

module.exports = { screenAt, screenOf, screensOf, statementLine };
