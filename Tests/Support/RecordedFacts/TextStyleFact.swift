import Testing

/// A text style at a size category, on iOS.
public struct TextStyleFact: CustomTestStringConvertible, Sendable {
  public let id: String
  /// As `UIFont.TextStyle` calls it: `body`.
  public let style: String
  /// As `UIContentSizeCategory` calls it: `extraLarge`.
  public let category: String
  public let pointSize: Double
  public let weight: String
  public let lineHeight: Double
  /// What `UIFontMetrics` scales by.
  public let scalingLeading: Double

  public var testDescription: String { "\(id): \(style), \(category)" }

  public static let all = FactTable("text-styles").rows.map { fact in
    TextStyleFact(
      id: fact.id, style: fact["style"], category: fact["category"], pointSize: fact.number("size"),
      weight: fact["weight"], lineHeight: fact.number("lineHeight"), scalingLeading: fact.number("scalingLeading"))
  }
}
