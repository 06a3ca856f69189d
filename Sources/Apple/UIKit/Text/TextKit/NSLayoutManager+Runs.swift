import CoreGraphics
import Foundation
import Typefaces
import Typesetting

/// Adjacent glyphs of a line with one font, one direction and the same attributes.
package struct LaidOutRun {
  package var font: UIFont
  package var isRightToLeft: Bool
  /// The glyphs from left to right.
  package var glyphs: [CGGlyph]
  /// The left ends of the glyphs relative to the start of the line's baseline, with y upwards.
  package var positions: [CGPoint]
  package var advances: [CGFloat]
  /// The character of each glyph.
  package var characters: [Int]
  /// The characters that the run shows.
  package var range: NSRange
  /// The distance of the left edge from the start of the line.
  package var x: CGFloat
  package var width: CGFloat
  /// The size of an attachment; its y is the distance of the lower edge from the baseline, with y upwards.
  package var attachment: CGRect?
}

extension NSLayoutManager {
  /// The runs of the first line of the first container, from left to right.
  package final var runsOfFirstLine: [LaidOutRun] {
    guard let layout = layouts.first, let line = layout.lines.first else { return [] }
    return line.runs.filter { !$0.range.isEmpty }.map { run in
      let attachment = run.attachment.map { CGRect(x: 0, y: $0.y, width: $0.width, height: $0.height) }
      return LaidOutRun(
        font: UIFont(instance: run.font), isRightToLeft: run.isRightToLeft,
        glyphs: run.glyphs.map { CGGlyph(truncatingIfNeeded: $0) },
        positions: run.positions.map { CGPoint(x: $0.x, y: -$0.y) }, advances: run.advances.map { CGFloat($0) },
        characters: run.utf16Indices.map { $0 + layout.range.location },
        range: NSRange(location: run.range.lowerBound + layout.range.location, length: run.range.count),
        x: CGFloat(run.x), width: CGFloat(run.width), attachment: attachment)
    }
  }
}
