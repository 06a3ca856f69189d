import Foundation

extension NSManagedObjectContext {
  /// Returns the results of a request.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    try fetch(request.erased()).map { $0 as! T }
  }

  /// Returns the results of a request.
  public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
    switch request.resultType {
    case .managedObjectIDResultType: return try objects(of: request).map(\.objectID)
    case .countResultType: return [NSNumber(value: try count(for: request))]
    case .dictionaryResultType: return try FetchedDictionaries(request, in: self).rows()
    default: return try objects(of: request)
    }
  }

  /// Returns the number of objects that match a request.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let found = try matches(of: request.erased()).count
    let rest = max(0, found - request.fetchOffset)
    return request.fetchLimit > 0 ? min(rest, request.fetchLimit) : rest
  }

  /// Returns the objects that match a request, in its order and within its limits.
  func objects(of request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSManagedObject] {
    var found = try matches(of: request)
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty { found = Self.sorted(found, by: descriptors) }
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    if request.shouldRefreshRefetchedObjects {
      for object in found where !object.hasChanges { refresh(object, mergeChanges: true) }
    }
    if !request.returnsObjectsAsFaults { for object in found { object.fire() } }
    return found
  }

  static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    // Equal objects keep their order.
    objects.enumerated().sorted { first, second in
      for descriptor in descriptors {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }
    .map(\.element)
  }

  func entity(of request: NSFetchRequest<any NSFetchRequestResult>) throws -> NSEntityDescription {
    if let name = request.entityName, let found = model?.entitiesByName[name] { return found }
    if let entity = request.entity { return entity }
    if let name = request.entityName,
      let found = model?.entities.first(where: { String(describing: $0.objectClass) == name })
    {
      return found
    }
    guard let name = request.entityName else {
      fatalError("executeFetchRequest:error: A fetch request must have an entity.")
    }
    fatalError("NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
  }

  private func matches(of request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSManagedObject] {
    guard let source else { return [] }
    let entity = try entity(of: request)
    let saved = source.ids(of: entity, in: request.affectedStores)
    var known = Set(saved.map(ObjectIdentifier.init))
    var candidates = saved.map { object(with: $0) }
    if request.includesPendingChanges {
      candidates = candidates.filter { !$0.state.isDeleted }
      candidates += pendingObjects(of: entity).filter { known.insert(ObjectIdentifier($0.objectID)).inserted }
    }
    if !request.includesSubentities { candidates = candidates.filter { $0.entity.name == entity.name } }
    guard let predicate = request.predicate else { return candidates }
    return candidates.filter { predicate.evaluate(with: $0) }
  }
}
