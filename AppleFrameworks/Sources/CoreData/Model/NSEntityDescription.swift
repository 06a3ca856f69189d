import Foundation
@_spi(Host) import ObjectiveCNames

/// A description of an entity: a kind of managed object with its properties.
///
/// - Source: developer.apple.com/documentation/coredata/nsentitydescription
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: A model is not changed after a coordinator uses it.
  open internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel = .none
  open var name: String?
  /// The name of the class of the entity's objects. Default: `NSManagedObject`.
  open var managedObjectClassName: String! = "NSManagedObject" { didSet { foundClass = nil } }
  /// Whether the entity is abstract, so that all of its objects belong to subentities.
  open var isAbstract = false
  open internal(set) weak var superentity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]? = [:]
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  /// The groups of attributes whose combined values are unique, as names or descriptions.
  open var uniquenessConstraints: [[Any]] = []
  open var coreSpotlightDisplayNameExpressionText: String? { nil }

  var superentityName: String?
  private var own: [NSPropertyDescription] = []
  private var cached: [String: NSPropertyDescription]?
  private var foundClass: NSManagedObject.Type?

  public override init() { super.init() }

  /// The subentities.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.forgetProperties()
      }
    }
  }

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The properties. Those of superentities come first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
      own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in own { property.entity = self }
      forgetProperties()
    }
  }

  private func forgetProperties() {
    (cached, lists) = (nil, nil)
    for entity in subentities { entity.forgetProperties() }
  }

  /// The properties, keyed by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let cached { return cached }
    let made = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
    cached = made
    return made
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    propertyLists.relationships.filter { $0.destinationEntity === entity }
  }

  /// Returns whether the entity is another one or one of its subentities.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var next: NSEntityDescription? = self
    while let current = next {
      if current === entity || (current.name == entity.name && current.name != nil) { return true }
      next = current.superentity
    }
    return false
  }

  /// The hash of the version. It is the same for versions of the entity that store the same data.
  open var versionHash: Data {
    Data(
      ([name ?? "", "\(isAbstract)", superentity?.name ?? "", versionHashModifier ?? ""]
        + properties.map(\.versionText).sorted()).joined(separator: "\n").utf8)
  }

  struct PropertyLists {
    var attributes: [NSAttributeDescription]
    var relationships: [NSRelationshipDescription]
    var defaults: [String: Any]
  }

  private var lists: PropertyLists?

  /// The attributes and relationships in their order, and the values of a new object.
  var propertyLists: PropertyLists {
    if let lists { return lists }
    let all = properties
    let attributes = all.compactMap { $0 as? NSAttributeDescription }
    var defaults: [String: Any] = [:]
    for attribute in attributes {
      if let value = attribute.defaultValue { defaults[attribute.name] = AttributeValue.normalized(value, attribute) }
    }
    let made = PropertyLists(
      attributes: attributes, relationships: all.compactMap { $0 as? NSRelationshipDescription }, defaults: defaults)
    lists = made
    return made
  }

  var root: NSEntityDescription { superentity?.root ?? self }

  /// The entity and all of its subentities.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The class of the entity's objects. If no class has the name, it is `NSManagedObject`, as in Core Data.
  var objectClass: NSManagedObject.Type {
    if let foundClass { return foundClass }
    var name = managedObjectClassName ?? "NSManagedObject"
    if name.hasPrefix(".") { name.removeFirst() }
    let found = name == "NSManagedObject" ? nil : ObjectiveCClass.named(name) as? NSManagedObject.Type
    let result = found ?? superentity.map { $0.objectClass } ?? NSManagedObject.self
    foundClass = result
    return result
  }

  // MARK: - Objects

  /// Returns an entity of a context's model.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Creates and inserts an object. If the model contains no entity with the name, the program stops, as on a device.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("NSEntityDescription: could not locate an entity named '\(entityName)' in this model")
    }
    return NSManagedObject.make(of: entity, in: context)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.userInfo = userInfo
    copy.versionHashModifier = versionHashModifier
    copy.renamingIdentifier = renamingIdentifier
    copy.uniquenessConstraints = uniquenessConstraints
    copy.superentityName = superentityName ?? superentity?.name
    copy.properties = own.map { $0.copy() as! NSPropertyDescription }
    return copy
  }
}
