// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HostServices
import UIKit

/// Adjacent glyphs of a line with the same attributes and direction.
///
/// - Source: developer.apple.com/documentation/coretext/ctrun
public final class CTRun {
  /// The line, which draws the run.
  private let line: CTLine
  let attributes: [NSAttributedString.Key: Any]
  let isRightToLeft: Bool
  let glyphs: [CGGlyph]
  let positions: [CGPoint]
  let advances: [CGSize]
  /// The characters of the glyphs in the original text.
  let characters: [Int]
  let range: CFRange
  let font: UIFont

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - part: The characters of the line's run that have the attributes.
  ///   - location: The start of the line's text in the original text.
  ///   - attributes: The attributes of the run in the original text, to which the font of the glyphs is added.
  init(
    _ run: LineRun, _ part: NSRange, in line: CTLine, location: Int, attributes: [NSAttributedString.Key: Any]
  ) {
    self.line = line
    let kept = run.characters.indices.filter { NSLocationInRange(run.characters[$0], part) }
    font = run.isAttachment ? attributes[.font] as? UIFont ?? run.font : run.font
    self.attributes = attributes.merging([.font: font]) { $1 }
    isRightToLeft = run.isRightToLeft
    // A run with a delegate has the glyph of no character, as on Apple's systems.
    glyphs = run.isAttachment ? [0] : kept.map { run.glyphs[$0] }
    positions = run.isAttachment ? [CGPoint(x: run.x, y: 0)] : kept.map { run.positions[$0] }
    advances = (run.isAttachment ? [run.width] : kept.map { run.advances[$0] }).map { CGSize(width: $0, height: 0) }
    characters = (run.isAttachment ? [part.location] : kept.map { run.characters[$0] }).map { $0 + location }
    range = CFRange(location: part.location + location, length: part.length)
  }

  var delegate: CTRunDelegate? {
    attributes[NSAttributedString.Key(kCTRunDelegateAttributeName as String)] as? CTRunDelegate
  }

  /// Returns the indexes of glyphs. A length of 0 includes the rest.
  func indexes(_ range: CFRange) -> Range<Int> {
    let start = min(max(range.location, 0), glyphs.count)
    return start..<(range.length == 0 ? glyphs.count : min(start + max(range.length, 0), glyphs.count))
  }

  /// The glyphs of a part are drawn by the line, which knows their colors and decorations.
  func draw(_ part: CFRange, in context: CGContext) {
    let part = indexes(part)
    guard let first = characters[part].min(), let last = characters[part].max() else { return }
    // The last glyph may stand for several characters.
    let next = characters.filter { $0 > last }.min() ?? range.location + range.length
    line.draw(CFRange(location: first, length: next - first), in: context)
  }
}

/// The direction of a run and other facts about its glyphs.
///
/// - Source: developer.apple.com/documentation/coretext/ctrunstatus
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// - Source: developer.apple.com/documentation/coretext/ctrungetglyphcount(_:)
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the attributes of the text, with the font of the glyphs.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetattributes(_:)
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  var result: [String: Any] = [:]
  for (key, value) in run.attributes { result[key.rawValue] = value }
  return NSDictionary(dictionary: result)
}

/// - Source: developer.apple.com/documentation/coretext/ctrungetstatus(_:)
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  let isMonotonic = zip(run.characters, run.characters.dropFirst()).allSatisfy {
    run.isRightToLeft ? $0 >= $1 : $0 <= $1
  }
  return [run.isRightToLeft ? .rightToLeft : [], isMonotonic ? [] : .nonMonotonic]
}

/// Returns the characters of a run in the original text.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetstringrange(_:)
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Returns the transform with which a run is drawn: the identity.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungettextmatrix(_:)
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Returns `nil`, after which callers copy the glyphs with ``CTRunGetGlyphs(_:_:_:)``.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetglyphsptr(_:)
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }

/// Returns `nil`, after which callers copy the positions with ``CTRunGetPositions(_:_:_:)``.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetpositionsptr(_:)
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }

/// Returns `nil`, after which callers copy the advances with ``CTRunGetAdvances(_:_:_:)``.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetadvancesptr(_:)
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }

/// Returns `nil`, after which callers copy the indexes with ``CTRunGetStringIndices(_:_:_:)``.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetstringindicesptr(_:)
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Writes glyphs from left to right.
///
/// - Parameter range: The glyphs. A length of 0 includes the rest.
/// - Source: developer.apple.com/documentation/coretext/ctrungetglyphs(_:_:_:)
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.glyphs[run.indexes(range)].enumerated() { buffer[index] = glyph }
}

/// Writes the positions of glyphs relative to the start of the line, with y upwards.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetpositions(_:_:_:)
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, position) in run.positions[run.indexes(range)].enumerated() { buffer[index] = position }
}

/// Writes the advances of glyphs.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetadvances(_:_:_:)
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (index, advance) in run.advances[run.indexes(range)].enumerated() { buffer[index] = advance }
}

/// Writes the characters of glyphs in the original text.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungetstringindices(_:_:_:)
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (index, character) in run.characters[run.indexes(range)].enumerated() { buffer[index] = character }
}

/// Returns the width of glyphs, and writes the ascent, descent and leading of their font, or those of the delegate.
///
/// - Source: developer.apple.com/documentation/coretext/ctrungettypographicbounds(_:_:_:_:_:)
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.delegate?.ascent ?? run.font.ascender
  descent?.pointee = run.delegate?.descent ?? -run.font.descender
  leading?.pointee = run.delegate == nil ? run.font.leading : 0
  return Double(run.advances[run.indexes(range)].reduce(0) { $0 + $1.width })
}

/// Draws glyphs of a run where they are in their line, whose baseline starts at the context's text position.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundraw(_:_:_:)
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { run.draw(range, in: context) }
