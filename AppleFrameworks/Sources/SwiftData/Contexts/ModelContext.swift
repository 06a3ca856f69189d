import Foundation
import HostServices
import UIKit

/// A context of the models that an app uses, and their unsaved changes.
///
/// A context belongs to the thread or actor that created it.
///
/// - Source: developer.apple.com/documentation/swiftdata/modelcontext
public class ModelContext {
  public let container: ModelContainer
  /// Whether changes are saved automatically in the next turn of the main queue. Default: `true` for a container's main
  /// context, and `false` for others.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/autosaveenabled
  public var autosaveEnabled = false { didSet { if autosaveEnabled, hasChanges { saveSoon() } } }
  /// The undo manager that records changes. Default: `nil`.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/undomanager
  public var undoManager: UndoManager?

  /// All models that are registered in the context.
  var registered: [PersistentIdentifier: any PersistentModel] = [:]
  var inserted: Set<PersistentIdentifier> = []
  var changed: Set<PersistentIdentifier> = []
  var deleted: Set<PersistentIdentifier> = []
  private var seenVersion: Int
  private let isOfMainQueue = HostServices.isOnMainQueue
  private var savesSoon = false
  private var observers: [(id: ObjectIdentifier, action: () -> Void)] = []

  /// Creates a context that does not save automatically.
  public init(_ container: ModelContainer) {
    self.container = container
    seenVersion = container.version
    container.register(self)
  }

  /// Whether there are unsaved changes.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// The models that the next save inserts into the store.
  public var insertedModelsArray: [any PersistentModel] { models(inserted) }
  /// The models that the next save updates in the store.
  public var changedModelsArray: [any PersistentModel] { models(changed) }
  /// The models that the next save deletes from the store.
  public var deletedModelsArray: [any PersistentModel] { models(deleted) }

  private func models(_ identifiers: Set<PersistentIdentifier>) -> [any PersistentModel] {
    identifiers.sorted().compactMap { registered[$0] }
  }

  func hasChanges(_ identifier: PersistentIdentifier) -> Bool {
    inserted.contains(identifier) || changed.contains(identifier) || deleted.contains(identifier)
  }

  // MARK: Models by identifiers

