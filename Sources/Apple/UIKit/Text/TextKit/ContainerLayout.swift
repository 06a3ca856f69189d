import CoreGraphics
import Foundation
import Typesetting

/// The layout of the text in one container.
struct ContainerLayout {
  let container: NSTextContainer
  /// The range of the characters in the whole text.
  let range: NSRange
  let drawing: TextDrawing
  /// The position of the layout's left edge in the container.
  let padding: CGFloat
  /// The width of the container; that of the lines if it is unlimited.
  let width: CGFloat
  /// The index of the empty line after a newline at the end of the text, for the caret.
  let extraLine: Int?

  /// The rectangle of the container that the text uses, with the padding of its lines.
  private(set) var usedRect = CGRect.zero

  init(
    container: NSTextContainer, range: NSRange, drawing: TextDrawing, padding: CGFloat, width: CGFloat, extraLine: Int?
  ) {
    self.container = container
    self.range = range
    self.drawing = drawing
    self.padding = padding
    self.width = width
    self.extraLine = extraLine
    // Computed once, since a long text reads it whenever it scrolls.
    if !lines.isEmpty { usedRect = lines.indices.reduce(CGRect.null) { $0.union(used($1)) } }
  }

  var lines: [TextLine] { drawing.layout.lines }

  /// The lines that contain characters.
  var textLines: Range<Int> { 0..<(extraLine ?? lines.count) }

  func line(at character: Int) -> Int? {
    drawing.layout.lineIndex(containing: character - range.location).map { min($0, max(0, textLines.count - 1)) }
  }

  /// Returns the range of the lines that are at least partly between two y coordinates in the container; if there are
  /// none, of the nearest line.
  ///
  /// - Complexity: logarithmic.
  func characters(fromY top: CGFloat, toY bottom: CGFloat) -> NSRange {
    guard var first = drawing.layout.lineIndex(atY: Double(top)),
      let last = drawing.layout.lineIndex(atY: Double(bottom))
    else { return NSRange(location: range.location, length: 0) }
    // Obstacles split a row into several lines.
    while first > 0, lines[first - 1].top == lines[first].top { first -= 1 }
    return NSUnionRange(characters(ofLine: first), characters(ofLine: max(first, last)))
  }

  /// Returns the lines that contain characters of a range in the layout's own text.
  func lines(overlapping part: Range<Int>) -> ArraySlice<TextLine> {
    guard let first = drawing.layout.lineIndex(containing: part.lowerBound),
      let last = drawing.layout.lineIndex(containing: part.upperBound)
    else { return [] }
    return lines[first...max(first, last)]
  }

  func characters(ofLine number: Int) -> NSRange {
    let line = lines[number].range
    return NSRange(location: range.location + line.lowerBound, length: line.count)
  }

  /// Returns the line fragment: the width of the container, down to the next line.
  func fragment(_ number: Int) -> CGRect {
    let line = lines[number]
    var bottom = line.top + line.height
    if number + 1 < lines.count, lines[number + 1].top >= bottom { bottom = lines[number + 1].top }
    let (left, right) =
      line.fragment.map { (padding + CGFloat($0.lowerBound) - padding, CGFloat($0.upperBound) + padding * 2) }
      ?? (0, width)
    return CGRect(x: left, y: CGFloat(line.top), width: right - left, height: CGFloat(bottom - line.top))
  }

  /// Returns the part of a line fragment that its text uses, with the padding on both sides.
  func used(_ number: Int) -> CGRect {
    let line = lines[number]
    return CGRect(
      x: CGFloat(line.origin.x), y: CGFloat(line.top), width: CGFloat(line.width) + padding * 2,
      height: CGFloat(line.height))
  }

  func rects(for characters: NSRange) -> [CGRect] {
    let lower = max(characters.location - range.location, 0)
    let upper = min(characters.location + characters.length, range.location + range.length) - range.location
    guard lower < upper else { return [] }
    return drawing.layout.rects(for: lower..<upper).map {
      CGRect(x: CGFloat($0.x) + padding, y: CGFloat($0.y), width: CGFloat($0.width), height: CGFloat($0.height))
    }
  }
}
