/// The models that a fetch looks for, and their order.
///
/// - Source: developer.apple.com/documentation/swiftdata/fetchdescriptor
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition. Default: all models.
  public var predicate: Predicate<T>?
  /// The order. Default: the order in which the models were inserted.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of models. Default: all.
  public var fetchLimit: Int?
  /// The number of models to leave out at the start.
  public var fetchOffset: Int?
  /// Whether models that are not saved count. Default: true.
  public var includePendingChanges = true
  /// The properties to read at once. Here all properties are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The related models to read at once. Here all models are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The results of a fetch in batches. Here all results are in memory.
///
/// - Source: developer.apple.com/documentation/swiftdata/fetchresultscollection
public struct FetchResultsCollection<T>: RandomAccessCollection {
  let elements: [T]

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> T { elements[position] }
}
