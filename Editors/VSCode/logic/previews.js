"use strict";

const { maskText, closing, LineTable, leadingString } = require("./swiftText");

/**
 * A preview that a Swift file declares.
 *
 * @typedef {object} Preview
 * @property {"macro" | "provider"} kind `#Preview`, or a type that is a `PreviewProvider`
 * @property {string | null} name the macro's name, or the type's; null for a macro without one
 * @property {number} line the line of its first word, from 0
 * @property {number} endLine the line of its closing brace, from 0
 */

/**
 * Finds the previews of a file, in their order.
 *
 * @param {string} text
 * @returns {Preview[]}
 */
function findPreviews(text) {
  if (!text.includes("Preview")) return [];
  const masked = maskText(text);
  const lines = new LineTable(text);
  const found = [];
  for (const match of masked.matchAll(/#Preview\b/g)) {
    let end = match.index + match[0].length;
    const rest = /^\s*\(/.exec(masked.slice(end));
    let name = null;
    if (rest) {
      const open = end + rest[0].length - 1;
      name = leadingString(text.slice(open + 1));
      end = closing(masked, open) + 1;
    }
    found.push({ kind: "macro", name, line: lines.line(match.index), endLine: bodyEnd(masked, lines, end) });
  }
  for (const match of masked.matchAll(/\b(?:struct|class|enum)\s+(\w+)\s*:([^{}]*)\{/g)) {
    if (!/\bPreviewProvider\b/.test(match[2])) continue;
    found.push({
      kind: "provider", name: match[1], line: lines.line(match.index),
      endLine: lines.line(closing(masked, match.index + match[0].length - 1)),
    });
  }
  return found.sort((one, other) => one.line - other.line);
}

function bodyEnd(masked, lines, start) {
  const rest = /^\s*\{/.exec(masked.slice(start));
  return lines.line(rest ? closing(masked, start + rest[0].length - 1) : start);
}

module.exports = { findPreviews };
