import Testing

/// A result of `UIFontMetrics.scaledValue(for:)`.
public struct ScaledValueFact: CustomTestStringConvertible, Sendable {
  public let id: String
  public let style: String
  public let category: String
  public let value: Double
  public let scaled: Double
  /// The number of pixels in a point of the screen.
  public let scale: Double

  public var testDescription: String { "\(id): \(style), \(category), \(value)" }

  public static let all = FactTable("scaled-values").rows.map { fact in
    ScaledValueFact(
      id: fact.id, style: fact["style"], category: fact["category"], value: fact.number("value"),
      scaled: fact.number("scaled"), scale: fact.number("scale"))
  }
}
