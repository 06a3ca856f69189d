import Foundation
import PermissionResponses

/// A database of records in iCloud. Requests fail: reads of the public database because there is no network, and all
/// others because there is no account.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckdatabase
open class CKDatabase: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.

  /// - Source: developer.apple.com/documentation/cloudkit/ckdatabase/scope
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  public let databaseScope: Scope

  init(_ scope: Scope) { databaseScope = scope }

  var failureOfReading: CKError { CKError(databaseScope == .public ? .networkUnavailable : .notAuthenticated) }
  var failureOfWriting: CKError { CKError(.notAuthenticated) }

  // MARK: - Records

  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { [self] in completionHandler(nil, failureOfReading) }
  }

  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    RunLoopTurn.later { [self] in completionHandler(nil, failureOfWriting) }
  }

  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { [self] in completionHandler(nil, failureOfWriting) }
  }

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { [self] in completionHandler(nil, failureOfReading) }
  }

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw failureOfReading }
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw failureOfWriting }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw failureOfWriting }

  /// Throws the error of reading records.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw failureOfReading }

  // MARK: - Zones

  open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
    RunLoopTurn.later { [self] in completionHandler(nil, failureOfReading) }
  }

  open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    RunLoopTurn.later { [self] in completionHandler(nil, failureOfWriting) }
  }

  // MARK: - Operations

  /// Performs an operation, which fails.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    RunLoopTurn.later { [self] in operation.fail(failureOfReading, failureOfWriting) }
  }
}

/// A query for records.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckquery
open class CKQuery: NSObject, @unchecked Sendable {
  // Unchecked: Apps configure it before they pass it on.
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
