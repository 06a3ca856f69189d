import Foundation

/// How text is shown that says what it means, as Markdown does: strong text in bold, emphasized text in italics, code in a monospaced
/// font.
enum InlineIntent {
  static func of(_ attributes: [NSAttributedString.Key: Any]) -> InlinePresentationIntent {
    guard let value = attributes[.inlinePresentationIntent] else { return [] }
    if let intent = value as? InlinePresentationIntent { return intent }
    return TextNumber.read(value).map { InlinePresentationIntent(rawValue: UInt(max(0, $0))) } ?? []
  }

  /// Returns the font that the intent makes of the text's own; `nil` where it changes nothing.
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
