import Foundation

/// A document, which may not exist.
public class DocumentSnapshot: NSObject {
  public let reference: DocumentReference
  let fields: [String: Any]?
  public let metadata: SnapshotMetadata

  init(_ reference: DocumentReference, _ fields: [String: Any]?) {
    self.reference = reference
    self.fields = fields
    metadata = SnapshotMetadata(hasPendingWrites: fields != nil)
  }

  public var documentID: String { reference.documentID }
  public var exists: Bool { fields != nil }

  public func data() -> [String: Any]? { fields }

  public func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? { fields }

  public func data<Value: Decodable>(as type: Value.Type, decoder: Firestore.Decoder = .init()) throws -> Value {
    guard let fields else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: [], debugDescription: "There is no document \(reference.path)."))
    }
    return try decoder.decode(type, from: fields, in: reference)
  }

  public func get(_ field: Any) -> Any? {
    let names = (field as? FieldPath)?.names ?? "\(field)".split(separator: ".").map(String.init)
    return names.reduce(fields as Any?) { ($0 as? [String: Any])?[$1] }
  }

  public subscript(field: String) -> Any? { self.get(field) }
}

public class QueryDocumentSnapshot: DocumentSnapshot {
  public override func data() -> [String: Any] { fields ?? [:] }

  public override func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any] { fields ?? [:] }
}

public class DocumentChange: NSObject {
  public let type: DocumentChangeType
  public let document: QueryDocumentSnapshot
  public let oldIndex: UInt
  public let newIndex: UInt

  init(_ type: DocumentChangeType, _ document: QueryDocumentSnapshot, old: Int, new: Int) {
    self.type = type
    self.document = document
    oldIndex = UInt(bitPattern: old)
    newIndex = UInt(bitPattern: new)
  }
}

public class QuerySnapshot: NSObject {
  public let query: Query
  public let documents: [QueryDocumentSnapshot]
  public let documentChanges: [DocumentChange]
  public let metadata: SnapshotMetadata

  init(_ query: Query, _ documents: [QueryDocumentSnapshot], after old: [QueryDocumentSnapshot]) {
    self.query = query
    self.documents = documents
    metadata = SnapshotMetadata(hasPendingWrites: !documents.isEmpty)
    var changes: [DocumentChange] = []
    for (index, document) in old.enumerated()
    where !documents.contains(where: { $0.reference.path == document.reference.path }) {
      changes.append(DocumentChange(.removed, document, old: index, new: Int.max))
    }
    for (index, document) in documents.enumerated() {
      if let before = old.firstIndex(where: { $0.reference.path == document.reference.path }) {
        if NSDictionary(dictionary: old[before].data()) != NSDictionary(dictionary: document.data()) {
          changes.append(DocumentChange(.modified, document, old: before, new: index))
        }
      } else {
        changes.append(DocumentChange(.added, document, old: Int.max, new: index))
      }
    }
    documentChanges = changes
  }

  public var count: Int { documents.count }
  public var isEmpty: Bool { documents.isEmpty }
}

/// A reference to a document. Writes are kept on the device, and their completion handlers wait for a server.
public class DocumentReference: NSObject, @unchecked Sendable {
  public let firestore: Firestore
  public let path: String

  init(_ firestore: Firestore, _ path: String) {
    self.firestore = firestore
    self.path = path
  }

  private var store: LocalStore { firestore.store }
  public var documentID: String { path.split(separator: "/").last.map(String.init) ?? "" }
  public var parent: CollectionReference {
    CollectionReference(firestore, path.split(separator: "/").dropLast().joined(separator: "/"))
  }

  public func collection(_ collectionPath: String) -> CollectionReference {
    CollectionReference(firestore, "\(path)/\(collectionPath)")
  }

  public func setData(_ documentData: [String: Any], completion: ((Error?) -> Void)? = nil) {
    store.change { $0[path] = LocalStore.merged([:], with: documentData) }
  }

  public func setData(_ documentData: [String: Any], merge: Bool, completion: ((Error?) -> Void)? = nil) {
    store.change { $0[path] = LocalStore.merged(merge ? $0[path] ?? [:] : [:], with: documentData) }
  }

  public func setData(_ documentData: [String: Any], merge: Bool = false) async throws {
    store.change { $0[path] = LocalStore.merged(merge ? $0[path] ?? [:] : [:], with: documentData) }
    throw offline("The write is pending until a server is available.")
  }

  public func setData<Value: Encodable>(
    from value: Value, merge: Bool = false, encoder: Firestore.Encoder = .init(), completion: ((Error?) -> Void)? = nil
  ) throws { setData(try encoder.encode(value), merge: merge, completion: completion) }

  public func updateData(_ fields: [AnyHashable: Any], completion: ((Error?) -> Void)? = nil) {
    var named: [String: Any] = [:]
    for (key, value) in fields { named["\(key)"] = value }
    store.change { all in
      if let old = all[path] { all[path] = LocalStore.merged(old, with: named) }
    }
  }

