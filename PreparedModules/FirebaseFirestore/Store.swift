@_exported import FirebaseCore
import Foundation

public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

public enum FirestoreErrorCode {
  public enum Code: Int, Sendable {
    case OK = 0
    case cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
    case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable, dataLoss
    case unauthenticated
  }
}

func offline(_ text: String = "Failed to get document because the client is offline.") -> NSError {
  NSError(
    domain: FirestoreErrorDomain, code: FirestoreErrorCode.Code.unavailable.rawValue,
    userInfo: [NSLocalizedDescriptionKey: text])
}

/// The store of a client without a network: its own writes, which are pending.
final class LocalStore {
  private(set) var documents: [String: [String: Any]] = [:]
  private var observers: [(id: Int, call: () -> Void)] = []
  private var nextID = 0

  func observe(_ call: @escaping () -> Void) -> Int {
    nextID += 1
    observers.append((nextID, call))
    return nextID
  }

  func removeObserver(_ id: Int) { observers.removeAll { $0.id == id } }

  func change(_ body: (inout [String: [String: Any]]) -> Void) {
    body(&documents)
    let calls = observers
    DispatchQueue.main.async { [weak self] in
      for observer in calls where self?.observers.contains(where: { $0.id == observer.id }) == true { observer.call() }
    }
  }

  /// Returns a document's fields after a merge with new ones.
  static func merged(_ old: [String: Any], with new: [String: Any]) -> [String: Any] {
    var result = old
    for (key, value) in new {
      let path = key.split(separator: ".").map(String.init)
      set(value, at: path.isEmpty ? [key] : path[...], in: &result)
    }
    return result
  }

  private static func set(_ value: Any, at path: ArraySlice<String>, in fields: inout [String: Any]) {
    guard let name = path.first else { return }
    if path.count > 1 {
      var inner = fields[name] as? [String: Any] ?? [:]
      set(value, at: path.dropFirst(), in: &inner)
      fields[name] = inner
      return
    }
    guard let change = value as? FieldValue else {
      fields[name] = value
      return
    }
    fields[name] = change.applied(to: fields[name])
  }

  /// Returns the order of two values, if their types are comparable.
  static func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    switch (one, other) {
    case (let a as NSNumber, let b as NSNumber): return a.compare(b)
    case (let a as String, let b as String):
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    case (let a as Date, let b as Date): return a.compare(b)
    case (let a as Timestamp, let b as Timestamp): return a.compare(b)
    case (let a as Timestamp, let b as Date): return a.dateValue().compare(b)
    case (let a as Date, let b as Timestamp): return a.compare(b.dateValue())
    case (let a?, let b?):
      if let a = number(a), let b = number(b) {
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
      }
      return "\(a)" == "\(b)" ? .orderedSame : nil
    default: return nil
    }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int64: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
}

/// A change of a field in a write.
public class FieldValue: NSObject {
  private let change: (Any?) -> Any?

  private init(_ change: @escaping (Any?) -> Any?) { self.change = change }

  func applied(to value: Any?) -> Any? { change(value) }

  public class func serverTimestamp() -> FieldValue { FieldValue { _ in Timestamp(date: Date()) } }

  public class func delete() -> FieldValue { FieldValue { _ in nil } }

  public class func arrayUnion(_ elements: [Any]) -> FieldValue {
    FieldValue { old in
      let old = old as? [Any] ?? []
      return old + elements.filter { new in !old.contains { LocalStore.order($0, new) == .orderedSame } }
    }
  }

  public class func arrayRemove(_ elements: [Any]) -> FieldValue {
    FieldValue { old in
      (old as? [Any] ?? []).filter { value in !elements.contains { LocalStore.order($0, value) == .orderedSame } }
    }
  }

  public class func increment(_ amount: Int64) -> FieldValue {
    FieldValue { old in ((old.flatMap { LocalStore.number($0) }).map { Int64($0) } ?? 0) + amount }
  }

  public class func increment(_ amount: Double) -> FieldValue {
    FieldValue { old in (old.flatMap { LocalStore.number($0) } ?? 0) + amount }
  }
}

public class FieldPath: NSObject {
  let names: [String]

  public init(_ fields: [String]) { names = fields }

  public class func documentID() -> FieldPath { FieldPath(["__name__"]) }
}

public class GeoPoint: NSObject, Codable {
  public let latitude: Double
  public let longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public enum FirestoreSource: Sendable { case `default`, server, cache }
public enum DocumentChangeType: Int, Sendable { case added, modified, removed }
public enum ServerTimestampBehavior: Sendable { case none, estimate, previous }

public class SnapshotMetadata: NSObject {
  public let hasPendingWrites: Bool
  public let isFromCache = true

  init(hasPendingWrites: Bool) { self.hasPendingWrites = hasPendingWrites }
}

public protocol ListenerRegistration: AnyObject {
  func remove()
}

final class Registration: NSObject, ListenerRegistration {
  private let store: LocalStore
  private var id = 0

  init(_ store: LocalStore, _ call: @escaping () -> Void) {
    self.store = store
    super.init()
    id = store.observe(call)
    let id = id
    DispatchQueue.main.async { [weak store] in
      if store?.isObserved(id) == true { call() }
    }
  }

  func remove() { store.removeObserver(id) }
}

extension LocalStore {
  func isObserved(_ id: Int) -> Bool { observers.contains { $0.id == id } }
}
