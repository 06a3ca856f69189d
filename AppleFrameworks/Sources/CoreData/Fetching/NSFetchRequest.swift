import Foundation
@_spi(Host) import ObjectiveCNames

/// A search for objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsfetchrequest
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, NSCopying {
  /// The entity of the objects.
  open var entity: NSEntityDescription?
  private var givenName: String?
  open var entityName: String? { entity?.name ?? givenName }
  /// The name that a class without a loaded model leaves.
  var name: String? {
    get { givenName }
    set { givenName = newValue }
  }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of results; 0 for all.
  open var fetchLimit = 0
  /// How many results are left out at the beginning.
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of entities below it are found, too. Default: yes.
  open var includesSubentities = true
  open var includesPropertyValues = true
  /// Whether changes that are not saved count. Default: yes.
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var relationshipKeyPathsForPrefetching: [String]?
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  /// The properties of dictionaries: names, or descriptions.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    givenName = entityName
  }

  /// Fetches in the context in whose queue it is called: that of a view, or of a block of `perform`.
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

  /// A copy that is a request for anything.
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

  /// The same request, seen as one for anything, as Objective-C casts it.
  final func erased() -> NSFetchRequest<any NSFetchRequestResult> {
    erased(as: NSFetchRequest<any NSFetchRequestResult>.self)
  }

  /// The same request, seen as one for another class. Rewritten sources call it for casts.
  @_spi(Host)
  public final func erased<Other: NSFetchRequestResult>(
    as type: NSFetchRequest<Other>.Type
  ) -> NSFetchRequest<Other> { GenericView.view(self, as: type) }
}

/// The context that `execute()` means.
enum CurrentContext {
  static func context(for entity: NSEntityDescription?) -> NSManagedObjectContext? {
    NSPersistentStoreCoordinator.latest?.contexts.first {
      $0.concurrencyType == (Thread.isMainThread ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }
  }
}
