import UIKit

// - Source: developer.apple.com/documentation/coretext/string-attribute-name-constants

nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
nonisolated(unsafe) public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"

nonisolated(unsafe) public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = "NSLigature"
nonisolated(unsafe) public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"

/// A namespace for functions that replace Core Text's attributes by those of TextKit.
enum CoreTextAttributes {
  /// Returns a text whose colors are those of UIKit, and whose runs with delegates are attachments.
  static func converted(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    for (name, key) in [
      (kCTForegroundColorAttributeName, NSAttributedString.Key.foregroundColor),
      (kCTStrokeColorAttributeName, .strokeColor),
    ] {
      text.enumerateAttribute(NSAttributedString.Key(name as String), in: whole) { value, range, _ in
        guard let value, let color = value as? CGColor else { return }
        result.addAttribute(key, value: UIColor(cgColor: color), range: range)
      }
    }
    text.enumerateAttribute(NSAttributedString.Key(kCTRunDelegateAttributeName as String), in: whole) {
      value, range, _ in
      guard let delegate = value as? CTRunDelegate else { return }
      for index in range.location..<NSMaxRange(range) {
        let unit = NSRange(location: index, length: 1)
        result.replaceCharacters(in: unit, with: "\u{FFFC}")
        result.addAttribute(.attachment, value: delegate.attachment, range: unit)
      }
    }
    return result
  }
}
