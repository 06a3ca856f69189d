import Foundation

/// Methods of relationships, which update both sides.
extension NSManagedObject {
  final func related(_ relationship: NSRelationshipDescription) -> RelatedIDs {
    fire()
    return values[relationship.name] as? RelatedIDs ?? RelatedIDs()
  }

  private final func target(_ relationship: NSRelationshipDescription) -> NSManagedObjectID? {
    fire()
    return values[relationship.name] as? NSManagedObjectID
  }

  /// Sets all objects of a relationship.
  final func setRelated(_ value: Any?, _ relationship: NSRelationshipDescription) {
    guard relationship.isToMany else {
      let old = target(relationship)
      guard let new = value.map({ managedObject($0, relationship) }) else {
        if let old, let partner = managedObjectContext?.object(with: old) { unlink(relationship, partner) }
        return
      }
      if old !== new.objectID { link(relationship, new) }
      return
    }
    let new = value.map { elements($0, relationship) } ?? []
    let kept = Set(new.map { ObjectIdentifier($0.objectID) })
    for id in related(relationship).list where !kept.contains(ObjectIdentifier(id)) {
      if let partner = managedObjectContext?.object(with: id) { unlink(relationship, partner) }
    }
    for partner in new { link(relationship, partner) }
    if relationship.isOrdered { values[relationship.name] = RelatedIDs(new.map(\.objectID)) }
  }

  private final func elements(_ value: Any, _ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    switch value {
    case let set as NSOrderedSet: (0..<set.count).map { managedObject(set.object(at: $0), relationship) }
    case let array as [Any]: array.map { managedObject($0, relationship) }
    case let set as NSSet: sorted(set.allObjects.map { managedObject($0, relationship) })
    case let set as Set<AnyHashable>: sorted(set.map { managedObject($0.base, relationship) })
    default:
      fatalError(
        "Unacceptable type of value for to-many relationship: property = \"\(relationship.name)\"; given type = "
          + "\(type(of: value)).")
    }
  }

  /// Returns the objects in the order of their creation, which is the same in all runs, because sets have no order.
  private final func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted {
      let (first, second) = ($0.objectID, $1.objectID)
      return (first.isTemporaryID ? 1 : 0, first.reference, first.temporaryReference)
        < (second.isTemporaryID ? 1 : 0, second.reference, second.temporaryReference)
    }
  }

  private final func managedObject(_ value: Any, _ relationship: NSRelationshipDescription) -> NSManagedObject {
    guard let object = value as? NSManagedObject,
      relationship.destinationEntity.map({ object.entity.isKindOf(entity: $0) }) ?? true
    else {
      fatalError(
        "Unacceptable type of value for relationship: property = \"\(relationship.name)\"; desired type = "
          + "\(relationship.destinationEntity?.name ?? "?"); given = \(value)")
    }
    if let mine = managedObjectContext, let other = object.managedObjectContext, mine !== other {
      fatalError(
        "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts")
    }
    if let mine = managedObjectContext, object.managedObjectContext == nil, !object.state.isDeleted {
      mine.insert(object)
    }
    return object
  }

  /// Connects two objects on both sides. The previous object of a to-one relationship is removed.
  final func link(_ relationship: NSRelationshipDescription, _ partner: NSManagedObject, at index: Int? = nil) {
    if relationship.isToMany {
      guard !related(relationship).contains(partner.objectID) else { return }
    } else if let old = target(relationship) {
      guard old !== partner.objectID else { return }
      if let previous = managedObjectContext?.object(with: old) { unlink(relationship, previous) }
    }
    add(partner.objectID, to: relationship, at: index)
    guard let inverse = relationship.inverseRelationship else { return }
    partner.changeOtherSide(inverse) {
      if !inverse.isToMany, let previous = partner.target(inverse), previous !== objectID,
        let owner = managedObjectContext?.object(with: previous)
      {
        owner.changeOtherSide(relationship) { owner.remove(partner.objectID, from: relationship) }
      }
      partner.add(objectID, to: inverse, at: nil)
    }
  }

  final func unlink(_ relationship: NSRelationshipDescription, _ partner: NSManagedObject) {
    remove(partner.objectID, from: relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    partner.changeOtherSide(inverse) { partner.remove(objectID, from: inverse) }
  }

  private final func changeOtherSide(_ relationship: NSRelationshipDescription, _ change: () -> Void) {
    willChangeValue(forKey: relationship.name)
    change()
    didChangeValue(forKey: relationship.name)
  }

  private final func add(_ id: NSManagedObjectID, to relationship: NSRelationshipDescription, at index: Int?) {
    fire()
    guard relationship.isToMany else {
      values[relationship.name] = id
      return
    }
    // The list is removed from the dictionary so that it is not copied.
    var list = values.removeValue(forKey: relationship.name) as? RelatedIDs ?? RelatedIDs()
    if let index { list.insert(id, at: index) } else { list.append(id) }
    values[relationship.name] = list
  }

  private final func remove(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription) {
    fire()
    guard relationship.isToMany else {
      if values[relationship.name] as? NSManagedObjectID === id { values[relationship.name] = nil }
      return
    }
    guard var list = values.removeValue(forKey: relationship.name) as? RelatedIDs else { return }
    list.remove(id)
    values[relationship.name] = list.count == 0 && saved[relationship.name] == nil ? nil : list
  }

  // MARK: - Collections by name

  /// Returns a set whose changes apply to the relationship. It contains the objects at the time of the call.
  public final func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedSet(owner: self, relationship: relationship(key))
  }

  public final func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedOrderedSet(owner: self, relationship: relationship(key))
  }

  private final func relationship(_ key: String) -> NSRelationshipDescription {
    guard let found = entity.relationshipsByName[key] else {
      fatalError("\(type(of: self)): the entity \(entity.name ?? "") has no relationship '\(key)'")
    }
    return found
  }

  /// Adds objects to a relationship, like the `addTo…` accessors that Xcode generates. Rewritten sources call this
  /// method.
  @_spi(Host)
  public final func addManaged(_ objects: [Any], to key: String) {
    let relationship = relationship(key)
    willChangeValue(forKey: key)
    for object in objects { link(relationship, managedObject(object, relationship)) }
    didChangeValue(forKey: key)
  }

  @_spi(Host)
  public final func removeManaged(_ objects: [Any], from key: String) {
    let relationship = relationship(key)
    willChangeValue(forKey: key)
    for object in objects { unlink(relationship, managedObject(object, relationship)) }
    didChangeValue(forKey: key)
  }

  @_spi(Host)
  public final func insertManaged(_ objects: [Any], into key: String, at indexes: [Int]) {
    let relationship = relationship(key)
    willChangeValue(forKey: key)
    for (object, index) in zip(objects, indexes) {
      let partner = managedObject(object, relationship)
      if related(relationship).contains(partner.objectID) { remove(partner.objectID, from: relationship) }
      link(relationship, partner, at: index)
    }
    didChangeValue(forKey: key)
  }

  @_spi(Host)
  public final func removeManaged(from key: String, at indexes: [Int]) {
    let list = related(relationship(key)).list
    removeManaged(indexes.compactMap { managedObjectContext?.object(with: list[$0]) }, from: key)
  }

  @_spi(Host)
  public final func replaceManaged(in key: String, at indexes: [Int], with objects: [Any]) {
    removeManaged(from: key, at: indexes)
    insertManaged(objects, into: key, at: indexes)
  }
}

