import Foundation
@_spi(Host) import ObjectiveCNames

/// A request that fetches objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchrequest
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, NSCopying {
  /// The entity of the objects.
  open var entity: NSEntityDescription?
  private var givenName: String?
  open var entityName: String? { entity?.name ?? givenName }
  /// The name of an entity whose class has no loaded model.
  var name: String? {
    get { givenName }
    set { givenName = newValue }
  }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 for no limit.
  open var fetchLimit = 0
  /// The number of results to skip at the beginning.
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of subentities are included. Default: `true`.
  open var includesSubentities = true
  open var includesPropertyValues = true
  /// Whether unsaved changes are included. Default: `true`.
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var relationshipKeyPathsForPrefetching: [String]?
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  /// The properties of dictionaries, as names or descriptions.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    givenName = entityName
  }

  /// Performs the request in the context in whose queue it is called: that of a view, or that of a block of `perform`.
  open func execute() throws -> [ResultType] {
    guard let context = CurrentContext.context(for: entity) else {
      fatalError("NSFetchRequest.execute(): there is no context in whose queue it is called")
    }
    return try context.fetch(self)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    fill(copy)
    return copy
  }

  /// Returns a copy of the request with an erased result type.
  final func duplicate() -> NSFetchRequest<any NSFetchRequestResult> {
    let copy = NSFetchRequest<any NSFetchRequestResult>()
    fill(copy)
    return copy
  }

  private func fill<Other>(_ copy: NSFetchRequest<Other>) {
    copy.entity = entity
    copy.name = givenName
    copy.affectedStores = affectedStores
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.returnsDistinctResults = returnsDistinctResults
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
  }

  /// Returns the same request with an erased result type, like a cast in Objective-C.
  final func erased() -> NSFetchRequest<any NSFetchRequestResult> {
    erased(as: NSFetchRequest<any NSFetchRequestResult>.self)
  }

  /// Returns the same request with the type of another class. Rewritten sources call this method for casts.
  @_spi(Host)
  public final func erased<Other: NSFetchRequestResult>(
    as type: NSFetchRequest<Other>.Type
  ) -> NSFetchRequest<Other> { GenericView.view(self, as: type) }
}

/// The context that `execute()` uses.
enum CurrentContext {
  static func context(for entity: NSEntityDescription?) -> NSManagedObjectContext? {
    NSPersistentStoreCoordinator.latest?.contexts.first {
      $0.concurrencyType == (Thread.isMainThread ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }
  }
}
