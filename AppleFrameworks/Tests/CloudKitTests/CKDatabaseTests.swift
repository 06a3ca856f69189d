import CloudKit
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("CloudKit", .ownHosts)
struct CKDatabaseTests {
  @Test("there is no account, and requests say so later; reads of the public database miss the network")
  func failing() {
    let host = ViewHost()
    host.show(UIViewController())
    var (states, codes): ([CKAccountStatus], [CKError.Code?]) = ([], [])
    host.run {
      let container = CKContainer.default()
      let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
      container.accountStatus { state, _ in states.append(state) }
      container.privateCloudDatabase.save(CKRecord(recordType: "Note")) { codes.append(($1 as? CKError)?.code) }
      container.publicCloudDatabase.perform(query, inZoneWith: nil) { codes.append(($1 as? CKError)?.code) }
      #expect(states.isEmpty && codes.isEmpty)
    }
    host.advance(by: 0.1)
    #expect(states == [.noAccount] && codes == [.notAuthenticated, .networkUnavailable])
  }

  @Test("operations call their handlers once, with why they failed")
  func operations() {
    let host = ViewHost()
    host.show(UIViewController())
    var heard: [String] = []
    host.run {
      let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
      operation.queryResultBlock = { result in
        if case .failure(CKError.notAuthenticated) = result { heard.append("result") }
      }
      operation.completionBlock = { heard.append("completion") }
      CKContainer.default().privateCloudDatabase.add(operation)
      let cancelled = CKModifyRecordsOperation(recordsToSave: [], recordIDsToDelete: nil)
      cancelled.modifyRecordsCompletionBlock = { _, _, error in
        heard.append("\((error as? CKError)?.code == .operationCancelled)")
      }
      CKContainer.default().privateCloudDatabase.add(cancelled)
      cancelled.cancel()
    }
    host.advance(by: 0.1)
    #expect(heard == ["result", "completion", "true"])
  }

  @Test("a record keeps values of its types, and its copy its own")
  func values() throws {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "one"))
    record["title"] = "Soup"
    record["count"] = 3
    record["tags"] = ["a", "b"]
    let copy = try #require(record.copy() as? CKRecord)
    record["title"] = nil as String?
    #expect(record["title"] == nil && record.allKeys() == ["count", "tags"])
    #expect(
      copy["title"] as? String == "Soup" && copy["count"] as? Int == 3 && copy["tags"] as? [String] == ["a", "b"])
    #expect(copy.recordID == CKRecord.ID(recordName: "one") && copy.changedKeys() == ["count", "tags", "title"])
  }
}
