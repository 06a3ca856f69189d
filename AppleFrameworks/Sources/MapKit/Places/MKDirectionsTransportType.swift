import PermissionResponses

/// The means of transportation.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Transportation by car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  /// Walking.
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  /// Public transportation.
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  /// Cycling.
  public static let cycling = MKDirectionsTransportType(rawValue: 1 << 3)
  /// Any means of transportation.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
