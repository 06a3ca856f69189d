import Testing

/// The size that Apple's UIKit gave a label or button of one line.
public struct LabelSizeFact: CustomTestStringConvertible, Sendable {
  /// What was measured.
  public enum Kind: String, Sendable {
    case label
    /// A label that was wider than its text.
    case labelHeight = "label (height)"
    case systemButton = "system button"
  }

  public let id: String
  public let kind: Kind
  public let text: String
  /// `system`, `monospaced` or a family's name.
  public let family: String
  /// A weight, or `italic`.
  public let weight: String
  public let pointSize: Double
  /// Pixels per point. Several where the recording does not tell which of them it was.
  public let scales: [Double]
  /// Nil where the width was not what the text needs.
  public let width: Double?
  public let height: Double
  /// On iOS, or on another system with another cut of the font.
  public let isOniOS: Bool

  public var testDescription: String { "\(id): \(text), \(pointSize) pt" }

  init(_ fact: Fact) {
    guard let kind = Kind(rawValue: fact["kind"]) else {
      fatalError("Recorded figures: \(fact.place): unknown kind '\(fact["kind"])'.")
    }
    self.kind = kind
    id = fact.id
    text = fact["text"]
    family = fact["family"]
    weight = fact["weight"]
    pointSize = fact.number("size")
    scales = Fact.numbers(fact["scale"].replacing(" or ", with: " "), in: "\(fact.place): scale")
    width = fact.recorded("width")
    height = fact.number("height")
    isOniOS = !fact["platform"].hasPrefix("Mac")
  }

  public static let all = FactTable("label-sizes").rows.map { LabelSizeFact($0) }

  /// Those on iOS.
  public static let oniOS = all.filter(\.isOniOS)

  public static subscript(id: String) -> LabelSizeFact {
    guard let fact = all.first(where: { $0.id == id }) else { fatalError("Recorded figures: no label size \(id).") }
    return fact
  }
}
