import Testing

/// A color of UIKit for a style, a contrast and a level, on iOS 13 to 18.
public struct SystemColorFact: CustomTestStringConvertible, Sendable {
  public let id: String
  /// The name in `UIColor`: `systemBlue`.
  public let name: String
  /// The style, `light` or `dark`.
  public let style: String
  /// The contrast, `normal` or `high`.
  public let contrast: String
  /// The level: `base`, or `elevated` for content above other content.
  public let level: String
  /// The red, green and blue components from 0 to 255, and alpha from 0 to 1.
  public let components: [Double]

  public var testDescription: String { "\(id): \(name), \(style), \(contrast) contrast, \(level)" }

  public static let all = FactTable("system-colors").rows.map { fact in
    SystemColorFact(
      id: fact.id, name: fact["name"], style: fact["style"], contrast: fact["contrast"], level: fact["level"],
      components: ["red", "green", "blue", "alpha"].map(fact.number))
  }
}
