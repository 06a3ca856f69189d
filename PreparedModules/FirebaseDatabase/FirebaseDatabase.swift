@_exported import FirebaseCore
import Foundation

public enum DataEventType: Int, Sendable { case childAdded, childRemoved, childChanged, childMoved, value }
public typealias DatabaseHandle = UInt

/// A value of the tree.
public class DataSnapshot: NSObject {
  public let ref: DatabaseReference
  public let value: Any?

  init(_ ref: DatabaseReference, _ value: Any?) {
    self.ref = ref
    self.value = value
  }

  private var fields: [String: Any] { value as? [String: Any] ?? [:] }
  public var key: String { ref.key ?? "" }
  public var childrenCount: UInt { UInt(fields.count) }
  public var children: NSEnumerator { NSArray(array: childSnapshots).objectEnumerator() }
  private var childSnapshots: [DataSnapshot] { fields.keys.sorted().map { childSnapshot(forPath: $0) } }

  public func exists() -> Bool { value != nil && !(value is NSNull) }
  public func hasChildren() -> Bool { !fields.isEmpty }
  public func hasChild(_ childPathString: String) -> Bool { childSnapshot(forPath: childPathString).exists() }
  public func childSnapshot(forPath path: String) -> DataSnapshot {
    let names = path.split(separator: "/").map(String.init)
    return DataSnapshot(ref.child(path), names.reduce(value) { ($0 as? [String: Any])?[$1] })
  }
}

/// A query for values on a server that does not respond. Observers wait.
public class DatabaseQuery: NSObject {
  let path: String

  init(_ path: String) { self.path = path.split(separator: "/").joined(separator: "/") }

  public var ref: DatabaseReference { DatabaseReference(path) }

  @discardableResult
  public func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle {
    Tree.shared.observe(ref, eventType, block, isOnce: false)
  }

  @discardableResult
  public func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((Error) -> Void)?
  ) -> DatabaseHandle { observe(eventType, with: block) }

  public func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
    Tree.shared.observe(ref, eventType, block, isOnce: true)
  }

  public func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: ((Error) -> Void)?
  ) { observeSingleEvent(of: eventType, with: block) }

  public func getData(completion block: @escaping (Error?, DataSnapshot?) -> Void) {
    let value = Tree.shared.value(path)
    let snapshot = value.map { DataSnapshot(ref, $0) }
    let error = NSError(
      domain: "com.firebase.core", code: 1,
      userInfo: [
        NSLocalizedDescriptionKey: "Unable to get latest value for query: client offline with no active listeners."
      ])
    DispatchQueue.main.async { block(snapshot == nil ? error : nil, snapshot) }
  }

  public func removeObserver(withHandle handle: DatabaseHandle) { Tree.shared.remove(handle) }
  public func removeAllObservers() { Tree.shared.removeAll(path) }
  public func keepSynced(_ keepSynced: Bool) {}
  public func queryOrdered(byChild key: String) -> DatabaseQuery { self }
  public func queryOrderedByKey() -> DatabaseQuery { self }
  public func queryOrderedByValue() -> DatabaseQuery { self }
  public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
  public func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
  public func queryStarting(atValue startValue: Any?) -> DatabaseQuery { self }
  public func queryEnding(atValue endValue: Any?) -> DatabaseQuery { self }
  public func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
}

public class DatabaseReference: DatabaseQuery {
  public var key: String? { path.split(separator: "/").last.map(String.init) }
  public var parent: DatabaseReference? {
    path.isEmpty ? nil : DatabaseReference(path.split(separator: "/").dropLast().joined(separator: "/"))
  }
  public var root: DatabaseReference { DatabaseReference("") }
  public var url: String { "https://localhost/\(path)" }

  public func child(_ pathString: String) -> DatabaseReference { DatabaseReference("\(path)/\(pathString)") }

  public func childByAutoId() -> DatabaseReference { child(Tree.shared.nextKey()) }

  public func setValue(_ value: Any?) { Tree.shared.set(value, path) }

  public func setValue(_ value: Any?, withCompletionBlock block: @escaping (Error?, DatabaseReference) -> Void) {
    setValue(value)
  }

  public func updateChildValues(_ values: [AnyHashable: Any]) {
    for (key, value) in values { Tree.shared.set(value, "\(path)/\(key)") }
  }

