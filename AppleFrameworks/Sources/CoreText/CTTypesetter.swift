// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// Finds where the lines of a text break, and lays them out.
///
/// - Source: developer.apple.com/documentation/coretext/cttypesetter
public final class CTTypesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

  /// How many characters there is room for.
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

/// Makes a typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Lays a part of the text out as one line, whatever its width. A length of 0 means all that follows.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let start = min(max(stringRange.location, 0), typesetter.text.length)
  let rest = typesetter.text.length - start
  let length = stringRange.length == 0 ? rest : min(stringRange.length, rest)
  return CTLine(
    typesetter.text.attributedSubstring(from: NSRange(location: start, length: length)), location: start)
}

/// How many characters from an index on fit a width, broken between words where that is possible.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineBreak(at: startIndex, CGFloat(width), .byWordWrapping) }

/// How many characters from an index on fit a width, broken anywhere between two.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineBreak(at: startIndex, CGFloat(width), .byCharWrapping) }
