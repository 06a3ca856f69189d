import Testing

/// The screen of a device in one orientation.
public struct DeviceFact: CustomTestStringConvertible, Sendable {
  public let id: String
  /// The names of devices with the screen, separated by slashes.
  public let device: String
  public let isLandscape: Bool
  public let width: Double
  public let height: Double
  public let scale: Double
  /// The insets top, left, bottom and right, or nil if they were not recorded.
  public let safeArea: [Double]?
  /// The horizontal size class, `compact` or `regular`.
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
