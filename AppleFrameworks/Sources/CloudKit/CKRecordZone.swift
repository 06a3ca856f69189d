import Foundation

/// A zone of a database.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckrecordzone
open class CKRecordZone: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let zoneID: ID

  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  /// The identifier of a zone.
  ///
  /// - Source: developer.apple.com/documentation/cloudkit/ckrecordzone/id
  open class ID: NSObject, @unchecked Sendable {
    // Unchecked: The type is immutable.
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID(zoneName: defaultZoneName)

    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }

    open override var hash: Int { zoneName.hashValue }
  }
}
