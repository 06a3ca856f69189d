import Combine
import Foundation
@_spi(Host) import FoundationSupplement
@_spi(Host) import ObjectiveCNames

/// An object of a model, whose values a context manages.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobject
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  public final let entity: NSEntityDescription
  public final let objectID: NSManagedObjectID
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// The current values: attributes, the identifier of an object, or `RelatedIDs`.
  final var values: [String: Any] = [:]
  /// The values when the object was last fetched or saved.
  final var saved: [String: Any] = [:]
  /// The version of the row in the store from which the object was fetched.
  final var version = 0
  final var state = ObjectState()
  /// The position among the changed objects of the context.
  final var changeOrder = 0
  /// The values of fetched properties, and of keys that the model does not contain.
  final var loose: [String: Any] = [:]
  private final var publisher: ObservableObjectPublisher?

  /// Stops the program, because an object without an entity cannot exist. The initializer exists because `NSObject`
  /// declares it and apps compile with it.
  public override convenience init() {
    fatalError(
      "\(Self.self): an NSManagedObject has no entity without init(context:) or init(entity:insertInto:); use one of them"
    )
  }

  /// Creates an object of an entity, and inserts it into the context if there is one.
  ///
  /// It is the first initializer, with which objects of classes are created that are known only at run time.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    let pending = context?.pendingID
    objectID =
      pending ?? NSManagedObjectID(entity: entity, temporaryReference: context?.nextTemporaryReference() ?? 0)
    super.init()
    guard pending == nil else {
      context?.pendingID = nil
      state.isFault = true
      return
    }
    if entity.isAbstract {
      fatalError("Cannot insert an instance of the abstract entity '\(entity.name ?? "")'")
    }
    values = entity.propertyLists.defaults
    context?.didMake(self)
    if context == nil { awakeFromInsert() }
  }

  /// Creates an object of the entity of this class.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  private static let initializer = ObjectPairInitializer(of: NSManagedObject.self)

  static func make(of entity: NSEntityDescription, in context: NSManagedObjectContext) -> NSManagedObject {
    initializer.make(entity.objectClass, entity, context)
  }

  // MARK: - Entities and requests

  /// Returns the entity of this class.
  open class func entity() -> NSEntityDescription {
    guard let found = LoadedModels.entity(of: self) else {
      fatalError("No loaded model has an entity for the class \(self)")
    }
    return found
  }

  static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    guard let found = LoadedModels.entity(of: self, in: context.model.map { [$0] } ?? []) else {
      fatalError(
        "An NSManagedObject of class '\(self)' must have a valid NSEntityDescription: the context's model has none for it"
      )
    }
    return found
  }

  /// Returns a request for the objects of the class.
  ///
  /// Xcode generates a request with a specific type for each class. The attribute makes the compiler prefer that
  /// request, because calls would otherwise be ambiguous.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    if let entity = LoadedModels.entity(of: self) {
      request.entity = entity
    } else {
      request.name = String(describing: self)
    }
    return request
  }

  // MARK: - State

  open var isInserted: Bool { state.isInserted }
  open var isUpdated: Bool { state.isUpdated }
  open var isDeleted: Bool { state.isDeleted }
  open var isFault: Bool { state.isFault }
  open var hasChanges: Bool { state.isInserted || state.isUpdated || state.isDeleted }
  /// Whether values differ from the saved values.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  open var faultingState: Int { state.isFault ? 1 : 0 }

  /// Returns the values that differ from the saved values.
  open func changedValues() -> [String: Any] {
    guard !state.isFault else { return [:] }
    var result: [String: Any] = [:]
    for name in changedNames { result[name] = value(forKey: name) ?? NSNull() }
    return result
  }

  open func changedValuesForCurrentEvent() -> [String: Any] {
    guard let before = state.valuesBeforeEvent else { return [:] }
    var result: [String: Any] = [:]
    for name in entity.propertiesByName.keys where !AttributeValue.areEqual(before[name], values[name]) {
      result[name] = before[name].map { exported($0, name) } ?? NSNull()
    }
    return result
  }

  /// Returns all or some of the saved values.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    var result: [String: Any] = [:]
    for name in keys ?? Array(entity.propertiesByName.keys) {
      result[name] = saved[name].map { exported($0, name) } ?? NSNull()
    }
    return result
  }

  /// The names of persistent properties whose values differ from the saved values.
  final var changedNames: [String] {
    let lists = entity.propertyLists
    return (lists.attributes.filter { !$0.isTransient }.map(\.name) + lists.relationships.map(\.name))
      .filter { !AttributeValue.areEqual(saved[$0], values[$0]) }
  }

  open func hasFault(forRelationshipNamed key: String) -> Bool { state.isFault }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    fire()
    if let id = values[key] as? NSManagedObjectID { return [id] }
    return (values[key] as? RelatedIDs)?.list ?? []
  }

  /// Fetches the values of a fault.
  final func fire() {
    guard state.isFault, let context = managedObjectContext else { return }
    context.fulfill(self)
  }

  // MARK: - Lifecycle

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: - Validation

  /// Throws an error if the new object cannot be saved. Default: Checks the conditions of the model.
  open func validateForInsert() throws { try ObjectValidation.check(self) }
  open func validateForUpdate() throws { try ObjectValidation.check(self) }
  /// Throws an error if the object cannot be deleted. Default: Checks for relationships whose delete rule denies it.
  open func validateForDelete() throws { try ObjectValidation.checkDeletion(of: self) }

  // MARK: - Observing

  /// The publisher that emits before each change.
  public final var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let made = ObservableObjectPublisher()
    publisher = made
    return made
  }

  /// The closure for key-value observing. It is called with the name of a property, and whether the change has already
  /// happened.
  @_spi(Host) public final var observer: ((_ key: String, _ isAfter: Bool) -> Void)?

  open func willAccessValue(forKey key: String?) { fire() }
  open func didAccessValue(forKey key: String?) {}

  open func willChangeValue(forKey key: String) {
    fire()
    if state.valuesBeforeEvent == nil { state.valuesBeforeEvent = values }
    managedObjectContext?.willChange(self)
    publisher?.send()
    observer?(key, false)
  }

  open func didChangeValue(forKey key: String) {
    managedObjectContext?.didChange(self)
    observer?(key, true)
  }

  /// Notifies observers of a refresh with changes of other contexts.
  final func announceRefresh() { publisher?.send() }

  // MARK: - Values by name

  /// Returns the value of a property, or of a member that the class exposes to Objective-C.
  open func value(forKey key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else { return unmodeledValue(key) }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    if let fetched = property as? NSFetchedPropertyDescription { return fetchedValue(fetched) }
    return primitiveValue(forKey: key)
  }

  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    let value = value is NSNull ? nil : value
    guard entity.propertiesByName[key] != nil else {
      setValue(value, forUndefinedKey: key)
      return
    }
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  /// Returns the value of a property without notifying observers.
  open func primitiveValue(forKey key: String) -> Any? {
    if let value = values[key] { return exported(value, key) }
    if let relationship = entity.relationshipsByName[key], relationship.isToMany {
      return relationship.isOrdered ? NSOrderedSet() : NSSet()
    }
    return nil
  }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    fire()
    switch entity.propertiesByName[key] {
    case let attribute as NSAttributeDescription:
      values[key] = value.map { AttributeValue.normalized($0, attribute) }
    case let relationship as NSRelationshipDescription: setRelated(value, relationship)
    case let property?: loose[property.name] = value
    case nil: fatalError("\(type(of: self)): the entity \(entity.name ?? "") has no property '\(key)'")
    }
  }

  open func value(forUndefinedKey key: String) -> Any? {
    fatalError(
      "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the "
        + "key \"\(key)\".")
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    fatalError(
      "[<\(type(of: self))> setValue:forUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant "
        + "for the key \"\(key)\".")
  }

  /// Returns the value at a key path.
  open func value(forKeyPath keyPath: String) -> Any? { NSSortDescriptor.value(at: keyPath, of: self) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSManagedObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  private final func unmodeledValue(_ key: String) -> Any? {
    switch key {
    case "self": return self
    case "objectID": return objectID
    case "entity": return entity
    case "managedObjectContext": return managedObjectContext
    case "description": return description
    case "isDeleted": return isDeleted
    case "isInserted": return isInserted
    case "isUpdated": return isUpdated
    case "isFault": return isFault
    case "hasChanges": return hasChanges
    default: break
    }
    if Thread.isMainThread, ObjectiveCClass.hasMember(key, type(of: self)) {
      // Unchecked: The object is read on the calling thread.
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) var value: Any?
      MainActor.assumeIsolated { value = ObjectiveCClass.value(key, of: object) }
      return value
    }
    return value(forUndefinedKey: key)
  }

  private final func fetchedValue(_ property: NSFetchedPropertyDescription) -> Any? {
    if let known = loose[property.name] { return known }
    guard let context = managedObjectContext, let template = property.fetchRequest else { return nil }
    let request = template.duplicate()
    if let predicate = template.predicate {
      // Unchecked: A predicate is evaluated on the context's thread.
      nonisolated(unsafe) let kept = predicate
      nonisolated(unsafe) let source = self
      request.predicate = NSPredicate { object, _ in
        kept.evaluate(with: object, substitutionVariables: ["FETCH_SOURCE": source])
      }
    }
    let found = (try? context.objects(of: request)) ?? []
    loose[property.name] = found
    return found
  }

  /// Returns an internal value in its public form, with objects instead of identifiers.
  final func exported(_ value: Any, _ key: String) -> Any {
    if let id = value as? NSManagedObjectID, entity.relationshipsByName[key] != nil {
      return managedObjectContext?.object(with: id) ?? id
    }
    guard let ids = value as? RelatedIDs else { return value }
    let objects = ids.list.compactMap { managedObjectContext?.object(with: $0) }
    return entity.relationshipsByName[key]?.isOrdered == true ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  open override var description: String {
    let shown = state.isFault ? "<fault>" : "\(values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" })"
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(shown))"
  }
}

// Unchecked: The conformance matches that in Apple's headers.
@available(*, unavailable)
extension NSManagedObject: @unchecked Sendable {}

@_spi(Host)
extension NSManagedObject: KeyValueSource {
  public func keyedValue(named name: String) -> Any? { value(forKey: name) }
  public var comparisonIdentity: AnyObject { objectID }
}

/// The state of a managed object in relation to its row.
struct ObjectState {
  var isInserted = false
  var isUpdated = false
  var isDeleted = false
  var isFault = false
  /// The values before the changes that observers have not been notified of.
  var valuesBeforeEvent: [String: Any]?
}

/// The reasons for a new snapshot of an object.
///
/// - Source: developer.apple.com/documentation/coredata/nssnapshoteventtype
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}
