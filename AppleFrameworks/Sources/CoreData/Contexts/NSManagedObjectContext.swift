import Foundation
import FoundationSupplement

/// A context in which objects are fetched, changed and saved.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectcontext
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Unchecked: A context and its objects are used only in its queue.

  /// The kind of queue in which a context is used.
  ///
  /// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectcontext/concurrencytype-swift.enum
  public struct ConcurrencyType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let privateQueue = ConcurrencyType(rawValue: 1)
    public static let mainQueue = ConcurrencyType(rawValue: 2)
  }

  open var concurrencyType: NSManagedObjectContextConcurrencyType { type }
  private let type: NSManagedObjectContextConcurrencyType
  /// The coordinator of the context's stores. A child context uses that of its parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// The parent context, to which the context saves its changes instead of a store.
  open var parent: NSManagedObjectContext? { didSet { parent?.children.append(WeakContext(context: self)) } }
  var children: [WeakContext] = []
  open var name: String?
  open var transactionAuthor: String?
  open var undoManager: UndoManager?
  open var userInfo = NSMutableDictionary()
  /// The merge policy for objects that others have saved since they were fetched. Default: `NSErrorMergePolicy`.
  open var mergePolicy: Any = NSMergePolicy.error
  open var stalenessInterval: TimeInterval = -1
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = false
  open var shouldDeleteInaccessibleFaults = true
  open var automaticallyMergesChangesFromParent = false
  open var queryGenerationToken: NSQueryGenerationToken? { nil }

  private var registered: [ObjectIdentifier: WeakObject] = [:]
  private var sweepLimit = 64
  private var inserted: [ObjectIdentifier: NSManagedObject] = [:]
  private var updated: [ObjectIdentifier: NSManagedObject] = [:]
  private var deleted: [ObjectIdentifier: NSManagedObject] = [:]
  /// The objects that have changed since the last notification.
  private var touched: [ObjectIdentifier: NSManagedObject] = [:]
  private var eventInserted: [NSManagedObject] = []
  private var eventDeleted: [NSManagedObject] = []
  /// The states before the current event, for undoing it.
  private var states: [ObjectIdentifier: SavedState] = [:]
  private var isProcessingScheduled = false
  private var isUndoing = false
  private var orderCounter = 0
  private var temporaryCounter = 0
  /// The identifier of the object that is being created.
  var pendingID: NSManagedObjectID?
  private let queue: DispatchQueue
  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  private struct WeakObject { weak var object: NSManagedObject? }
  struct WeakContext { weak var context: NSManagedObjectContext? }

  private struct SavedState {
    let object: NSManagedObject
    let values: [String: Any]
    let state: ObjectState
  }

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    type = ct
    queue = DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  var source: (any RowSource)? { parent ?? coordinator }
  var model: NSManagedObjectModel? { source?.model }

  func nextTemporaryReference() -> Int {
    temporaryCounter += 1
    return temporaryCounter
  }

  // MARK: - Queues

  /// Calls a block in the context's queue asynchronously.
  open func perform(_ block: @escaping () -> Void) {
    // Unchecked: The block is called only in the context's queue.
    nonisolated(unsafe) let block = block
    let work = DispatchWorkItem {
      block()
      self.processPendingChanges()
    }
    if type == .mainQueueConcurrencyType { DispatchQueue.main.async(execute: work) } else { queue.async(execute: work) }
  }

  /// Calls a block in the context's queue, and waits until it ends.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try runAndWait(block) }

  private func runAndWait<T>(_ block: () throws -> T) rethrows -> T {
    if type == .mainQueueConcurrencyType {
      // A program that calls `dispatchMain()` runs the main queue on threads other than the first one.
      if Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueueKey) == true { return try block() }
      return try DispatchQueue.main.sync(execute: block)
    }
    if DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self) { return try block() }
    return try queue.sync {
      defer { processPendingChanges() }
      return try block()
    }
  }

  /// The scheduling of a block: immediate if the caller is in the queue, or after earlier blocks.
  ///
  /// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectcontext/scheduledtasktype
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  /// Calls a block in the context's queue, and returns its result.
  public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    // Unchecked: The block is called only in the context's queue, which then transfers its result.
    nonisolated(unsafe) let block = block
    let handed: Handed<T, Failure> = await withCheckedContinuation { continuation in
      perform {
        do throws(Failure) {
          continuation.resume(returning: Handed(result: .success(try block())))
        } catch {
          continuation.resume(returning: Handed(result: .failure(error)))
        }
      }
    }
    return try handed.result.get()
  }

  private struct Handed<Value, Failure: Error>: @unchecked Sendable {
    // Unchecked: The value is transferred once.
    let result: Result<Value, Failure>
  }

  // MARK: - Objects

  private func register(_ object: NSManagedObject) {
    registered[ObjectIdentifier(object.objectID)] = WeakObject(object: object)
    guard registered.count > sweepLimit else { return }
    registered = registered.filter { $0.value.object != nil }
    sweepLimit = max(64, registered.count * 2)
  }

  /// Registers a new object after its initializer has set its values.
  func didMake(_ object: NSManagedObject) {
    register(object)
    note(object)
    object.state.isInserted = true
    inserted[ObjectIdentifier(object.objectID)] = order(object)
    eventInserted.append(object)
    object.awakeFromInsert()
    scheduleProcessing()
  }

  private func order(_ object: NSManagedObject) -> NSManagedObject {
    orderCounter += 1
    object.changeOrder = orderCounter
    return object
  }

  /// Inserts an object that was created without a context.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self || object.state.isDeleted else { return }
    if let other = object.managedObjectContext, other !== self {
      fatalError("The object \(object.objectID) is already in another context")
    }
    note(object)
    object.managedObjectContext = self
    object.state.isDeleted = false
    register(object)
    deleted[ObjectIdentifier(object.objectID)] = nil
    object.state.isInserted = object.objectID.isTemporaryID
    if object.state.isInserted {
      inserted[ObjectIdentifier(object.objectID)] = order(object)
      eventInserted.append(object)
    }
    scheduleProcessing()
  }

  /// Marks an object, and the objects that its delete rules specify, for deletion when the context is saved.
  open func delete(_ object: NSManagedObject) {
    guard !object.state.isDeleted else { return }
    object.fire()
    object.willChangeValue(forKey: "isDeleted")
    note(object)
    object.state.isDeleted = true
    object.prepareForDeletion()
    for relationship in object.entity.propertyLists.relationships {
      let partners = object.objectIDs(forRelationshipNamed: relationship.name).map { self.object(with: $0) }
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for partner in partners { delete(partner) }
      case .nullifyDeleteRule: break
      case .denyDeleteRule, .noActionDeleteRule: continue
      }
      for partner in partners where !partner.state.isDeleted || relationship.deleteRule == .nullifyDeleteRule {
        loosen(object, from: partner, relationship)
      }
    }
    let key = ObjectIdentifier(object.objectID)
    if object.state.isInserted {
      inserted[key] = nil
      object.state.isInserted = false
      eventInserted.removeAll { $0 === object }
    } else {
      deleted[key] = order(object)
    }
    updated[key] = nil
    object.state.isUpdated = false
    eventDeleted.append(object)
    scheduleProcessing()
  }

  /// Removes an object from the inverse relationships. Its own relationships are preserved for code that reads them.
  private func loosen(
    _ object: NSManagedObject, from partner: NSManagedObject, _ relationship: NSRelationshipDescription
  ) {
    guard let inverse = relationship.inverseRelationship else { return }
    let kept = object.values
    partner.willChangeValue(forKey: inverse.name)
    partner.unlink(inverse, object)
    partner.didChangeValue(forKey: inverse.name)
    object.values = kept
  }

  /// Returns the object with an identifier. If it has not been fetched, the object is a fault.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registeredObject(for: objectID) { return known }
    pendingID = objectID
    let made = NSManagedObject.make(of: objectID.entity, in: self)
    pendingID = nil
    register(made)
    return made
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[ObjectIdentifier(objectID)]?.object
  }

  /// Returns the object with an identifier if it still exists.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registeredObject(for: objectID), !known.state.isFault, !known.state.isDeleted { return known }
    guard source?.row(of: objectID) != nil else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
        userInfo: [NSLocalizedDescriptionKey: "The object \(objectID) is not there."])
    }
    return object(with: objectID)
  }

  /// Fetches the values of a fault.
  func fulfill(_ object: NSManagedObject) {
    object.state.isFault = false
    guard let row = source?.row(of: object.objectID) else {
      if shouldDeleteInaccessibleFaults {
        object.state.isDeleted = true
        return
      }
      fatalError("Core Data could not fulfill a fault for '\(object.objectID)'")
    }
    object.values = row.values
    object.saved = row.values
    object.version = row.version
    object.awakeFromFetch()
  }

  open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
  open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
  open var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Turns an object into a fault, or fetches its values again and preserves its changes.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.state.isInserted else { return }
    object.announceRefresh()
    object.loose = [:]
    let key = ObjectIdentifier(object.objectID)
    guard flag else {
      object.willTurnIntoFault()
      object.state = ObjectState()
      object.state.isFault = true
      (object.values, object.saved) = ([:], [:])
      updated[key] = nil
      deleted[key] = nil
      object.didTurnIntoFault()
      return
    }
    guard !object.state.isFault, let row = source?.row(of: object.objectID) else { return }
    var values = row.values
    for name in object.changedNames {
      if let mine = object.values[name] as? RelatedIDs {
        values[name] = (row.values[name] as? RelatedIDs ?? RelatedIDs())
          .applying(
            from: object.saved[name] as? RelatedIDs ?? RelatedIDs(), to: mine,
            isOrdered: object.entity.relationshipsByName[name]?.isOrdered ?? false)
      } else {
        values[name] = object.values[name]
      }
    }
    object.values = values
    object.saved = row.values
    object.version = row.version
  }

  open func refreshAllObjects() {
    for object in ordered(registered.values.compactMap(\.object)) { refresh(object, mergeChanges: true) }
  }

  /// Removes all objects from the context.
  open func reset() {
    for object in registered.values.compactMap(\.object) { object.managedObjectContext = nil }
    (registered, inserted, updated, deleted) = ([:], [:], [:], [:])
    (touched, states, eventInserted, eventDeleted) = ([:], [:], [], [])
    undoManager?.removeAllActions(withTarget: self)
  }

  private func ordered(_ objects: some Sequence<NSManagedObject>) -> [NSManagedObject] {
    objects.sorted { $0.changeOrder < $1.changeOrder }
  }

  // MARK: - Changes

  private func note(_ object: NSManagedObject) {
    let key = ObjectIdentifier(object)
    if undoManager != nil, !isUndoing, states[key] == nil {
      states[key] = SavedState(object: object, values: object.values, state: object.state)
    }
  }

  func willChange(_ object: NSManagedObject) { note(object) }

  func didChange(_ object: NSManagedObject) {
    guard !object.state.isDeleted else { return }
    let key = ObjectIdentifier(object.objectID)
    if !object.state.isInserted, !object.state.isUpdated {
      object.state.isUpdated = true
      updated[key] = order(object)
    }
    touched[key] = object
    scheduleProcessing()
  }

  private func scheduleProcessing() {
    guard !isProcessingScheduled, type == .mainQueueConcurrencyType else { return }
    isProcessingScheduled = true
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Notifies observers of the changes since the last call, and registers them as one undo action.
  open func processPendingChanges() {
    isProcessingScheduled = false
    guard !touched.isEmpty || !eventInserted.isEmpty || !eventDeleted.isEmpty else { return }
    let gone = Set(eventDeleted.map(ObjectIdentifier.init))
    let new = Set(eventInserted.map(ObjectIdentifier.init))
    let changed = ordered(touched.values).filter {
      !gone.contains(ObjectIdentifier($0)) && !new.contains(ObjectIdentifier($0))
    }
    let (made, removed) = (eventInserted, eventDeleted)
    for object in touched.values { object.state.valuesBeforeEvent = nil }
    (touched, eventInserted, eventDeleted) = ([:], [], [])
    registerUndo()
    announceChanges(inserted: made, updated: changed, deleted: removed, refreshed: [])
  }

  private func announceChanges(
    inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject], refreshed: [NSManagedObject]
  ) {
    var info: [AnyHashable: Any] = [:]
    if !inserted.isEmpty { info[NSInsertedObjectsKey] = Set(inserted) }
    if !updated.isEmpty { info[NSUpdatedObjectsKey] = Set(updated) }
    if !deleted.isEmpty { info[NSDeletedObjectsKey] = Set(deleted) }
    if !refreshed.isEmpty { info[NSRefreshedObjectsKey] = Set(refreshed) }
    guard !info.isEmpty else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }

  // MARK: - Undo

  private func registerUndo() {
    let kept = states
    states = [:]
    guard let undoManager, !kept.isEmpty else { return }
    undoManager.registerUndo(withTarget: self) { $0.restore(Array(kept.values)) }
  }

  private func restore(_ states: [SavedState]) {
    var back: [ObjectIdentifier: SavedState] = [:]
    isUndoing = true
    for saved in states.sorted(by: { $0.object.changeOrder < $1.object.changeOrder }) {
      let object = saved.object
      back[ObjectIdentifier(object)] = SavedState(object: object, values: object.values, state: object.state)
      object.announceRefresh()
      let key = ObjectIdentifier(object.objectID)
      let wasThere = !object.state.isDeleted && (object.state.isInserted || !object.objectID.isTemporaryID)
      // An object that was inserted in the event did not exist before.
      let isThere = !saved.state.isDeleted && (saved.state.isInserted || !object.objectID.isTemporaryID)
      object.values = saved.values
      object.state = saved.state
      object.state.valuesBeforeEvent = nil
      inserted[key] = saved.state.isInserted ? order(object) : nil
      updated[key] = saved.state.isUpdated ? order(object) : nil
      deleted[key] = saved.state.isDeleted && !object.objectID.isTemporaryID ? order(object) : nil
      if isThere && !wasThere {
        eventInserted.append(object)
      } else if wasThere && !isThere {
        object.state.isDeleted = true
        eventDeleted.append(object)
      } else {
        touched[key] = object
      }
    }
    isUndoing = false
    self.states = back
    processPendingChanges()
  }

  open func undo() {
    processPendingChanges()
    undoManager?.undo()
  }

  open func redo() { undoManager?.redo() }

  /// Discards all changes.
  open func rollback() {
    let (new, changed, gone) = (ordered(inserted.values), ordered(updated.values), ordered(deleted.values))
    (inserted, updated, deleted) = ([:], [:], [:])
    (touched, states, eventInserted, eventDeleted) = ([:], [:], [], [])
    for object in new {
      object.announceRefresh()
      object.state = ObjectState()
      object.state.isDeleted = true
    }
    for object in changed + gone {
      object.announceRefresh()
      object.values = object.saved
      object.state = ObjectState()
    }
    undoManager?.removeAllActions(withTarget: self)
    announceChanges(inserted: gone, updated: changed, deleted: new, refreshed: [])
  }

  // MARK: - Saving

  /// Saves all changes to the stores, or to the parent.
  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard let source else {
      fatalError("NSManagedObjectContext: it can't be saved, as it has no persistent stores and no parent")
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    prepareForSaving()
    processPendingChanges()
    try validate()
    let (new, changed, gone) = (ordered(inserted.values), ordered(updated.values), ordered(deleted.values))
    let changes =
      new.map { change(.insertion, $0) } + changed.map { change(.update, $0) } + gone.map { change(.deletion, $0) }
    let discarded = try source.commit(changes, from: self)
    (inserted, updated, deleted) = ([:], [:], [:])
    for object in new + changed { finish(object) }
    for object in gone { object.state.isUpdated = false }
    discard(discarded, of: new)
    for object in new + changed + gone { object.didSave() }
    for object in gone {
      registered[ObjectIdentifier(object.objectID)] = nil
      object.managedObjectContext = nil
    }
    var info: [AnyHashable: Any] = [:]
    info[NSInsertedObjectsKey] = Set(new)
    info[NSUpdatedObjectsKey] = Set(changed)
    info[NSDeletedObjectsKey] = Set(gone)
    let note = Notification(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    NotificationCenter.default.post(note)
    let ids: [AnyHashable: Any] = [
      NSInsertedObjectIDsKey: Set(new.map(\.objectID)), NSUpdatedObjectIDsKey: Set(changed.map(\.objectID)),
      NSDeletedObjectIDsKey: Set(gone.map(\.objectID)),
    ]
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: ids)
    let followers = parent.map { $0.children.compactMap(\.context) } ?? coordinator?.contexts ?? []
    for follower in followers where follower !== self && follower.automaticallyMergesChangesFromParent {
      follower.mergeLater(
        inserted: new.map(\.objectID), updated: changed.map(\.objectID), deleted: gone.map(\.objectID))
    }
  }

  private func prepareForSaving() {
    // `willSave()` may change further objects, whose `willSave()` is then called.
    var asked: Set<ObjectIdentifier> = []
    for _ in 0..<1000 {
      let open = ordered(Array(inserted.values) + Array(updated.values) + Array(deleted.values))
        .filter { asked.insert(ObjectIdentifier($0)).inserted }
      if open.isEmpty { break }
      for object in open { object.willSave() }
    }
    for object in ordered(Array(inserted.values) + Array(updated.values)) {
      for case let attribute as NSDerivedAttributeDescription in object.entity.propertyLists.attributes {
        object.values[attribute.name] = attribute.value(for: object).map { AttributeValue.normalized($0, attribute) }
      }
    }
  }

  private func validate() throws {
    var errors: [NSError] = []
    func collect(_ objects: [NSManagedObject], _ check: (NSManagedObject) throws -> Void) {
      for object in objects {
        do { try check(object) } catch {
          let error = error as NSError
          errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
        }
      }
    }
    collect(ordered(deleted.values)) { try $0.validateForDelete() }
    collect(ordered(inserted.values)) { try $0.validateForInsert() }
    collect(ordered(updated.values)) { try $0.validateForUpdate() }
    try ObjectValidation.throwAll(errors)
  }

  private func change(_ kind: RowChange.Kind, _ object: NSManagedObject) -> RowChange {
    var values = object.values
    if parent == nil {
      for attribute in object.entity.propertyLists.attributes where attribute.isTransient {
        values[attribute.name] = nil
      }
    }
    return RowChange(kind: kind, object: object, values: values, base: object.saved, version: object.version)
  }

  private func finish(_ object: NSManagedObject) {
    object.state.isInserted = false
    object.state.isUpdated = false
    if let row = source?.row(of: object.objectID) {
      // Transient values are preserved.
      for attribute in object.entity.propertyLists.attributes where attribute.isTransient {
        if let value = object.values[attribute.name] { object.saved[attribute.name] = value }
      }
      let transient = object.entity.propertyLists.attributes.filter(\.isTransient)
        .compactMap { attribute in object.values[attribute.name].map { (attribute.name, $0) } }
      object.values = row.values.merging(transient) { $1 }
      object.version = row.version
    }
    object.saved = object.values
  }

  /// Discards the new objects that a uniqueness constraint has replaced.
  private func discard(_ ids: [NSManagedObjectID], of new: [NSManagedObject]) {
    guard !ids.isEmpty else { return }
    let gone = new.filter { object in ids.contains { $0 === object.objectID } }
    for object in gone { object.state.isDeleted = true }
    announceChanges(
      inserted: [], updated: [], deleted: gone,
      refreshed: ordered(registered.values.compactMap(\.object)).filter { !$0.state.isDeleted && !$0.hasChanges })
    for object in registered.values.compactMap(\.object) where !object.hasChanges {
      refresh(object, mergeChanges: false)
    }
  }

  // MARK: - Merging

  private func mergeLater(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
  ) {
    perform { [weak self] in self?.merge(inserted: inserted, updated: updated, deleted: deleted) }
  }

  /// Merges the changes that another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    merge(
      inserted: Self.ids(notification.userInfo?[NSInsertedObjectsKey]),
      updated: Self.ids(notification.userInfo?[NSUpdatedObjectsKey]),
      deleted: Self.ids(notification.userInfo?[NSDeletedObjectsKey]))
  }

  /// Merges changes into several contexts, by the identifiers that batch requests return.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ keys: String...) -> [NSManagedObjectID] { keys.flatMap { self.ids(changeNotificationData[$0]) } }
    for context in contexts {
      context.merge(
        inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
        updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
        deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    }
  }

  private class func ids(_ value: Any?) -> [NSManagedObjectID] {
    let elements: [Any] =
      switch value {
      case let objects as Set<NSManagedObject>: Array(objects)
      case let ids as Set<NSManagedObjectID>: Array(ids)
      case let array as [Any]: array
      case let set as NSSet: set.allObjects
      default: []
      }
    return elements.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
      .sorted { $0.reference < $1.reference }
  }

  private func merge(
    inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]
  ) {
    let gone = deleted.compactMap { registeredObject(for: $0) }
    for object in gone {
      let key = ObjectIdentifier(object.objectID)
      (self.inserted[key], self.updated[key], self.deleted[key]) = (nil, nil, nil)
      object.announceRefresh()
      object.state.isDeleted = true
    }
    let changed = updated.compactMap { registeredObject(for: $0) }
    for object in changed { refresh(object, mergeChanges: true) }
    announceChanges(inserted: inserted.map { object(with: $0) }, updated: [], deleted: gone, refreshed: changed)
  }

  /// Obtains permanent identifiers for new objects before they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    try source?.obtainPermanentIDs(for: objects.map(\.objectID).filter(\.isTemporaryID), from: self)
  }

  open func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject)?.objectID.persistentStore = store
  }

  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  // MARK: - Fetching

  /// Returns the changed objects of an entity, for fetch requests.
  func pendingObjects(of entity: NSEntityDescription) -> [NSManagedObject] {
    ordered(inserted.values).filter { $0.entity.isKindOf(entity: entity) }
  }
}

