import Foundation
import InterfaceBuilder

/// Attributed texts as code: a single run as an expression, and several runs as a text that is assembled.
extension Expressions {
  /// Returns an expression for an attributed text.
  func attributedText(_ text: AttributedText) -> String {
    let runs = text.fragments.map(run)
    if runs.count == 1 { return runs[0] }
    guard !runs.isEmpty else { return "NSAttributedString()" }
    let parts = runs.map { "  text.append(\($0))" }
    return (["{", "  let text = NSMutableAttributedString()"] + parts + ["  return text", "}()"])
      .joined(separator: "\n")
  }

  private func run(_ fragment: AttributedText.Fragment) -> String {
    let attributes = self.attributes(fragment.attributes)
    let text = SwiftLiteral.text(fragment.text)
    return attributes == "[:]"
      ? "NSAttributedString(string: \(text))" : "NSAttributedString(string: \(text), attributes: \(attributes))"
  }

  /// Returns a dictionary of attributes.
  func attributes(_ attributes: TextAttributes) -> String {
    var pairs: [String] = []
    func add(_ key: String, _ value: String?) {
      if let value { pairs.append(".\(key): \(value)") }
    }
    add("font", attributes.font.map(font))
    add("foregroundColor", attributes.foregroundColor.flatMap(wholeColor))
    add("backgroundColor", attributes.backgroundColor.flatMap(wholeColor))
    add("strokeColor", attributes.strokeColor.flatMap(wholeColor))
    add("underlineColor", attributes.underlineColor.flatMap(wholeColor))
    add("strikethroughColor", attributes.strikethroughColor.flatMap(wholeColor))
    add("paragraphStyle", attributes.paragraphStyle.flatMap(paragraph))
    add("link", attributes.link.map { "URL(string: \(SwiftLiteral.text($0))) as Any" })
    if attributes.shadowColor != nil || attributes.shadowOffset != nil { add("shadow", shadow(attributes)) }
    for (name, number) in attributes.numbers.sorted(by: { $0.key < $1.key }) {
      let key = Self.numberKeys[name].map { ".\($0)" } ?? "NSAttributedString.Key(\(SwiftLiteral.text(name)))"
      pairs.append("\(key): \(SwiftLiteral.factor(number))")
    }
    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
  }

  private static let numberKeys = [
    "NSKern": "kern", "NSUnderline": "underlineStyle", "NSStrikethrough": "strikethroughStyle",
    "NSBaselineOffset": "baselineOffset", "NSStrokeWidth": "strokeWidth", "NSLigature": "ligature",
    "NSObliqueness": "obliqueness", "NSExpansion": "expansion",
  ]

  private func shadow(_ attributes: TextAttributes) -> String {
    var lines = ["let shadow = NSShadow()"]
    if let color = attributes.shadowColor.flatMap(wholeColor) { lines.append("shadow.shadowColor = \(color)") }
    if let offset = attributes.shadowOffset {
      lines.append(
        "shadow.shadowOffset = \(Self.size(Size(width: offset.horizontal, height: offset.vertical)))")
    }
    return "{ \(lines.joined(separator: "; ")); return shadow }()"
  }

  private func paragraph(_ style: ParagraphStyle) -> String? {
    var lines: [String] = []
    func set(_ name: String, _ value: String?) {
      if let value { lines.append("style.\(name) = \(value)") }
    }
    func set(_ name: String, _ value: Double?, besides standard: Double = 0) {
      if let value, value != standard { lines.append("style.\(name) = \(SwiftLiteral.number(value))") }
    }
    set("alignment", style.alignment.flatMap { $0 == .natural ? nil : ".\($0.rawValue)" })
    set("lineBreakMode", style.lineBreakMode.flatMap { $0 == .wordWrapping ? nil : Self.paragraphBreak($0) })
    set("baseWritingDirection", style.baseWritingDirection.flatMap { $0 == .natural ? nil : ".\($0.rawValue)" })
    set("lineSpacing", style.lineSpacing)
    set("paragraphSpacing", style.paragraphSpacing)
    set("paragraphSpacingBefore", style.paragraphSpacingBefore)
    set("firstLineHeadIndent", style.firstLineHeadIndent)
    set("headIndent", style.headIndent)
    set("tailIndent", style.tailIndent)
    set("lineHeightMultiple", style.lineHeightMultiple)
    set("minimumLineHeight", style.minimumLineHeight)
    set("maximumLineHeight", style.maximumLineHeight)
    if style.allowsDefaultTighteningForTruncation == true { set("allowsDefaultTighteningForTruncation", "true") }
    set("hyphenationFactor", style.hyphenationFactor)
    if style.usesDefaultHyphenation == true { set("usesDefaultHyphenation", "true") }
    if let stops = style.tabStops {
      let tabs = stops.map {
        "NSTextTab(textAlignment: .\($0.alignment?.rawValue ?? "natural"), location: \(SwiftLiteral.number($0.location)))"
      }
      set("tabStops", "[\(tabs.joined(separator: ", "))]")
    }
    guard !lines.isEmpty else { return nil }
    return "{ let style = NSMutableParagraphStyle(); \(lines.joined(separator: "; ")); return style }()"
  }

  private static func paragraphBreak(_ mode: ParagraphLineBreakMode) -> String {
    switch mode {
    case .wordWrapping: ".byWordWrapping"
    case .charWrapping: ".byCharWrapping"
    case .clipping: ".byClipping"
    case .truncatingHead: ".byTruncatingHead"
    case .truncatingTail: ".byTruncatingTail"
    case .truncatingMiddle: ".byTruncatingMiddle"
    }
  }

  static func lineBreak(_ mode: LineBreakMode) -> String {
    switch mode {
    case .wordWrap: ".byWordWrapping"
    case .characterWrap: ".byCharWrapping"
    case .clip: ".byClipping"
    case .headTruncation: ".byTruncatingHead"
    case .tailTruncation: ".byTruncatingTail"
    case .middleTruncation: ".byTruncatingMiddle"
    }
  }
}
