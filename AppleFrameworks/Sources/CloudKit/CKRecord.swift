import Foundation

/// A record with keyed values. It exists in memory and cannot be saved.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckrecord
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: Apps use a record on one thread at a time.
  public typealias RecordType = String
  public typealias FieldKey = String

  /// The record types of the system.
  public enum SystemType {
    public static let userRecord: RecordType = "Users"
    public static let share: RecordType = "cloudkit.share"
  }

  public let recordType: RecordType
  public let recordID: ID
  open var parent: Reference?

  // The server sets these values, but never receives the record.

  open var recordChangeTag: String? { nil }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var lastModifiedUserRecordID: ID? { nil }

  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.parent, copy.values, copy.changed) = (parent, values, changed)
    return copy
  }

  // MARK: - Values

  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set {
      values[key] = newValue
      changed.insert(key)
    }
  }

  /// The value of a key; `nil` if there is none, or if it has another type.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set { self[key] = newValue.map { $0 as any CKRecordValueProtocol } }
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }

  /// Returns all keys, sorted.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }

  /// Returns the keys whose values were set since the record was created, sorted.
  open func changedKeys() -> [FieldKey] { changed.sorted() }
}

extension CKRecord {
  /// The identifier of a record in its zone.
  ///
  /// - Source: developer.apple.com/documentation/cloudkit/ckrecord/id
  open class ID: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: The type is immutable.
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }

    open override var hash: Int { recordName.hashValue }
  }

  /// - Source: developer.apple.com/documentation/cloudkit/ckrecord/referenceaction
  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf
  }

  /// A value that refers to another record.
  ///
  /// - Source: developer.apple.com/documentation/cloudkit/ckrecord/reference
  open class Reference: NSObject, @unchecked Sendable {
    // Unchecked: The type is immutable.
    public let recordID: ID
    public let action: ReferenceAction

    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }

    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
    open override var hash: Int { recordID.hash }
  }
}

/// A value of a record.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckrecordvalueprotocol
public protocol CKRecordValueProtocol {}

/// The protocol of record values. On Apple's systems, it is the protocol of classes that are values. In this framework,
/// Swift's values are not converted to classes, so it is the same as the protocol of Swift's values.
public typealias CKRecordValue = CKRecordValueProtocol

extension CLLocation: CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}

/// A file as the value of a record.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckasset
open class CKAsset: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let fileURL: URL?

  public init(fileURL: URL) { self.fileURL = fileURL }
}
