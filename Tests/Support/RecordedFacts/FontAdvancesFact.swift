import Testing

/// The advances of the printable ASCII characters, space to tilde, in Apple's system font.
public struct FontAdvancesFact: CustomTestStringConvertible, Sendable {
  public let id: String
  public let weight: String
  public let pointSize: Double
  /// The advances by character, from 32 to 126, in 1/2048 em, with the tracking of the size.
  public let units: [Double]

  /// Returns the sum of the characters' advances without kerning, in points.
  public func width(of text: String) -> Double {
    text.unicodeScalars.map { units[Int($0.value) - 32] }.reduce(0, +) * pointSize / 2048
  }

  public var testDescription: String { "\(id): \(weight) at \(pointSize)" }

  public static let all = FactTable("font-advances").rows.map { fact in
    FontAdvancesFact(
      id: fact.id, weight: fact["weight"], pointSize: fact.number("size"), units: fact.numbers("units"))
  }
}
