import Foundation

/// The result of a request that a store performs.
///
/// - Source: developer.apple.com/documentation/coredata/nspersistentstoreresult
open class NSPersistentStoreResult: NSObject {}

/// The kind of result of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
}

/// The kind of result of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType = 1
  case updatedObjectsCountResultType = 2
}

/// The kind of result of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// A request that inserts rows without creating objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchinsertrequest
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public final let entityName: String
  open private(set) var entity: NSEntityDescription?
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
    self.entity = entity
  }

  /// Creates a request with a closure.
  ///
  /// - Parameter handler: A closure that fills a dictionary for each row, and returns `true` after the last one.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
    super.init()
  }

  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    self.entity = entity
  }

  /// Creates a request with a closure.
  ///
  /// - Parameter handler: A closure that fills an object for each row, and returns `true` after the last one.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
    super.init()
  }

  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    self.entity = entity
  }
}

/// A request that changes rows without creating objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchupdaterequest
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public final let entityName: String
  open private(set) var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var includesSubentities = true
  /// The new values, keyed by the names or descriptions of the properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
    self.entity = entity
  }
}

/// A request that deletes rows without creating objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsbatchdeleterequest
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public final let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  let ids: [NSManagedObjectID]?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
    super.init()
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest<any NSFetchRequestResult>()
    fetchRequest.entity = objects.first?.entity
    ids = objects
    super.init()
  }
}

/// - Source: developer.apple.com/documentation/coredata/nsbatchinsertresult
open class NSBatchInsertResult: NSPersistentStoreResult {
  public final let result: Any?
  public final let resultType: NSBatchInsertRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
    resultType = type
    result = BatchResult.value(ids, asIDs: type == .objectIDs, asCount: type == .count)
  }
}

/// - Source: developer.apple.com/documentation/coredata/nsbatchupdateresult
open class NSBatchUpdateResult: NSPersistentStoreResult {
  public final let result: Any?
  public final let resultType: NSBatchUpdateRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    result = BatchResult.value(
      ids, asIDs: type == .updatedObjectIDsResultType, asCount: type == .updatedObjectsCountResultType)
  }
}

/// - Source: developer.apple.com/documentation/coredata/nsbatchdeleteresult
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public final let result: Any?
  public final let resultType: NSBatchDeleteRequestResultType

  init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result = BatchResult.value(ids, asIDs: type == .resultTypeObjectIDs, asCount: type == .resultTypeCount)
  }
}

private enum BatchResult {
  static func value(_ ids: [NSManagedObjectID], asIDs: Bool, asCount: Bool) -> Any {
    if asIDs { return ids }
    return asCount ? NSNumber(value: ids.count) : NSNumber(value: true)
  }
}

extension NSManagedObjectContext {
  /// Performs a fetch or batch request. Objects of this context are not updated with the changes of a batch request
  /// until they are merged, as on a device.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let coordinator = persistentStoreCoordinator else {
      fatalError("NSManagedObjectContext.execute(_:): there are no stores")
    }
    return try coordinator.execute(request)
  }
}

extension NSPersistentStoreCoordinator {
  /// A separate context performs the work, so that it fetches from and saves to the stores.
  func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = self
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    return try context.performAndWait {
      switch request {
      case let request as NSBatchInsertRequest: return try insert(request, context)
      case let request as NSBatchUpdateRequest: return try update(request, context)
      case let request as NSBatchDeleteRequest: return try delete(request, context)
      default: fatalError("NSManagedObjectContext.execute(_:): \(type(of: request)) is no batch request")
      }
    }
  }

  private func insert(
    _ request: NSBatchInsertRequest, _ context: NSManagedObjectContext
  ) throws -> NSPersistentStoreResult {
    var made: [NSManagedObject] = []
    func object() -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
      made.append(object)
      return object
    }
    func fill(_ dictionary: [String: Any]) { object().setValuesForKeys(dictionary) }
    if let handler = request.managedObjectHandler {
      while true {
        let candidate = object()
        guard handler(candidate) else { continue }
        context.delete(candidate)
        made.removeLast()
        break
      }
    } else if let handler = request.dictionaryHandler {
      while true {
        let dictionary = NSMutableDictionary()
        if handler(dictionary) { break }
        fill(dictionary as? [String: Any] ?? [:])
      }
    } else {
      for dictionary in request.objectsToInsert ?? [] { fill(dictionary) }
    }
    try context.save()
    return NSBatchInsertResult(made.filter { !$0.isDeleted }.map(\.objectID), request.resultType)
  }

  private func update(
    _ request: NSBatchUpdateRequest, _ context: NSManagedObjectContext
  ) throws -> NSPersistentStoreResult {
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesSubentities = request.includesSubentities
    let found = try context.objects(of: fetch)
    let values = (request.propertiesToUpdate ?? [:]).compactMap { key, value in
      (key.base as? String ?? (key.base as? NSPropertyDescription)?.name).map { ($0, value) }
    }
    .sorted { $0.0 < $1.0 }
    for object in found {
      for (name, value) in values { object.setValue(value, forKey: name) }
    }
    try context.save()
    return NSBatchUpdateResult(found.map(\.objectID), request.resultType)
  }

  private func delete(
    _ request: NSBatchDeleteRequest, _ context: NSManagedObjectContext
  ) throws -> NSPersistentStoreResult {
    let found = try request.ids.map { $0.map { context.object(with: $0) } } ?? context.objects(of: request.fetchRequest)
    let ids = found.map(\.objectID)
    for object in found { context.delete(object) }
    try context.save()
    return NSBatchDeleteResult(ids, request.resultType)
  }
}
