/// A description of a fetch: the models to find, and their order.
///
/// - Source: developer.apple.com/documentation/swiftdata/fetchdescriptor
public struct FetchDescriptor<T: PersistentModel> {
  /// The predicate. Default: all models.
  public var predicate: Predicate<T>?
  /// The sort descriptors. Default: the order of insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of models. Default: no limit.
  public var fetchLimit: Int?
  /// The number of models to skip at the start.
  public var fetchOffset: Int?
  /// Whether unsaved models are included. Default: `true`.
  public var includePendingChanges = true
  /// The properties to prefetch. All properties are always in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The related models to prefetch. All models are always in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The results of a fetch in batches. All results are always in memory.
///
/// - Source: developer.apple.com/documentation/swiftdata/fetchresultscollection
public struct FetchResultsCollection<T>: RandomAccessCollection {
  let elements: [T]

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> T { elements[position] }
}