  public func updateChildValues(
    _ values: [AnyHashable: Any], withCompletionBlock block: @escaping (Error?, DatabaseReference) -> Void
  ) { updateChildValues(values) }

  public func removeValue() { setValue(nil) }

  public func removeValue(completionBlock block: @escaping (Error?, DatabaseReference) -> Void) { setValue(nil) }
}

public class Database: NSObject {
  private nonisolated(unsafe) static let shared = Database()

  public class func database() -> Database { shared }

  public class func database(url: String) -> Database { shared }

  public class func database(app: FirebaseApp) -> Database { shared }

  public var isPersistenceEnabled = false

  public func reference() -> DatabaseReference { DatabaseReference("") }

  public func reference(withPath path: String) -> DatabaseReference { DatabaseReference(path) }

  public func goOffline() {}
  public func goOnline() {}
  public func useEmulator(withHost host: String, port: Int) {}
}

public class ServerValue: NSObject {
  public class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
  public class func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
}

/// The values that the app has written.
private final class Tree {
  nonisolated(unsafe) static let shared = Tree()

  private struct Observer {
    let handle: DatabaseHandle
    let ref: DatabaseReference
    let type: DataEventType
    let call: (DataSnapshot) -> Void
    let isOnce: Bool
  }

  private var root: [String: Any] = [:]
  private var observers: [Observer] = []
  private var nextHandle: DatabaseHandle = 1
  private var keys = 0

  func nextKey() -> String {
    keys += 1
    return "-N" + String(repeating: "0", count: max(0, 18 - "\(keys)".count)) + "\(keys)"
  }

  func value(_ path: String) -> Any? {
    path.split(separator: "/").map(String.init).reduce(root as Any?) { ($0 as? [String: Any])?[$1] }
  }

  func set(_ value: Any?, _ path: String) {
    let before = root
    Self.set(value is NSNull ? nil : value, path.split(separator: "/").map(String.init)[...], &root)
    let calls = observers
    DispatchQueue.main.async { [self] in
      for observer in calls where observers.contains(where: { $0.handle == observer.handle }) {
        tell(observer, before: before)
      }
    }
  }

  private func tell(_ observer: Observer, before: [String: Any]) {
    let names = observer.ref.path.split(separator: "/").map(String.init)
    let old = names.reduce(before as Any?) { ($0 as? [String: Any])?[$1] } as? [String: Any] ?? [:]
    let now = value(observer.ref.path)
    let fields = now as? [String: Any] ?? [:]
    func child(_ key: String) -> DataSnapshot { DataSnapshot(observer.ref.child(key), fields[key] ?? old[key]) }
    switch observer.type {
    case .value: observer.call(DataSnapshot(observer.ref, now))
    case .childAdded: for key in fields.keys.sorted() where old[key] == nil { observer.call(child(key)) }
    case .childRemoved: for key in old.keys.sorted() where fields[key] == nil { observer.call(child(key)) }
    case .childChanged:
      for key in fields.keys.sorted() {
        guard let one = old[key], let other = fields[key], "\(one)" != "\(other)" else { continue }
        observer.call(child(key))
      }
    case .childMoved: break
    }
    if observer.isOnce { remove(observer.handle) }
  }

  private static func set(_ value: Any?, _ path: ArraySlice<String>, _ fields: inout [String: Any]) {
    guard let name = path.first else {
      fields = value as? [String: Any] ?? [:]
      return
    }
    if path.count == 1 {
      fields[name] = value
      return
    }
    var inner = fields[name] as? [String: Any] ?? [:]
    set(value, path.dropFirst(), &inner)
    fields[name] = inner.isEmpty ? nil : inner
  }

  @discardableResult
  func observe(
    _ ref: DatabaseReference, _ type: DataEventType, _ call: @escaping (DataSnapshot) -> Void, isOnce: Bool
  ) -> DatabaseHandle {
    let observer = Observer(handle: nextHandle, ref: ref, type: type, call: call, isOnce: isOnce)
    nextHandle += 1
    observers.append(observer)
    // An observer receives the app's own values at once, and waits for others.
    if value(ref.path) != nil {
      DispatchQueue.main.async { [self] in
        if observers.contains(where: { $0.handle == observer.handle }) { tell(observer, before: [:]) }
      }
    }
    return observer.handle
  }

  func remove(_ handle: DatabaseHandle) { observers.removeAll { $0.handle == handle } }

  func removeAll(_ path: String) { observers.removeAll { $0.ref.path == path } }
}
