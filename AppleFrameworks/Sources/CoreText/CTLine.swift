// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HostServices
import UIKit

/// A line of text with its layout.
///
/// TextKit performs the layout. Positions are relative to the left end of the line. Lines with both directions have the
/// offsets of their glyphs.
///
/// - Source: developer.apple.com/documentation/coretext/ctline
public final class CTLine {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  let text: NSAttributedString
  /// The start of the line's text in the original text.
  private let location: Int
  /// The character at the end of the text, which determines the position of a caret after it.
  private static let end = "\u{200B}"
  /// A width that is sufficient for any line.
  private static let width: CGFloat = 1_000_000

  init(_ text: NSAttributedString, location: Int) {
    self.text = text
    self.location = location
    storage = NSTextStorage(attributedString: CoreTextAttributes.converted(text))
    let attributes = text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : [:]
    storage.append(NSAttributedString(string: CTLine.end, attributes: attributes))
    let whole = NSRange(location: 0, length: storage.length)
    LineStyle.apply(.byWordWrapping, to: storage, whole)
    let container = NSTextContainer(size: CGSize(width: CTLine.width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  var range: CFRange { CFRange(location: location, length: text.length) }

  /// Returns the offset of a character.
  ///
  /// - Parameter index: The index in the original text.
  func offset(at index: Int) -> CGFloat {
    let index = min(max(index - location, 0), text.length)
    return manager.location(forGlyphAt: manager.glyphIndexForCharacter(at: index)).x
  }

  /// Returns the index between two characters that is nearest to a point.
  func index(at x: CGFloat) -> Int {
    var (best, distance) = (location, CGFloat.infinity)
    var index = 0
    let string = text.string as NSString
    while true {
      let away = abs(offset(at: location + index) - x)
      if away < distance { (best, distance) = (location + index, away) }
      guard index < text.length else { return best }
      index = NSMaxRange(string.rangeOfComposedCharacterSequence(at: index))
    }
  }

  var width: CGFloat { offset(at: location + text.length) }

  var fonts: [UIFont] {
    var result: [UIFont] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      // Helvetica is the default font of Core Text.
      result.append(value as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12))
    }
    return result
  }

  var delegates: [CTRunDelegate] {
    var result: [CTRunDelegate] = []
    let key = NSAttributedString.Key(kCTRunDelegateAttributeName as String)
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      (value as? CTRunDelegate).map { result.append($0) }
    }
    return result
  }

  func draw(in context: CGContext) {
    draw(range, in: context)
    context.textPosition.x += width
  }

  /// The runs from left to right.
  var runs: [CTRun] {
    var result: [CTRun] = []
    // The character at the end does not belong to the text.
    let whole = NSRange(location: 0, length: text.length)
    for run in LineRun.runs(of: manager) {
      var parts: [CTRun] = []
      text.enumerateAttributes(in: NSIntersectionRange(run.range, whole)) { attributes, part, _ in
        guard part.length > 0 else { return }
        parts.append(CTRun(run, part, in: self, location: location, attributes: attributes))
      }
      result += run.isRightToLeft ? parts.reversed() : parts
    }
    return result
  }

  /// Draws the characters of a range of the original text where they are in the line.
  func draw(_ part: CFRange, in context: CGContext) {
    let characters = NSIntersectionRange(
      NSRange(location: part.location - location, length: part.length), NSRange(location: 0, length: text.length))
    guard characters.length > 0 else { return }
    let glyphs = manager.glyphRange(forCharacterRange: characters, actualCharacterRange: nil)
    let baseline = manager.location(forGlyphAt: 0).y
    let matrix = context.textMatrix
    context.saveGState()
    // Glyphs are in the coordinate system of the text, in which y points up. TextKit draws with y pointing down.
    context.concatenate(matrix)
    context.scaleBy(x: 1, y: -1)
    context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    UIGraphicsPushContext(context)
    manager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: 0, y: -baseline))
    UIGraphicsPopContext()
    context.restoreGState()
    context.textMatrix = matrix
  }
}

/// Creates a line from an entire text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString, location: 0)
}

/// Returns the range of the text that a line displays.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Returns the ascent, descent and leading of a line, and its width.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let fonts = line.fonts
  let delegates = line.delegates
  ascent?.pointee = (fonts.map(\.ascender) + delegates.map(\.ascent)).max() ?? 0
  descent?.pointee = (fonts.map { -$0.descender } + delegates.map(\.descent)).max() ?? 0
  leading?.pointee = fonts.map(\.leading).max() ?? 0
  return Double(line.width)
}

/// Returns the runs of a line from left to right.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinegetglyphruns(_:)
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { NSArray(array: line.runs) }

/// Returns the number of glyphs in a line.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinegetglyphcount(_:)
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }

/// Returns the position of a caret before a character, or at the end of the line for the index after the last
/// character.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(at: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// Returns the index between two characters that is nearest to a point, in the line's coordinates.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.index(at: position.x)
}

/// The place in a line at which characters are omitted.
///
/// - Source: developer.apple.com/documentation/coretext/ctlinetruncationtype
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}

/// Returns a line that fits into a width, with a token in place of the omitted characters.
///
/// - Parameters:
///   - width: The maximum width in points.
///   - truncationToken: A line such as an ellipsis; `nil` for none.
/// - Returns: The line itself if it fits; `nil` if not even the token fits.
/// - Source: developer.apple.com/documentation/coretext/ctlinecreatetruncatedline(_:_:_:_:)
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard line.width > CGFloat(width) else { return line }
  let string = line.text.string as NSString
  func shortened(to count: Int) -> CTLine {
    let head =
      switch truncationType {
      case .start: 0
      case .end: count
      case .middle: (count + 1) / 2
      }
    // A sequence of characters that are composed is kept or omitted as a whole.
    let start = head == 0 ? 0 : string.rangeOfComposedCharacterSequence(at: head).location
    let tail = string.length - (count - head)
    let end = tail >= string.length ? string.length : NSMaxRange(string.rangeOfComposedCharacterSequence(at: tail - 1))
    let text = NSMutableAttributedString(attributedString: line.text.attributedSubstring(from: NSRange(0..<start)))
    if let truncationToken { text.append(truncationToken.text) }
    text.append(line.text.attributedSubstring(from: NSRange(max(end, start)..<string.length)))
    return CTLine(text, location: line.range.location)
  }
  // The widths grow with the number of characters, so that the largest fitting one is found by bisection.
  var (fitting, tooMany) = (-1, string.length)
  while tooMany - fitting > 1 {
    let middle = (fitting + tooMany) / 2
    if shortened(to: middle).width <= CGFloat(width) { fitting = middle } else { tooMany = middle }
  }
  return fitting < 0 ? nil : shortened(to: fitting)
}

/// Draws a line with its baseline at the context's text position, which is then moved to the end of the line.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }
