import CoreData

/// The results of a view's fetch request.
///
/// - Source: developer.apple.com/documentation/swiftui/fetchedresults
@preconcurrency @MainActor
public struct FetchedResults<Result: NSFetchRequestResult>: @preconcurrency RandomAccessCollection {
  let objects: [Result]
  let observation: FetchObservation<Result>?

  /// The predicate of the request. Setting it fetches the objects again.
  public var nsPredicate: NSPredicate? {
    get { observation?.predicate }
    nonmutating set { observation?.predicate = newValue }
  }

  /// The sort descriptors of the request. Setting them fetches the objects again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { observation?.sortDescriptors ?? [] }
    nonmutating set { observation?.sortDescriptors = newValue }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The sort descriptors of the request. Setting them fetches the objects again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { observation?.typedDescriptors as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { observation?.setDescriptors(newValue) }
  }
}
