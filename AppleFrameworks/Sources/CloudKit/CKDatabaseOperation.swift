import Foundation

/// A request to a database with handlers for its results.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckdatabaseoperation
open class CKDatabaseOperation: NSObject, @unchecked Sendable {
  // Unchecked: Apps and `RunLoopTurn` use it on the main queue only.
  open var database: CKDatabase?
  open var qualityOfService = QualityOfService.default
  open var completionBlock: (() -> Void)?
  open private(set) var isCancelled = false
  open private(set) var isFinished = false

  public override init() { super.init() }

  /// Has an operation that has not ended fail with `CKError.operationCancelled`.
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

/// Looks for records.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckqueryoperation
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.

  /// Where a query that had more results goes on. There is none here.
  open class Cursor: NSObject, @unchecked Sendable {
    // Unchecked: The type has no state.
    override init() { super.init() }
  }

  /// As many results as the server gives.
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

/// Saves and deletes records.
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

/// Reads records by their identifiers.
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
