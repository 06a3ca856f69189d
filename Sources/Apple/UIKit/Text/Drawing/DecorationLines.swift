import CoreGraphics
import Foundation
import Typefaces
import Typesetting

/// The lines under and through one line of text.
///
/// Adjacent runs with the same line share one piece, whose thickness and position are those of the largest font among
/// them. The underline therefore doesn't change where fonts do.
struct DecorationLines {
  enum Kind {
    case underline
    case strikethrough
  }

  private struct Piece {
    var style: NSUnderlineStyle
    var color: UIColor
    var font: FontInstance
    var baselineOffset: Double
    /// The segments relative to the line's origin.
    var segments: [ClosedRange<Double>]
  }

  private let line: TextLine
  private var underlines: [Piece] = []
  private var strikethroughs: [Piece] = []

  init(_ line: TextLine, _ attributes: [TextAttributes], overridingColor: UIColor?) {
    self.line = line
    for run in line.runs {
      let style = attributes[run.tag]
      let color = overridingColor ?? style.foregroundColor
      add(run, style.underline, style.underlineColor ?? color, to: \.underlines)
      add(run, style.strikethrough, style.strikethroughColor ?? color, to: \.strikethroughs)
    }
  }

  private mutating func add(
    _ run: GlyphRun, _ style: NSUnderlineStyle, _ color: UIColor, to list: WritableKeyPath<DecorationLines, [Piece]>
  ) {
    guard style.hasLine, run.width > 0 else { return }
    var segments = style.contains(.byWord) ? DecorationLines.words(of: run) : [run.x...run.x + run.width]
    if !line.endsParagraph {
      // White space at a line break extends beyond the line and isn't underlined.
      let text = 0...max(line.width, 0)
      segments = segments.filter { $0.overlaps(text) }.map { $0.clamped(to: text) }
        .filter { $0.upperBound > $0.lowerBound }
    }
    DecorationLines.add(segments, of: run, style, color, to: &self[keyPath: list])
  }

  private static func add(
    _ segments: [ClosedRange<Double>], of run: GlyphRun, _ style: NSUnderlineStyle, _ color: UIColor,
    to pieces: inout [Piece]
  ) {
    guard let first = segments.first else { return }
    if var last = pieces.last, let end = last.segments.last, abs(end.upperBound - first.lowerBound) < 0.01,
      last.style == style, last.color == color, last.baselineOffset == run.baselineOffset
    {
      if run.font.pointSize > last.font.pointSize { last.font = run.font }
      last.segments[last.segments.count - 1] = end.lowerBound...max(first.upperBound, end.lowerBound)
      last.segments += segments.dropFirst()
      pieces[pieces.count - 1] = last
    } else {
      pieces.append(
        Piece(style: style, color: color, font: run.font, baselineOffset: run.baselineOffset, segments: segments))
    }
  }

  /// Returns the ranges of glyphs that aren't white space.
  private static func words(of run: GlyphRun) -> [ClosedRange<Double>] {
    var words: [ClosedRange<Double>] = []
    var x = run.x
    for (index, glyph) in run.glyphs.enumerated() {
      let end = x + run.advances[index]
      if !isSpace(glyph, in: run.font) {
        if let last = words.last, last.upperBound == x {
          words[words.count - 1] = last.lowerBound...max(end, last.lowerBound)
        } else if end > x {
          words.append(x...end)
        }
      }
      x = end
    }
    return words
  }

  private static func isSpace(_ glyph: UInt32, in font: FontInstance) -> Bool {
    let spaces: [Unicode.Scalar] = [" ", "\u{A0}"]
    return spaces.contains { font.glyph(for: $0) == glyph }
  }

  // MARK: - Drawing

  func draw(_ kind: Kind, at origin: CGPoint, in context: CGContext) {
    for piece in kind == .underline ? underlines : strikethroughs {
      let unit = max(CGFloat(piece.font.underlineThickness), 1 / CGContext.screenScale)
      let thickness = piece.style.contains(.thick) && !piece.style.contains(.double) ? unit * 2 : unit
      let baseline = origin.y + CGFloat(line.origin.y - piece.baselineOffset)
      let middle =
        switch kind {
        case .underline: baseline - CGFloat(piece.font.underlinePosition)
        case .strikethrough: baseline - CGFloat(piece.font.xHeight) / 2
        }
      var tops = [middle - thickness / 2]
      if piece.style.contains(.double) { tops = [middle - thickness * 1.5, middle + thickness * 0.5] }
      context.setFillColor(piece.color.cgColor)
      for segment in piece.segments {
        let start = origin.x + CGFloat(line.origin.x + segment.lowerBound)
        let end = origin.x + CGFloat(line.origin.x + segment.upperBound)
        for top in tops {
          context.fill(
            piece.style.dashes(thickness).map { dashes in
              DecorationLines.dashed(from: start, to: end, top: top, height: thickness, dashes)
            } ?? [CGRect(x: start, y: top, width: end - start, height: thickness)])
        }
      }
    }
  }

  private static func dashed(
    from start: CGFloat, to end: CGFloat, top: CGFloat, height: CGFloat, _ dashes: [CGFloat]
  ) -> [CGRect] {
    var rects: [CGRect] = []
    var x = start
    var index = 0
    while x < end, rects.count < maxDashes {
      let length = min(dashes[index % dashes.count], end - x)
      if index.isMultiple(of: 2) { rects.append(CGRect(x: x, y: top, width: length, height: height)) }
      let next = x + dashes[index % dashes.count]
      // At large distances, a dash is smaller than the precision of a double.
      guard next > x else { break }
      x = next
      index += 1
    }
    return rects
  }

  /// The maximum number of dashes, a hundred times more than a line on a screen has. It limits text with extremely wide
  /// spacing.
  private static let maxDashes = 65_536
}

extension NSUnderlineStyle {
  /// Whether the style has a weight. A pattern without a weight draws nothing.
  fileprivate var hasLine: Bool { rawValue & 0xF != 0 }

  /// Returns the alternating lengths of dashes and gaps; `nil` for a solid line.
  fileprivate func dashes(_ thickness: CGFloat) -> [CGFloat]? {
    let multiples: [CGFloat]
    switch rawValue & 0x700 {
    case NSUnderlineStyle.patternDot.rawValue: multiples = [3, 3]
    case NSUnderlineStyle.patternDash.rawValue: multiples = [10, 5]
    case NSUnderlineStyle.patternDashDot.rawValue: multiples = [10, 3, 3, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: multiples = [10, 3, 3, 3, 3, 3]
    default: return nil
    }
    return multiples.map { $0 * thickness }
  }
}
