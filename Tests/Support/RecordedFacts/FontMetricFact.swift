import Testing

/// A measure of Apple's system font or of its monospaced design, or the exact width of a text in it.
public struct FontMetricFact: CustomTestStringConvertible, Sendable {
  public let id: String
  /// The metric: `ascender`, `xHeight`, `tracking`, `width` and others.
  public let metric: String
  /// The font, `system` or `monospaced`.
  public let font: String
  public let weight: String
  /// The point size, or nil if the figure is the same for all sizes.
  public let pointSize: Double?
  /// The text with the width, or an empty string for other metrics.
  public let text: String
  /// The value in points for widths, and in 1/2048 em for other metrics.
  public let value: Double

  public var testDescription: String { "\(id): \(metric), \(weight)" }

  public static let all = FactTable("font-metrics").rows.map { fact in
    FontMetricFact(
      id: fact.id, metric: fact["metric"], font: fact["font"], weight: fact["weight"],
      pointSize: Double(fact["size"]), text: fact["text"], value: fact.number("value"))
  }

  /// Returns the value of a metric that is the same for all sizes.
  public static func value(of metric: String, font: String = "system") -> Double {
    guard let fact = all.first(where: { $0.metric == metric && $0.font == font && $0.pointSize == nil }) else {
      fatalError("Recorded figures: no \(metric) of the \(font) font for any size.")
    }
    return fact.value
  }
}
