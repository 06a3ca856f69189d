import Foundation

/// A query for documents of a collection.
public class Query: NSObject, @unchecked Sendable {
  public let firestore: Firestore
  let collectionPath: String
  private let isGroup: Bool
  private var filters: [(QueryDocumentSnapshot) -> Bool] = []
  private var orders: [(field: String, isDescending: Bool)] = []
  private var limit: Int?
  private var isLimitedToLast = false

  init(_ firestore: Firestore, _ path: String, isGroup: Bool = false) {
    self.firestore = firestore
    collectionPath = path.split(separator: "/").joined(separator: "/")
    self.isGroup = isGroup
  }

  private func changed(_ change: (Query) -> Void) -> Query {
    let copy = Query(firestore, collectionPath, isGroup: isGroup)
    (copy.filters, copy.orders, copy.limit, copy.isLimitedToLast) = (filters, orders, limit, isLimitedToLast)
    change(copy)
    return copy
  }

  private func filtering(_ field: String, _ holds: @escaping (Any?) -> Bool) -> Query {
    changed { $0.filters.append { document in holds(document.get(field)) } }
  }

  private func comparing(_ field: String, _ value: Any, _ holds: @escaping (ComparisonResult) -> Bool) -> Query {
    filtering(field) { LocalStore.order($0, value).map(holds) ?? false }
  }

  public func whereField(_ field: String, isEqualTo value: Any) -> Query {
    comparing(field, value) { $0 == .orderedSame }
  }

