// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// A typesetter that finds the line breaks of a text and lays out the lines.
///
/// - Source: developer.apple.com/documentation/coretext/cttypesetter
public final class CTTypesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

  /// Returns the number of characters that fit.
  func lineBreak(at start: Int, _ width: CGFloat, _ mode: NSLineBreakMode) -> Int {
    guard start >= 0, start < text.length else { return 0 }
    let paragraph = (text.string as NSString).paragraphRange(for: NSRange(location: start, length: 0))
    let rest = NSRange(location: start, length: NSMaxRange(paragraph) - start)
    let storage = NSTextStorage(attributedString: text.attributedSubstring(from: rest))
    LineStyle.apply(mode, to: storage, NSRange(location: 0, length: storage.length))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var glyphs = NSRange()
    _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &glyphs)
    return NSMaxRange(manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
  }
}

/// Creates a typesetter for a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Creates a line from a part of the text, regardless of its width. A length of 0 includes the rest of the text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let start = min(max(stringRange.location, 0), typesetter.text.length)
  let rest = typesetter.text.length - start
  let length = stringRange.length == 0 ? rest : min(stringRange.length, rest)
  return CTLine(
    typesetter.text.attributedSubstring(from: NSRange(location: start, length: length)), location: start)
}

/// Returns the number of characters from an index that fit into a width. Lines are broken between words if possible.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineBreak(at: startIndex, CGFloat(width), .byWordWrapping) }

/// Returns the number of characters from an index that fit into a width. Lines can be broken between any characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineBreak(at: startIndex, CGFloat(width), .byCharWrapping) }
