import PermissionResponses

/// The means of transportation.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  /// By public transportation.
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  /// By bicycle.
  public static let cycling = MKDirectionsTransportType(rawValue: 1 << 3)
  /// By any means.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
