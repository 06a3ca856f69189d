import CoreGraphics
import Foundation
import Typesetting

// The positions of glyphs in the coordinates of their container: points, with y downwards from the top left corner.

extension NSLayoutManager {
  /// Returns the container of a glyph; `nil` if it doesn't fit into any.
  ///
  /// - Parameter effectiveGlyphRange: Set to all glyphs of the container.
  public final func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    requireGlyph(glyphIndex, "textContainer(forGlyphAt:)")
    let layout = layout(at: glyphIndex)
    if let layout { effectiveGlyphRange?.pointee = layout.range }
    return layout?.container
  }

  /// Returns the rectangle of a container that text uses, with the padding of its lines.
  public final func usedRect(for container: NSTextContainer) -> CGRect {
    layout(of: container)?.usedRect ?? .zero
  }

  /// Returns the line fragment of a glyph, which has the width of its container. Zero for glyphs that don't fit.
  ///
  /// - Parameter effectiveGlyphRange: Set to all glyphs of the line.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    onLine(of: glyphIndex, "lineFragmentRect(forGlyphAt:)", effectiveGlyphRange) { $0.fragment($1) }
  }

  /// Returns the part of the line fragment of a glyph that text uses, with its padding. Zero for glyphs that don't fit.
  ///
  /// - Parameter effectiveGlyphRange: Set to all glyphs of the line.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    onLine(of: glyphIndex, "lineFragmentUsedRect(forGlyphAt:)", effectiveGlyphRange) { $0.used($1) }
  }

  private func onLine(
    of index: Int, _ method: String, _ range: NSRangePointer?, _ rect: (ContainerLayout, Int) -> CGRect
  ) -> CGRect {
    requireGlyph(index, method)
    guard let layout = layout(at: index), let line = layout.line(at: index) else { return .zero }
    range?.pointee = layout.characters(ofLine: line)
    return rect(layout, line)
  }

  /// The line fragment after a newline at the end of the text, or of empty text; zero if there is none.
  public final var extraLineFragmentRect: CGRect { extraLine.map { $0.layout.fragment($0.line) } ?? .zero }

  /// The part of ``extraLineFragmentRect`` that a caret uses.
  public final var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.layout.used($0.line) } ?? .zero }

  /// The container of ``extraLineFragmentRect``.
  public final var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.layout.container }

  private var extraLine: (layout: ContainerLayout, line: Int)? {
    layouts.last.flatMap { layout in layout.extraLine.map { (layout, $0) } }
  }

  /// Returns the origin of a glyph, on the baseline, relative to the top left corner of its line fragment.
  public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    requireGlyph(glyphIndex, "location(forGlyphAt:)")
    guard let layout = layout(at: glyphIndex), let number = layout.line(at: glyphIndex) else { return .zero }
    let (line, fragment) = (layout.lines[number], layout.fragment(number))
    let index = glyphIndex - layout.range.location
    for run in line.runs where !run.range.isEmpty {
      guard let found = run.utf16Indices.firstIndex(of: index) else { continue }
      let position = run.positions[found]
      return CGPoint(
        x: layout.padding + CGFloat(line.origin.x + position.x) - fragment.minX,
        y: CGFloat(line.origin.y + position.y - line.top))
    }
    let caret = layout.drawing.layout.caret(at: index)
    return CGPoint(x: layout.padding + CGFloat(caret.x) - fragment.minX, y: CGFloat(line.origin.y - line.top))
  }

  /// Returns whether a glyph isn't drawn: a newline, or a glyph that doesn't fit into a container.
  public final func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    requireGlyph(glyphIndex, "notShownAttribute(forGlyphAt:)")
    return layout(at: glyphIndex) == nil || propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
  }

  /// Returns the glyphs of a glyph's line that an ellipsis replaces; the location is `NSNotFound` if there are none.
  public final func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    requireGlyph(glyphIndex, "truncatedGlyphRange(inLineFragmentForGlyphAt:)")
    guard let layout = layout(at: glyphIndex), let number = layout.line(at: glyphIndex),
      layout.lines[number].isTruncated
    else { return NSRange(location: NSNotFound, length: 0) }
    let line = layout.lines[number]
    var hidden = IndexSet(integersIn: line.range)
    for run in line.runs { hidden.remove(integersIn: run.range) }
    guard let first = hidden.first, let last = hidden.last else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: layout.range.location + first, length: last + 1 - first)
  }

  // MARK: - Ranges and rectangles

  /// Returns the range of the glyphs in a container.
  public final func glyphRange(for container: NSTextContainer) -> NSRange {
    layout(of: container)?.range ?? NSRange(location: 0, length: 0)
  }

  /// Returns the glyphs of the lines that are at least partly in a rectangle of a container.
  public final func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let layout = layout(of: container) else { return NSRange(location: 0, length: 0) }
    let lines = layout.textLines.filter { layout.fragment($0).intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    let (start, end) = (layout.characters(ofLine: first), layout.characters(ofLine: last))
    return NSRange(location: start.location, length: end.location + end.length - start.location)
  }

  /// Returns the smallest rectangle around glyphs, with the height of their lines. The rectangle of an empty range has
  /// no width.
  public final func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let layout = layout(of: container) else { return .zero }
    let rects = layout.rects(for: glyphRange)
    guard rects.isEmpty else { return rects.reduce(CGRect.null) { $0.union($1) } }
    let index = min(max(glyphRange.location - layout.range.location, 0), layout.range.length)
    let caret = layout.drawing.layout.caret(at: index)
    return CGRect(x: CGFloat(caret.x) + layout.padding, y: CGFloat(caret.y), width: 0, height: CGFloat(caret.height))
  }

  /// Calls a block for each line with glyphs of a range, from top to bottom, with its line fragment, the part that text
  /// uses, its container and its glyphs.
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for layout in layouts {
      for number in layout.textLines {
        let characters = layout.characters(ofLine: number)
        guard characters.location < glyphRange.location + glyphRange.length,
          characters.location + characters.length > glyphRange.location
        else { continue }
        block(layout.fragment(number), layout.used(number), layout.container, characters, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Calls a block for each rectangle that glyphs of a range cover. Lines that are completely selected have the width
  /// of their line fragment.
  ///
  /// - Parameter selectedRange: The selection; its location is `NSNotFound` if there is none.
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout = layout(of: textContainer) else { return }
    var stop = ObjCBool(false)
    for number in layout.textLines {
      let characters = layout.characters(ofLine: number)
      guard let part = characters.intersection(glyphRange), part.length > 0 else { continue }
      var rects = layout.rects(for: part)
      // A newline alone has no rectangle, but its selection extends to the end of the line.
      if rects.isEmpty {
        rects = [boundingRect(forGlyphRange: NSRange(location: part.location, length: 0), in: textContainer)]
      }
      let end = characters.location + characters.length
      if selectedRange.location != NSNotFound, selectedRange.location + selectedRange.length > end,
        glyphRange.location + glyphRange.length > end
      {
        let fragment = layout.fragment(number)
        if layout.lines[number].isRightToLeft {
          rects[0] = CGRect(
            x: fragment.minX, y: rects[0].minY, width: rects[0].maxX - fragment.minX, height: rects[0].height)
        } else {
          rects[rects.count - 1].size.width = max(0, fragment.maxX - rects[rects.count - 1].minX)
        }
      }
      for rect in rects {
        block(rect, &stop)
        if stop.boolValue { return }
      }
    }
  }

  // MARK: - Points

  /// Returns the glyph at a point of a container, or the nearest one.
  ///
  /// - Parameter partialFraction: Set to the fraction of the glyph before the point, from 0 to 1 in reading order.
  public final func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let layout = layout(of: container), layout.range.length > 0 else {
      partialFraction?.pointee = 0
      return layout(of: container)?.range.location ?? 0
    }
    let found = layout.drawing.layout.character(nearestToX: Double(point.x - layout.padding), y: Double(point.y))
    partialFraction?.pointee = CGFloat(found.fraction)
    return layout.range.location + min(found.index, layout.range.length - 1)
  }

  /// Returns the glyph at a point of a container, or the nearest one.
  public final func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the fraction of the nearest glyph before a point, from 0 to 1 in reading order.
  public final func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the character at a point of a container, or the nearest one.
  ///
  /// - Parameter partialFraction: Set to the fraction of the way from the caret before the character to the one after
  ///   it, from 0 to 1.
  public final func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
}
