import Foundation
import Typesetting

/// The geometry of the characters of edited text in its view.
struct TextGeometry {
  let layout: TextLayout
  /// The position of the layout's top left corner in the view's coordinates.
  let origin: CGPoint
  /// The offset in the text of the layout's first character.
  var start = 0
  /// The concealment of the text if it is secure.
  var concealment: ConcealedText?
  /// The frame of the caret while there is no line.
  let emptyCaret: CGRect

  /// Returns the caret before the character at an offset, with the height of its line and without width.
  func caret(at offset: Int) -> CGRect {
    guard !layout.lines.isEmpty else { return emptyCaret }
    return frame(layout.caret(at: shown(offset) - start))
  }

  /// Returns the rectangles that a range covers, from top to bottom and from left to right.
  func rects(for range: NSRange) -> [CGRect] {
    let (lower, upper) = (shown(range.location) - start, shown(range.location + range.length) - start)
    guard lower < upper else { return [] }
    return layout.rects(for: max(lower, 0)..<max(upper, 0)).map(frame)
  }

  /// Returns the offset whose caret is nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int {
    text(layout.index(atX: Double(point.x - origin.x), y: Double(point.y - origin.y)) + start)
  }

  /// Returns the offset of the character at a point; `nil` outside of the text.
  func character(at point: CGPoint) -> Int? {
    layout.characterIndex(atX: Double(point.x - origin.x), y: Double(point.y - origin.y)).map { text($0 + start) }
  }

  /// Returns the index of the line at an offset; `nil` without lines.
  func line(at offset: Int) -> Int? { layout.lineIndex(containing: shown(offset) - start) }

  /// Returns the range of a line.
  func range(ofLine number: Int) -> NSRange {
    let range = layout.lines[number].range
    let lower = text(range.lowerBound + start)
    return NSRange(location: lower, length: text(range.upperBound + start) - lower)
  }

  /// Returns whether the line at an offset runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    line(at: offset).map { layout.lines[$0].isRightToLeft } ?? false
  }

  private func frame(_ rect: TextRect) -> CGRect {
    CGRect(
      x: origin.x + CGFloat(rect.x), y: origin.y + CGFloat(rect.y), width: CGFloat(rect.width),
      height: CGFloat(rect.height))
  }

  private func shown(_ offset: Int) -> Int { concealment?.shown(offset) ?? offset }

  private func text(_ offset: Int) -> Int { concealment?.original(offset) ?? offset }
}