  /// Returns the model with an identifier. If it does not exist, the program stops.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/model(for:)
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = registered[persistentModelID] ?? relatedModel(persistentModelID) else {
      fatalError("SwiftData: \(persistentModelID.entityName) \(persistentModelID.key) does not exist")
    }
    return model
  }

  /// Returns the model with an identifier; `nil` if it is not registered in the context.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/registeredmodel(for:)
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    registered[persistentModelID] as? T
  }

  /// Returns the model with an identifier, and reads it from the store if it is not registered; `nil` if it is deleted.
  func relatedModel(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if let known = registered[identifier] { return known.state.isDeleted ? nil : known }
    guard let row = container.store(of: identifier.entityName)?.row(identifier),
      let description = container.schema.descriptions[identifier.entityName]
    else { return nil }
    return makeModel(description.type, identifier, row)
  }

  private func makeModel<T: PersistentModel>(
    _ type: T.Type, _ identifier: PersistentIdentifier, _ row: ModelRow
  ) -> any PersistentModel {
    let state = ModelState(ModelDescription.of(type))
    state.permanentIdentifier = identifier
    state.context = self
    state.rowVersion = row.version
    for (index, property) in state.description.properties.enumerated() {
      state.values[index] = row.values[property.name]
    }
    let model = T(backingData: ModelBackingData(state))
    state.model = model
    registered[identifier] = model
    return model
  }

  // MARK: Inserting

  /// Inserts a model and the models to which it refers.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/insert(_:)
  public func insert<T: PersistentModel>(_ model: T) { insertModel(model) }

  func insertModel(_ model: any PersistentModel) {
    let state = model.state
    if state.context === self {
      if state.isDeleted { undelete(state) }
      return
    }
    let name = state.description.name
    guard state.context == nil else {
      fatalError("SwiftData: \(name) is inserted into a context, and belongs to another one")
    }
    guard let store = container.store(of: name) else {
      HostServices.tellDeveloper(
        "SwiftData: no container of the environment has a schema with \(name); it is not inserted")
      return
    }
    state.readConstants(of: model)
    let identifier = state.permanentIdentifier ?? store.makeIdentifier(name)
    state.permanentIdentifier = identifier
    state.context = self
    state.model = model
    state.isDeleted = false
    registered[identifier] = model
    inserted.insert(identifier)
    for (index, property) in state.description.properties.enumerated() where property.kind != .attribute {
      adopt(state.values[index])
      // The inserted related models may have changed the value.
      guard let value = state.values[index] else { continue }
      let identifiers = value.identifiers
      state.values[index] = value.replacing(identifiers.map { .identifier($0) })
      updateInverses(of: state, index, from: [], to: identifiers)
    }
    noteUndo { $0.delete(model) }
    noteChange()
  }

  /// Inserts related models that are not in a context.
  private func adopt(_ value: PropertyValue?) {
    for case .object(let model) in value?.references ?? [] {
      let state = model.state
      if state.context == nil { insertModel(model) }
      if let context = state.context, context.container !== container {
        fatalError(
          "SwiftData: \(state.description.name) belongs to another container; models of two containers are not related"
        )
      }
    }
  }

  // MARK: Changing

  /// Sets a property of a model in the context.
  func set(_ value: PropertyValue, at index: Int, of model: any PersistentModel, _ state: ModelState) {
    let old = state.values[index]
    adopt(value)
    let identifiers = value.identifiers
    state.values[index] = value.replacing(identifiers.map { .identifier($0) })
    markChanged(state)
    if state.description.properties[index].kind != .attribute {
      updateInverses(of: state, index, from: old?.identifiers ?? [], to: identifiers)
    }
    if let old { noteUndo { $0.replace(index, of: state, with: old) } }
    noteChange()
  }

  private func markChanged(_ state: ModelState) {
    let identifier = state.identifier
    if !inserted.contains(identifier), !deleted.contains(identifier) { changed.insert(identifier) }
  }

  /// Replaces the value of a property, and updates the inverse relationships.
  private func replace(_ index: Int, of state: ModelState, with value: PropertyValue) {
    let old = state.values[index]
    state.replace(index, with: value)
    markChanged(state)
    if case .attribute = value {
    } else {
      updateInverses(of: state, index, from: old?.identifiers ?? [], to: value.identifiers)
    }
    if let old { noteUndo { $0.replace(index, of: state, with: old) } }
    noteChange()
  }

  /// Updates the inverses of a relationship.
  func updateInverses(
    of state: ModelState, _ index: Int, from old: [PersistentIdentifier], to new: [PersistentIdentifier]
  ) {
    guard let inverse = state.description.inverse(of: index) else { return }
    let (before, after) = (Set(old), Set(new))
    for identifier in old where !after.contains(identifier) {
      if let target = relatedModel(identifier) { unlink(state.identifier, from: target.state, inverse.index) }
    }
    for identifier in new where !before.contains(identifier) {
      if let target = relatedModel(identifier) { link(state.identifier, to: target.state, inverse.index, back: index) }
    }
  }

  private func unlink(_ identifier: PersistentIdentifier, from target: ModelState, _ index: Int) {
    guard let value = target.values[index] else { return }
    let left = value.references.filter { $0.identifier != identifier }
    guard left.count != value.references.count else { return }
    target.replace(index, with: value.replacing(left))
    markChanged(target)
  }

  private func link(_ identifier: PersistentIdentifier, to target: ModelState, _ index: Int, back: Int) {
    let isToOne = target.description.properties[index].kind == .toOne
    let references = target.values[index]?.references ?? []
    guard !references.contains(where: { $0.identifier == identifier }) else { return }
    if isToOne, let previous = references.first?.identifier.flatMap(relatedModel) {
      unlink(target.identifier, from: previous.state, back)
    }
    target.replace(
      index, with: isToOne ? .one(.identifier(identifier)) : .many(references + [.identifier(identifier)]))
    markChanged(target)
  }

  // MARK: Deleting

  /// Deletes a model when the context is saved. The delete rules are applied to related models immediately.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/delete(_:)
  public func delete<T: PersistentModel>(_ model: T) { deleteModel(model) }

  private func deleteModel(_ model: any PersistentModel) {
    let state = model.state
    guard state.context === self, !state.isDeleted else { return }
    let identifier = state.identifier
    state.isDeleted = true
    for (index, property) in state.description.properties.enumerated() {
      guard let rule = property.relationship?.deleteRule, let value = state.values[index] else { continue }
      switch rule {
      case .cascade: for target in value.identifiers.compactMap(relatedModel) { deleteModel(target) }
      case .nullify: updateInverses(of: state, index, from: value.identifiers, to: [])
      case .deny, .noAction: break
      }
    }
    changed.remove(identifier)
    if inserted.remove(identifier) != nil {
      registered[identifier] = nil
      state.context = nil
    } else {
      deleted.insert(identifier)
    }
    noteUndo { $0.restore(model) }
    noteChange()
  }

  /// Deletes the models that match a predicate.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/delete(model:where:includesubclasses:)
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { deleteModel(model) }
  }

  private func undelete(_ state: ModelState) {
    state.isDeleted = false
    if deleted.remove(state.identifier) != nil { changed.insert(state.identifier) }
    for (index, property) in state.description.properties.enumerated() where property.kind != .attribute {
      updateInverses(of: state, index, from: [], to: state.values[index]?.identifiers ?? [])
    }
    noteChange()
  }

  /// Reverts the deletion of a model.
  private func restore(_ model: any PersistentModel) {
    insertModel(model)
    noteUndo { $0.delete(model) }
  }

  // MARK: Saving

  /// Saves all changes, or none if any of them is invalid.
  ///
  /// - Throws: ``SwiftDataError``, or an error of the file system.
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/save()
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try checkDeletions()
    mergeUniqueModels()
    let saved = (inserted.union(changed)).sorted()
    for identifier in saved { if let state = registered[identifier]?.state { try validate(state) } }
    let removed = deleted.sorted()
    for store in container.stores {
      let rows = saved.filter { container.store(of: $0.entityName) === store }
        .compactMap { identifier in registered[identifier].map { (identifier, $0.state.row) } }
      let gone = removed.filter { container.store(of: $0.entityName) === store }
      guard !rows.isEmpty || !gone.isEmpty else { continue }
      let version = try store.commit(rows, deleted: gone)
      for (identifier, _) in rows { registered[identifier]?.state.rowVersion = version }
    }
    let userInfo: [String: Any] = [
      NotificationKey.insertedIdentifiers.rawValue: inserted.sorted(),
      NotificationKey.updatedIdentifiers.rawValue: changed.sorted(),
      NotificationKey.deletedIdentifiers.rawValue: removed,
    ]
    for identifier in removed { forget(identifier) }
    inserted = []
    changed = []
    deleted = []
    // Another context may have saved in the meantime. The context is up to date only without such changes.
    if seenVersion + 1 == container.version { seenVersion += 1 }
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: userInfo)
    container.didSave(self)
  }

  private func forget(_ identifier: PersistentIdentifier) {
    guard let state = registered.removeValue(forKey: identifier)?.state else { return }
    state.context = nil
    state.isDeleted = false
  }

  private func checkDeletions() throws {
    for model in deletedModelsArray {
      let state = model.state
      for (index, property) in state.description.properties.enumerated()
      where property.relationship?.deleteRule == .deny {
        guard let value = state.values[index], value.identifiers.contains(where: { relatedModel($0) != nil }) else {
          continue
        }
        throw CocoaError(
          CocoaError.Code(rawValue: 1600),
          userInfo: [NSLocalizedDescriptionKey: "Items cannot be deleted from \(property.name)."])
      }
    }
  }

  private func validate(_ state: ModelState) throws {
    for (index, property) in state.description.properties.enumerated() {
      let count = state.values[index]?.identifiers.filter { relatedModel($0) != nil }.count ?? 0
      var problem: String?
      switch property.kind {
      case .attribute: if state.values[index] == nil, !property.isOptional { problem = "has no value" }
      case .toOne: if count == 0, !property.isOptional { problem = "has no model" }
      case .toMany:
        if let least = property.relationship?.minimumModelCount, count < least {
          problem = "has fewer than \(least) models"
        }
        if let most = property.relationship?.maximumModelCount, most > 0, count > most {
          problem = "has more than \(most) models"
        }
      }
      if let problem {
        HostServices.tellDeveloper("SwiftData: \(state.description.name) is not saved: \(property.name) \(problem)")
        throw SwiftDataError.modelValidationFailure
      }
    }
  }

  /// Discards all unsaved changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/rollback()
  public func rollback() {
    let (new, old) = (inserted.sorted(), changed.union(deleted).sorted())
    inserted = []
    changed = []
    deleted = []
    for identifier in new {
      forget(identifier)
    }
    for identifier in old {
      guard let state = registered[identifier]?.state else { continue }
      state.isDeleted = false
      if let row = container.store(of: identifier.entityName)?.row(identifier) { apply(row, to: state) }
    }
    noteChange(savesLater: false)
  }

  /// Calls a closure, and saves the changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftdata/modelcontext/transaction(block:)
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Processes changes of models so that a fetch finds them. This framework processes them immediately.
  public func processPendingChanges() { merge() }

  // MARK: Changes of other contexts

  /// Merges the saved changes of other contexts: on the main queue now or soon, and on other queues with the next
  /// fetch.
  func mergeSoon() {
    guard isOfMainQueue else { return }
    if HostServices.isOnMainQueue {
      merge()
    } else {
      nonisolated(unsafe) let context = self
      DispatchQueue.main.async { context.merge() }
    }
  }

  /// Merges the saved changes of other contexts. Values that have also changed in this context are preserved.
  func merge() {
    let version = container.version
    guard version != seenVersion else { return }
    seenVersion = version
    for identifier in registered.keys.sorted() where !hasChanges(identifier) {
      guard let state = registered[identifier]?.state else { continue }
      if let row = container.store(of: identifier.entityName)?.row(identifier) {
        if row.version != state.rowVersion { apply(row, to: state) }
      } else {
        forget(identifier)
      }
    }
    noteChange(savesLater: false)
  }

  private func apply(_ row: ModelRow, to state: ModelState) {
    state.rowVersion = row.version
    for (index, property) in state.description.properties.enumerated() {
      guard let value = row.values[property.name] else {
        state.values[index] = nil
        continue
      }
      if let current = state.values[index], current.equals(value) { continue }
      state.replace(index, with: value)
    }
  }

  // MARK: Observers

  /// Registers a closure that is called after each change.
  func observe(_ observer: AnyObject, _ action: @escaping () -> Void) {
    observers.append((ObjectIdentifier(observer), action))
  }
  func endObserving(_ observer: ObjectIdentifier) { observers.removeAll { $0.id == observer } }

  private func noteChange(savesLater: Bool = true) {
    for observer in observers { observer.action() }
    if savesLater, autosaveEnabled { saveSoon() }
  }

  /// Saves soon. Contexts of other queues are not saved automatically, so an app must save them.
  private func saveSoon() {
    guard !savesSoon, HostServices.isOnMainQueue else { return }
    savesSoon = true
    nonisolated(unsafe) let context = self
    DispatchQueue.main.async {
      context.savesSoon = false
      guard context.autosaveEnabled else { return }
      do { try context.save() } catch { HostServices.tellDeveloper("SwiftData: changes are not saved: \(error)") }
    }
  }

  private func noteUndo(_ action: @escaping (ModelContext) -> Void) {
    undoManager?.registerUndo(withTarget: self) { action($0) }
  }
}

extension ModelContext: Equatable {
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

extension ModelState {
  /// The values to store.
  var row: ModelRow {
    var row = ModelRow(values: [:], version: rowVersion)
    for (index, property) in description.properties.enumerated() { row.values[property.name] = values[index] }
    return row
  }
}
