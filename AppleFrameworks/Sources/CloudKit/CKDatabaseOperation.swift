import Foundation

/// An operation on a database, with handlers of its results.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckdatabaseoperation
open class CKDatabaseOperation: NSObject, @unchecked Sendable {
  // Unchecked: Apps and `RunLoopTurn` use it only on the main queue.
  open var database: CKDatabase?
  open var qualityOfService = QualityOfService.default
  open var completionBlock: (() -> Void)?
  open private(set) var isCancelled = false
  open private(set) var isFinished = false

  public override init() { super.init() }

  /// Cancels the operation. An operation that has not ended fails with `CKError.operationCancelled`.
  open func cancel() { if !isFinished { isCancelled = true } }

  func fail(_ reading: CKError, _ writing: CKError) {
    guard !isFinished else { return }
    isFinished = true
    let cancelled = CKError(.operationCancelled)
    deliver(isCancelled ? cancelled : reading, isCancelled ? cancelled : writing)
    completionBlock?()
  }

  /// Calls the handlers of the operation.
  func deliver(_ reading: CKError, _ writing: CKError) {}
}

/// An operation that searches for records.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckqueryoperation
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.

  /// A cursor at which a query with more results continues. There are none.
  open class Cursor: NSObject, @unchecked Sendable {
    // Unchecked: The type has no state.
    override init() { super.init() }
  }

  /// The maximum number of results that the server returns.
  public static let maximumResults = 0

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  override func deliver(_ reading: CKError, _ writing: CKError) {
    queryResultBlock?(.failure(reading))
    queryCompletionBlock?(nil, reading)
  }
}

/// An operation that saves and deletes records.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckmodifyrecordsoperation
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.

  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged = 0
    case changedKeys, allKeys
  }

  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }

  override func deliver(_ reading: CKError, _ writing: CKError) {
    modifyRecordsResultBlock?(.failure(writing))
    modifyRecordsCompletionBlock?(nil, nil, writing)
  }
}

/// An operation that reads records by their identifiers.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckfetchrecordsoperation
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.

  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  override func deliver(_ reading: CKError, _ writing: CKError) {
    for recordID in recordIDs ?? [] {
      perRecordResultBlock?(recordID, .failure(reading))
      perRecordCompletionBlock?(nil, recordID, reading)
    }
    fetchRecordsResultBlock?(.failure(reading))
    fetchRecordsCompletionBlock?(nil, reading)
  }
}
