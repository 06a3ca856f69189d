import Testing

/// The screen of a device, held one way.
public struct DeviceFact: CustomTestStringConvertible, Sendable {
  public let id: String
  /// Names of devices that share the screen, with slashes between.
  public let device: String
  public let isLandscape: Bool
  public let width: Double
  public let height: Double
  public let scale: Double
  /// Top, left, bottom, right; nil where it was not recorded.
  public let safeArea: [Double]?
  /// `compact` or `regular`.
  public let horizontal: String
  public let vertical: String

  public var testDescription: String { "\(id): \(device), \(isLandscape ? "landscape" : "portrait")" }

  public static let all = FactTable("devices").rows.map { fact in
    DeviceFact(
      id: fact.id, device: fact["device"], isLandscape: fact["orientation"] == "landscape",
      width: fact.number("width"), height: fact.number("height"), scale: fact.number("scale"),
      safeArea: fact["safeArea"].isEmpty ? nil : fact.numbers("safeArea"), horizontal: fact["horizontal"],
      vertical: fact["vertical"])
  }
}
