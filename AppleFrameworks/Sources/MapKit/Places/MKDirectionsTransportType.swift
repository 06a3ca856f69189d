import PermissionResponses

/// By what one goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  public static let cycling = MKDirectionsTransportType(rawValue: 1 << 3)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