  public func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
    filtering(field) { $0 != nil && LocalStore.order($0, value) != .orderedSame }
  }

  public func whereField(_ field: String, isLessThan value: Any) -> Query {
    comparing(field, value) { $0 == .orderedAscending }
  }

  public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
    comparing(field, value) { $0 != .orderedDescending }
  }

  public func whereField(_ field: String, isGreaterThan value: Any) -> Query {
    comparing(field, value) { $0 == .orderedDescending }
  }

  public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
    comparing(field, value) { $0 != .orderedAscending }
  }

  public func whereField(_ field: String, arrayContains value: Any) -> Query {
    filtering(field) { ($0 as? [Any])?.contains { LocalStore.order($0, value) == .orderedSame } ?? false }
  }

  public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
    filtering(field) { found in
      (found as? [Any])?.contains { one in values.contains { LocalStore.order(one, $0) == .orderedSame } } ?? false
    }
  }

  public func whereField(_ field: String, in values: [Any]) -> Query {
    filtering(field) { found in values.contains { LocalStore.order(found, $0) == .orderedSame } }
  }

  public func whereField(_ field: String, notIn values: [Any]) -> Query {
    filtering(field) { found in found != nil && !values.contains { LocalStore.order(found, $0) == .orderedSame } }
  }

  public func order(by field: String, descending: Bool = false) -> Query {
    changed {
      $0.orders.append((field, descending))
      $0.filters.append { $0.get(field) != nil }
    }
  }

  public func limit(to limit: Int) -> Query {
    changed { ($0.limit, $0.isLimitedToLast) = (limit, false) }
  }

  public func limit(toLast limit: Int) -> Query {
    changed { ($0.limit, $0.isLimitedToLast) = (limit, true) }
  }

  private func bounded(_ values: [Any?], _ holds: @escaping (ComparisonResult) -> Bool) -> Query {
    let orders = orders
    return changed { copy in
      copy.filters.append { document in
        for (order, value) in zip(orders, values) {
          guard let result = LocalStore.order(document.get(order.field), value) else { return false }
          if result == .orderedSame { continue }
          return holds(
            order.isDescending ? (result == .orderedAscending ? .orderedDescending : .orderedAscending) : result)
        }
        return holds(.orderedSame)
      }
    }
  }

  private func values(_ document: DocumentSnapshot) -> [Any?] { orders.map { document.get($0.field) } }

  public func start(at fieldValues: [Any]) -> Query { bounded(fieldValues) { $0 != .orderedAscending } }
  public func start(after fieldValues: [Any]) -> Query { bounded(fieldValues) { $0 == .orderedDescending } }
  public func end(at fieldValues: [Any]) -> Query { bounded(fieldValues) { $0 != .orderedDescending } }
  public func end(before fieldValues: [Any]) -> Query { bounded(fieldValues) { $0 == .orderedAscending } }
  public func start(atDocument document: DocumentSnapshot) -> Query {
    bounded(values(document)) { $0 != .orderedAscending }
  }
  public func start(afterDocument document: DocumentSnapshot) -> Query {
    bounded(values(document)) { $0 == .orderedDescending }
  }

  private func documents() -> [QueryDocumentSnapshot] {
    let found = firestore.store.documents.compactMap { path, fields -> QueryDocumentSnapshot? in
      let names = path.split(separator: "/")
      let isMine =
        isGroup
        ? names.count >= 2 && names[names.count - 2] == collectionPath
        : names.dropLast().joined(separator: "/") == collectionPath
      guard isMine else { return nil }
      let document = QueryDocumentSnapshot(DocumentReference(firestore, path), fields)
      return filters.allSatisfy { $0(document) } ? document : nil
    }
    let sorted = found.sorted { one, other in
      for order in orders {
        guard let result = LocalStore.order(one.get(order.field), other.get(order.field)), result != .orderedSame
        else { continue }
        return (result == .orderedAscending) != order.isDescending
      }
      return one.reference.path < other.reference.path
    }
    guard let limit else { return sorted }
    return isLimitedToLast ? sorted.suffix(limit) : Array(sorted.prefix(limit))
  }

  public func getDocuments(completion: @escaping (QuerySnapshot?, Error?) -> Void) {
    getDocuments(source: .default, completion: completion)
  }

  public func getDocuments(source: FirestoreSource, completion: @escaping (QuerySnapshot?, Error?) -> Void) {
    let snapshot = source == .server ? nil : QuerySnapshot(self, documents(), after: [])
    DispatchQueue.main.async { completion(snapshot, snapshot == nil ? offline() : nil) }
  }

  public func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
    if source == .server { throw offline() }
    return QuerySnapshot(self, documents(), after: [])
  }

  @discardableResult
  public func addSnapshotListener(_ listener: @escaping (QuerySnapshot?, Error?) -> Void) -> ListenerRegistration {
    var last: [QueryDocumentSnapshot]?
    return Registration(firestore.store) { [self] in
      let now = documents()
      let snapshot = QuerySnapshot(self, now, after: last ?? [])
      if last != nil, snapshot.documentChanges.isEmpty { return }
      last = now
      listener(snapshot, nil)
    }
  }

  @discardableResult
  public func addSnapshotListener(
    includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, Error?) -> Void
  ) -> ListenerRegistration { addSnapshotListener(listener) }
}

public class CollectionReference: Query, @unchecked Sendable {
  init(_ firestore: Firestore, _ path: String) { super.init(firestore, path) }

  public var path: String { collectionPath }
  public var collectionID: String { path.split(separator: "/").last.map(String.init) ?? "" }
  public var parent: DocumentReference? {
    let names = path.split(separator: "/").dropLast()
    return names.isEmpty ? nil : DocumentReference(firestore, names.joined(separator: "/"))
  }

  /// Creates a document with a name of random characters.
  public func document() -> DocumentReference {
    let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    return document(String((0..<20).map { _ in characters.randomElement()! }))
  }

  public func document(_ documentPath: String) -> DocumentReference {
    DocumentReference(firestore, "\(path)/\(documentPath)")
  }

  @discardableResult
  public func addDocument(data: [String: Any], completion: ((Error?) -> Void)? = nil) -> DocumentReference {
    let document = document()
    document.setData(data, completion: completion)
    return document
  }

  @discardableResult
  public func addDocument<Value: Encodable>(
    from value: Value, encoder: Firestore.Encoder = .init(), completion: ((Error?) -> Void)? = nil
  ) throws -> DocumentReference { addDocument(data: try encoder.encode(value), completion: completion) }
}