/// A set whose changes apply to a relationship.
private final class ManagedSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var relationship: NSRelationshipDescription?

  convenience init(owner: NSManagedObject, relationship: NSRelationshipDescription) {
    self.init(capacity: 0)
    self.owner = owner
    self.relationship = relationship
  }

  required init(capacity numItems: Int) { super.init(objects: nil, count: 0) }
  required convenience init?(coder aDecoder: NSCoder) { return nil }

  private var objects: [NSManagedObject] {
    guard let owner, let relationship else { return [] }
    return owner.related(relationship).list.compactMap { owner.managedObjectContext?.object(with: $0) }
  }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override var allObjects: [Any] { objects }
  override func contains(_ anObject: Any) -> Bool { member(anObject) != nil }
  override func anyObject() -> Any? { objects.first }
  override func add(_ object: Any) { if let relationship { owner?.addManaged([object], to: relationship.name) } }
  override func remove(_ object: Any) {
    if let relationship { owner?.removeManaged([object], from: relationship.name) }
  }
  override func removeAllObjects() { if let relationship { owner?.setValue(nil, forKey: relationship.name) } }
}

/// An ordered set whose changes apply to a relationship.
private final class ManagedOrderedSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var relationship: NSRelationshipDescription?

  convenience init(owner: NSManagedObject, relationship: NSRelationshipDescription) {
    self.init(objects: nil, count: 0)
    self.owner = owner
    self.relationship = relationship
  }

  /// Creates a set without an owner, which is not connected to a relationship.
  required convenience init(arrayLiteral elements: Any...) { self.init(objects: nil, count: 0) }
  required convenience init?(coder aDecoder: NSCoder) { return nil }

  private var objects: [NSManagedObject] {
    guard let owner, let relationship else { return [] }
    return owner.related(relationship).list.compactMap { owner.managedObjectContext?.object(with: $0) }
  }

  private var name: String { relationship?.name ?? "" }

  override var count: Int { objects.count }
  override func object(at idx: Int) -> Any { objects[idx] }
  override func index(of object: Any) -> Int { objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound }
  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
  override func insert(_ object: Any, at idx: Int) { owner?.insertManaged([object], into: name, at: [idx]) }
  override func removeObject(at idx: Int) { owner?.removeManaged(from: name, at: [idx]) }
  override func replaceObject(at idx: Int, with obj: Any) {
    owner?.replaceManaged(in: name, at: [idx], with: [obj])
  }
  override func add(_ object: Any) { owner?.addManaged([object], to: name) }
  override func remove(_ object: Any) { owner?.removeManaged([object], from: name) }
  override func removeAllObjects() { owner?.setValue(nil, forKey: name) }
}
