import Synchronization

/// An identifier that distinguishes intervals with the same name.
///
/// - Source: developer.apple.com/documentation/os/ossignpostid
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  public init(log: OSLog) { rawValue = OSSignpostID.unique() }
  public init(log: OSLog, object: AnyObject) { self.init(object) }

  init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }

  // The process has one list of signposts, as on a device.
  private static let counter = Atomic<UInt64>(0)

  private static func unique() -> UInt64 {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
