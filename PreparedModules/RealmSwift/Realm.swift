import Foundation
import UIKit

/// The objects of one database, in memory.
final class Store {
  nonisolated(unsafe) static var stores: [String: Store] = [:]

  var objects: [ObjectIdentifier: [Object]] = [:]
  private(set) var isWriting = false
  private var commits = 0
  private var observers: [(id: Int, call: () -> Void)] = []
  private var nextID = 0

  func begin() { isWriting = true }

  func commit() {
    isWriting = false
    commits += 1
    let calls = observers
    DispatchQueue.main.async { [weak self] in
      for observer in calls where self?.observers.contains(where: { $0.id == observer.id }) == true { observer.call() }
    }
  }

  func observe(_ call: @escaping () -> Void) -> NotificationToken {
    nextID += 1
    let id = nextID
    observers.append((id, call))
    return NotificationToken { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  /// Observes the insertions, deletions and possible changes of a collection.
  func observe<Collection>(
    _ collection: Collection, _ elements: @escaping () -> [Any],
    _ block: @escaping (RealmCollectionChange<Collection>) -> Void
  ) -> NotificationToken {
    var last: [Any]?
    var versions: [Int] = []
    var lastCommit = -1
    func marks(_ values: [Any]) -> [String] {
      values.map { value in (value as? ObjectBase).map { "\(ObjectIdentifier($0))" } ?? "\(value)" }
    }
    let tell = { [weak self] in
      guard let self, lastCommit != commits else { return }
      lastCommit = commits
      let now = elements()
      let oldVersions = versions
      defer {
        last = now
        versions = now.map { ($0 as? ObjectBase)?.version ?? 0 }
      }
      guard let before = last else { return block(.initial(collection)) }
      let (old, new) = (marks(before), marks(now))
      let difference = new.difference(from: old)
      let deletions = difference.removals.map { change -> Int in
        if case .remove(let offset, _, _) = change { offset } else { 0 }
      }
      let insertions = difference.insertions.map { change -> Int in
        if case .insert(let offset, _, _) = change { offset } else { 0 }
      }
      // Changes of properties without `@Persisted` are not detected.
      let changed = old.indices.filter { index in
        guard !deletions.contains(index), let object = before[index] as? ObjectBase else { return false }
        return !object.isTracked || object.version != oldVersions[index]
      }
      if difference.isEmpty, changed.isEmpty { return }
      block(.update(collection, deletions: deletions, insertions: insertions, modifications: changed))
    }
    let token = observe(tell)
    DispatchQueue.main.async { [weak token] in
      if token != nil, last == nil { tell() }
    }
    return token
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

  /// Returns the order of two values. A missing value comes first.
  static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    switch (one, other) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let a as String, let b as String):
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    case (let a as Date, let b as Date): return a.compare(b)
    case (let a?, let b?):
      if let a = number(a), let b = number(b) {
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
      }
      return .orderedSame
    }
  }
}

/// A database that exists as long as the program.
///
/// - Source: mongodb.com/docs/atlas/device-sdks/sdk/swift
public struct Realm {
  public struct Configuration {
    public nonisolated(unsafe) static var defaultConfiguration = Configuration()

    public var fileURL: URL?
    public var inMemoryIdentifier: String?
    public var encryptionKey: Data?
    public var readOnly: Bool
    public var schemaVersion: UInt64
    public var migrationBlock: MigrationBlock?
    public var deleteRealmIfMigrationNeeded: Bool
    public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    public var objectTypes: [ObjectBase.Type]?

    public init(
      fileURL: URL? = URL(filePath: NSHomeDirectory()).appending(path: "Documents/default.realm"),
      inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false, schemaVersion: UInt64 = 0,
      migrationBlock: MigrationBlock? = nil, deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil
    ) {
      (self.fileURL, self.inMemoryIdentifier, self.encryptionKey) = (fileURL, inMemoryIdentifier, encryptionKey)
      (self.readOnly, self.schemaVersion, self.migrationBlock) = (readOnly, schemaVersion, migrationBlock)
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      (self.shouldCompactOnLaunch, self.objectTypes) = (shouldCompactOnLaunch, objectTypes)
    }
  }

  public enum UpdatePolicy: Int, Sendable {
    case error = 1
    case modified = 3
    case all = 2
  }
  public enum Notification: String, Sendable { case didChange, refreshRequired }