extension NSManagedObjectContext: RowSource {
  func row(of id: NSManagedObjectID) -> (values: [String: Any], version: Int)? {
    runAndWait { () -> (values: [String: Any], version: Int)? in
      if let known = registeredObject(for: id) {
        if known.state.isDeleted { return nil }
        known.fire()
        return known.state.isDeleted ? nil : (known.values, known.version)
      }
      return source?.row(of: id)
    }
  }

  func ids(of entity: NSEntityDescription, in stores: [NSPersistentStore]?) -> [NSManagedObjectID] {
    runAndWait {
      let saved = source?.ids(of: entity, in: stores) ?? []
      return saved.filter { registeredObject(for: $0)?.state.isDeleted != true }
        + pendingObjects(of: entity).map(\.objectID)
    }
  }

  /// Applies the changes that a child context saves as changes of this context.
  func commit(_ changes: [RowChange], from context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
    runAndWait {
      for change in changes where change.kind == .insertion {
        let object = adopt(change.id)
        object.values = change.values
        object.state = ObjectState()
        didAdopt(object)
      }
      for change in changes where change.kind == .update {
        let object = object(with: change.id)
        object.fire()
        object.willChangeValue(forKey: "self")
        for name in change.object.changedNames {
          if let new = change.values[name] as? RelatedIDs {
            object.values[name] = (object.values[name] as? RelatedIDs ?? RelatedIDs())
              .applying(
                from: change.base[name] as? RelatedIDs ?? RelatedIDs(), to: new,
                isOrdered: object.entity.relationshipsByName[name]?.isOrdered ?? false)
          } else {
            object.values[name] = change.values[name]
          }
        }
        object.didChangeValue(forKey: "self")
      }
      for change in changes where change.kind == .deletion { delete(object(with: change.id)) }
      processPendingChanges()
    }
    return []
  }

  private func adopt(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = object(with: id)
    object.announceRefresh()
    return object
  }

  private func didAdopt(_ object: NSManagedObject) {
    object.state.isInserted = true
    inserted[ObjectIdentifier(object.objectID)] = order(object)
    eventInserted.append(object)
    scheduleProcessing()
  }

  func obtainPermanentIDs(for ids: [NSManagedObjectID], from context: NSManagedObjectContext) throws {
    try source?.obtainPermanentIDs(for: ids, from: context)
  }
}

/// A generation of the stores to which a context is pinned. There is only one generation, which is the current one.
///
/// - Source: developer.apple.com/documentation/coredata/nsquerygenerationtoken
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  public static let current = NSQueryGenerationToken()
}

/// The kind of queue in which a context is used.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}
