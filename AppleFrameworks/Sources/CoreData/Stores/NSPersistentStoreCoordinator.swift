import Foundation
import Synchronization

/// A coordinator of a model's stores. Contexts fetch from them and save to them.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstorecoordinator
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // Unchecked: The lock guards the stores.
  public final let managedObjectModel: NSManagedObjectModel
  open var name: String?
  private var stores: [NSPersistentStore] = []
  private let lock = NSRecursiveLock()
  private var followers: [NSManagedObjectContext.WeakContext] = []

  private struct Latest: @unchecked Sendable { weak var coordinator: NSPersistentStoreCoordinator? }
  private static let latestCoordinator = Mutex(Latest())
  /// The most recently created coordinator, for requests without an explicit context.
  static var latest: NSPersistentStoreCoordinator? { latestCoordinator.withLock { $0.coordinator } }

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    LoadedModels.add(model)
    Self.latestCoordinator.withLock { [self] in $0.coordinator = self }
  }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      followers.removeAll { $0.context == nil || $0.context === context }
      followers.append(.init(context: context))
    }
  }

  var contexts: [NSManagedObjectContext] { lock.withLock { followers.compactMap(\.context) } }

  // MARK: - Stores

  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }

  /// Opens a store, and creates it if necessary.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store: NSPersistentStore
    let isNowhere = storeURL?.path == "/dev/null"
    switch storeType {
    case NSInMemoryStoreType:
      store = NSPersistentStore(kind: storeType, configuration: configuration, url: storeURL, options: options)
    case NSSQLiteStoreType, NSBinaryStoreType:
      guard let storeURL else {
        fatalError("NSPersistentStoreCoordinator: a store of type \(storeType) needs the URL of a file")
      }
      // No data is stored in that file.
      store =
        isNowhere
        ? NSPersistentStore(kind: storeType, configuration: configuration, url: storeURL, options: options)
        : SQLiteStore(kind: storeType, configuration: configuration, url: storeURL, options: options)
    default:
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreInvalidTypeError,
        userInfo: [NSLocalizedDescriptionKey: "There are no stores of type \(storeType)."])
    }
    try lock.withLock {
      store.persistentStoreCoordinator = self
      try store.open(managedObjectModel)
      stores.append(store)
    }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    var options: [AnyHashable: Any] = storeDescription.options
    if storeDescription.isReadOnly { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
    options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(
      value: storeDescription.shouldMigrateStoreAutomatically)
    // Unchecked: The block is called once.
    nonisolated(unsafe) let block = block
    nonisolated(unsafe) let kept = options
    let work = { @Sendable in
      do {
        try self.addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
          options: kept)
        block(storeDescription, nil)
      } catch {
        block(storeDescription, error)
      }
    }
    if storeDescription.shouldAddStoreAsynchronously { DispatchQueue.global().async(execute: work) } else { work() }
  }

  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock {
      store.close()
      stores.removeAll { $0 === store }
    }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
  }

  /// Removes the file of a store.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for store in persistentStores where store.url == url { try remove(store) }
    for suffix in ["", "-wal", "-shm", "-journal"] {
      try? FileManager.default.removeItem(atPath: url.path + suffix)
    }
  }

  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

  // MARK: - Identifiers

  /// Returns the identifier for a URI; `nil` if the object's store is not open.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", url.lastPathComponent.hasPrefix("p"),
      let reference = Int64(url.lastPathComponent.dropFirst())
    else { return nil }
    return lock.withLock { stores.first { $0.identifier == url.host?.uppercased() }?.id(reference) }
  }

  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try lock.withLock(block) }

  open func perform(_ block: @escaping () -> Void) {
    // Unchecked: The block is called once, under the lock.
    nonisolated(unsafe) let block = block
    DispatchQueue.global().async { self.lock.withLock(block) }
  }

  /// Performs a batch request on the stores.
  func withStores<Result>(_ body: ([NSPersistentStore]) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(stores) }
  }
}

extension NSPersistentStoreCoordinator: RowSource {
  var model: NSManagedObjectModel? { managedObjectModel }

  func row(of id: NSManagedObjectID) -> (values: [String: Any], version: Int)? {
    lock.withLock { id.persistentStore?.rows[ObjectIdentifier(id)].map { ($0.values, $0.version) } }
  }

  func ids(of entity: NSEntityDescription, in chosen: [NSPersistentStore]?) -> [NSManagedObjectID] {
    lock.withLock {
      let known = managedObjectModel.entitiesByName[entity.name ?? ""] ?? entity
      return (chosen ?? stores).flatMap { $0.ids(of: known.family) }
    }
  }

  func obtainPermanentIDs(for ids: [NSManagedObjectID], from context: NSManagedObjectContext) throws {
    try lock.withLock { for id in ids { try store(for: id).assign(id) } }
  }

  private func store(for id: NSManagedObjectID) throws -> NSPersistentStore {
    if let store = id.persistentStore { return store }
    let found = stores.first { store in
      !store.isReadOnly
        && managedObjectModel.entities(forConfigurationName: store.configurationName)?
          .contains { $0.name == id.entity.name } != false
    }
    guard let found else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
        userInfo: [
          NSLocalizedDescriptionKey: stores.isEmpty
            ? "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
            : "No persistent store can be written to for the entity \(id.entity.name ?? "")."
        ])
    }
    return found
  }

  func commit(_ changes: [RowChange], from context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
    try lock.withLock {
      let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
      var merge = RowMerge(policy: policy)
      for change in changes { try merge.add(change, to: try store(for: change.id)) }
      let prepared = try merge.finish()
      for store in stores {
        let written = prepared.writes.filter { $0.store === store }
        let deleted = prepared.deletions.filter { $0.persistentStore === store }
        guard !written.isEmpty || !deleted.isEmpty else { continue }
        guard !store.isReadOnly else {
          throw NSError(
            domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
            userInfo: [NSLocalizedDescriptionKey: "The store can only be read."])
        }
        for write in written { store.assign(write.id) }
        try store.write(
          changed: written.map { NSPersistentStore.Row(id: $0.id, values: $0.values, version: $0.version) },
          deleted: deleted)
        for write in written {
          if let row = store.rows[ObjectIdentifier(write.id)] {
            (row.values, row.version) = (write.values, write.version)
          } else {
            store.add(.init(id: write.id, values: write.values, version: write.version))
          }
        }
        store.remove(deleted)
      }
      return prepared.discarded
    }
  }
}
