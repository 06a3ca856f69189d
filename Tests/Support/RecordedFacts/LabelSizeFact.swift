import Testing

/// The size of a label or button with one line in Apple's UIKit.
public struct LabelSizeFact: CustomTestStringConvertible, Sendable {
  /// The kind of measurement.
  public enum Kind: String, Sendable {
    case label
    /// A label that was wider than its text.
    case labelHeight = "label (height)"
    case systemButton = "system button"
  }

  public let id: String
  public let kind: Kind
  public let text: String
  /// The family: `system`, `monospaced` or a family's name.
  public let family: String
  /// The weight, or `italic`.
  public let weight: String
  public let pointSize: Double
  /// The number of pixels in a point. It has several values if the recording does not determine it.
  public let scales: [Double]
  /// The width, or nil if it was not that of the text.
  public let width: Double?
  public let height: Double
  /// Whether the recording is from iOS, and not from another system with another version of the font.
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

  /// The recordings on iOS.
  public static let oniOS = all.filter(\.isOniOS)

  public static subscript(id: String) -> LabelSizeFact {
    guard let fact = all.first(where: { $0.id == id }) else { fatalError("Recorded figures: no label size \(id).") }
    return fact
  }
}
