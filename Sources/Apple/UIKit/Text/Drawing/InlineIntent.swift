import Foundation

/// The fonts of inline presentation intents, such as those of Markdown: bold for strong emphasis, italic for emphasis,
/// monospaced for code.
enum InlineIntent {
  static func of(_ attributes: [NSAttributedString.Key: Any]) -> InlinePresentationIntent {
    guard let value = attributes[.inlinePresentationIntent] else { return [] }
    if let intent = value as? InlinePresentationIntent { return intent }
    return TextNumber.read(value).map { InlinePresentationIntent(rawValue: UInt(max(0, $0))) } ?? []
  }

  /// Returns the font for the intent of a text; `nil` where it doesn't change.
  static func font(for attributes: [NSAttributedString.Key: Any]) -> UIFont? {
    let intent = of(attributes)
    guard !intent.isDisjoint(with: [.emphasized, .stronglyEmphasized, .code]) else { return nil }
    var font = attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    if intent.contains(.code) { font = .monospacedSystemFont(ofSize: font.pointSize, weight: .regular) }
    var traits: UIFontDescriptor.SymbolicTraits = []
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    let own = font.fontDescriptor.symbolicTraits
    guard !traits.isSubset(of: own), let descriptor = font.fontDescriptor.withSymbolicTraits(own.union(traits)) else {
      return font
    }
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }
}