  let store: Store
  public let configuration: Configuration

  init(_ store: Store) {
    self.store = store
    configuration = .defaultConfiguration
  }

  public init(queue: DispatchQueue? = nil) throws { try self.init(configuration: .defaultConfiguration) }

  public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
    let name = configuration.inMemoryIdentifier ?? configuration.fileURL?.path ?? ""
    let store = Store.stores[name] ?? Store()
    Store.stores[name] = store
    self.store = store
    self.configuration = configuration
  }

  public var isInWriteTransaction: Bool { store.isWriting }
  public var isEmpty: Bool { store.objects.values.allSatisfy(\.isEmpty) }

  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    store.begin()
    defer { store.commit() }
    return try block()
  }

  @discardableResult
  public func safeWrite<Result>(_ block: () throws -> Result) throws -> Result {
    isInWriteTransaction ? try block() : try write(block)
  }

  public func writeAsync(_ block: @escaping () -> Void, onComplete: ((Error?) -> Void)? = nil) {
    DispatchQueue.main.async {
      store.begin()
      block()
      store.commit()
      onComplete?(nil)
    }
  }

  public func beginWrite() { store.begin() }

  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws { store.commit() }

  public func cancelWrite() { store.commit() }

  @discardableResult
  public func refresh() -> Bool { false }

  private func requireWriting() {
    if !store.isWriting {
      fatalError(
        "Can only add, remove, or create objects in a Realm in a write transaction - call beginWriteTransaction on an RLMRealm instance first."
      )
    }
  }

  public func add(_ object: Object, update: UpdatePolicy = .error) {
    requireWriting()
    let kind = ObjectIdentifier(type(of: object))
    var all = store.objects[kind] ?? []
    guard !all.contains(where: { $0 === object }) else { return }
    if let key = object.primaryKeyName, let value = object.storedValue(key) {
      if let index = all.firstIndex(where: { "\($0.storedValue(key) ?? "")" == "\(value)" }) {
        if update == .error {
          fatalError(
            "Attempting to create an object of type '\(type(of: object))' with an existing primary key value '\(value)'."
          )
        }
        all[index] = object
        object.store = store
        store.objects[kind] = all
        return
      }
    }
    object.store = store
    all.append(object)
    store.objects[kind] = all
  }

  public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error) where Objects.Element: Object {
    for object in objects { add(object, update: update) }
  }

  @discardableResult
  public func create<Element: Object>(_ type: Element.Type, value: Any = [String: Any](), update: UpdatePolicy = .error)
    -> Element
  {
    let object = Element()
    if let values = value as? [String: Any] {
      for (name, value) in values { object.setStored(name, value) }
    }
    add(object, update: update)
    return object
  }

  public func delete(_ object: ObjectBase) {
    requireWriting()
    for (kind, objects) in store.objects { store.objects[kind] = objects.filter { $0 !== object } }
    object.isDeleted = true
    object.store = nil
  }

  public func delete<Objects: Sequence>(_ objects: Objects) where Objects.Element: ObjectBase {
    for object in Array(objects) { delete(object) }
  }

  public func deleteAll() {
    requireWriting()
    for object in store.objects.values.flatMap({ $0 }) {
      object.isDeleted = true
      object.store = nil
    }
    store.objects = [:]
  }

  public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
    Results(store) { [store] in (store.objects[ObjectIdentifier(type)] ?? []).compactMap { $0 as? Element } }
  }

  public func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element? {
    objects(type).first { object in
      object.primaryKeyName.flatMap { object.storedValue($0) }.map { "\($0)" == "\(key)" } ?? false
    }
  }

  public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
    store.observe { block(.didChange, self) }
  }

  public func invalidate() {}

  public static func deleteFiles(for config: Configuration) throws -> Bool {
    Store.stores.removeValue(forKey: config.inMemoryIdentifier ?? config.fileURL?.path ?? "") != nil
  }

  public struct Error: Swift.Error {
    public enum Code: Int, Sendable {
      case fail = 1
      case fileAccess, filePermissionDenied, fileExists, fileNotFound
    }
    public let code: Code
    public var localizedDescription: String { "The database cannot be opened." }
  }
}

public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// A migration from an older database, which never exists.
public struct Migration {
  public func enumerateObjects(ofType typeName: String, _ block: (Object?, Object?) -> Void) {}
  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
  public func deleteData(forType typeName: String) -> Bool { false }
}
