import Testing

/// A text style at a size category, on iOS.
public struct TextStyleFact: CustomTestStringConvertible, Sendable {
  public let id: String
  /// The name in `UIFont.TextStyle`: `body`.
  public let style: String
  /// The name in `UIContentSizeCategory`: `extraLarge`.
  public let category: String
  public let pointSize: Double
  public let weight: String
  public let lineHeight: Double
  /// The leading that determines the scale of `UIFontMetrics`.
  public let scalingLeading: Double

  public var testDescription: String { "\(id): \(style), \(category)" }

  public static let all = FactTable("text-styles").rows.map { fact in
    TextStyleFact(
      id: fact.id, style: fact["style"], category: fact["category"], pointSize: fact.number("size"),
      weight: fact["weight"], lineHeight: fact.number("lineHeight"), scalingLeading: fact.number("scalingLeading"))
  }
}