  public func updateData(_ fields: [AnyHashable: Any]) async throws {
    updateData(fields, completion: nil)
    throw offline("The write is pending until a server is available.")
  }

  public func delete(completion: ((Error?) -> Void)? = nil) { store.change { $0[path] = nil } }

  public func delete() async throws {
    delete(completion: nil)
    throw offline("The write is pending until a server is available.")
  }

  public func getDocument(completion: @escaping (DocumentSnapshot?, Error?) -> Void) {
    getDocument(source: .default, completion: completion)
  }

  public func getDocument(source: FirestoreSource, completion: @escaping (DocumentSnapshot?, Error?) -> Void) {
    let found = store.documents[path].map { DocumentSnapshot(self, $0) }
    let answer = source == .server ? nil : found
    DispatchQueue.main.async { completion(answer, answer == nil ? offline() : nil) }
  }

  public func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
    guard source != .server, let fields = store.documents[path] else { throw offline() }
    return DocumentSnapshot(self, fields)
  }

  public func getDocument<Value: Decodable>(
    as type: Value.Type, decoder: Firestore.Decoder = .init(), completion: @escaping (Result<Value, Error>) -> Void
  ) {
    getDocument { snapshot, error in
      completion(Result { if let snapshot { try snapshot.data(as: type, decoder: decoder) } else { throw error! } })
    }
  }

  public func getDocument<Value: Decodable>(as type: Value.Type, decoder: Firestore.Decoder = .init()) async throws
    -> Value
  { try await getDocument().data(as: type, decoder: decoder) }

  @discardableResult
  public func addSnapshotListener(_ listener: @escaping (DocumentSnapshot?, Error?) -> Void) -> ListenerRegistration {
    Registration(store) { [self] in listener(DocumentSnapshot(self, store.documents[path]), nil) }
  }

  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (DocumentSnapshot?, Error?) -> Void
  ) -> ListenerRegistration { addSnapshotListener(listener) }
}

/// A batch of writes.
public class WriteBatch: NSObject {
  private var writes: [() -> Void] = []

  @discardableResult
  public func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false) -> WriteBatch
  {
    writes.append { document.setData(data, merge: merge, completion: nil) }
    return self
  }

  @discardableResult
  public func setData<Value: Encodable>(from value: Value, forDocument document: DocumentReference) throws -> WriteBatch
  { setData(try Firestore.Encoder().encode(value), forDocument: document) }

  @discardableResult
  public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> WriteBatch {
    writes.append { document.updateData(fields, completion: nil) }
    return self
  }

  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> WriteBatch {
    writes.append { document.delete(completion: nil) }
    return self
  }

  public func commit(completion: ((Error?) -> Void)? = nil) { for write in writes { write() } }

  public func commit() async throws {
    commit(completion: nil)
    throw offline("The write is pending until a server is available.")
  }
}

public class Transaction: NSObject {
  public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot { throw offline() }

  @discardableResult
  public func setData(_ data: [String: Any], forDocument document: DocumentReference) -> Transaction { self }

  @discardableResult
  public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> Transaction { self }

  @discardableResult
  public func deleteDocument(_ document: DocumentReference) -> Transaction { self }
}

public class FirestoreSettings: NSObject {
  public var host = "firestore.googleapis.com"
  public var isSSLEnabled = true
  public var isPersistenceEnabled = true
  public var cacheSizeBytes: Int64 = 104_857_600
}

/// A database without its server. Reads find only documents that the app has written.
///
/// - Source: firebase.google.com/docs/firestore/manage-data/enable-offline
public class Firestore: NSObject {
  private nonisolated(unsafe) static let shared = Firestore()
  let store = LocalStore()

  public class func firestore() -> Firestore { shared }

  public class func firestore(app: FirebaseApp) -> Firestore { shared }

  public class func firestore(database: String) -> Firestore { shared }

  public class func enableLogging(_ logging: Bool) {}

  public var settings = FirestoreSettings()
  public var app: FirebaseApp? { FirebaseApp.app() }

  public func collection(_ collectionPath: String) -> CollectionReference { CollectionReference(self, collectionPath) }

  public func document(_ documentPath: String) -> DocumentReference { DocumentReference(self, documentPath) }

  public func collectionGroup(_ collectionID: String) -> Query { Query(self, collectionID, isGroup: true) }

  public func batch() -> WriteBatch { WriteBatch() }

  /// Transactions require a server.
  public func runTransaction(
    _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?, completion: @escaping (Any?, Error?) -> Void
  ) { DispatchQueue.main.async { completion(nil, offline()) } }

  public func enableNetwork(completion: ((Error?) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(nil) }
  }

  public func disableNetwork(completion: ((Error?) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(nil) }
  }

  public func clearPersistence(completion: ((Error?) -> Void)? = nil) {
    store.change { $0 = [:] }
    DispatchQueue.main.async { completion?(nil) }
  }

  public func useEmulator(withHost host: String, port: Int) {}
}
