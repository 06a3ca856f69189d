import CoreData

/// A property wrapper that fetches objects from the environment's context. A change of the objects evaluates the view
/// again.
///
/// - Source: developer.apple.com/documentation/swiftui/fetchrequest
@propertyWrapper @preconcurrency @MainActor
public struct FetchRequest<Result: NSFetchRequestResult> {
  /// The predicate and the sort descriptors of a request, which can be changed while its results are displayed.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The predicate.
    public var nsPredicate: NSPredicate?
    /// The sort descriptors.
    public var nsSortDescriptors: [NSSortDescriptor]
    var typed: Any = [Any]()
  }

  private let makeRequest: @MainActor () -> NSFetchRequest<Result>
  private let prepare: @MainActor (FetchObservation<Result>) -> Void
  private let transaction: Transaction
  private var observation: FetchObservation<Result>?

  private init(
    transaction: Transaction, prepare: @escaping @MainActor (FetchObservation<Result>) -> Void = { _ in },
    _ makeRequest: @escaping @MainActor () -> NSFetchRequest<Result>
  ) {
    self.transaction = transaction
    self.prepare = prepare
    self.makeRequest = makeRequest
  }

  /// Creates a property wrapper from a fetch request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
  }

  /// Creates a property wrapper from a fetch request, which displays changes in a transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(transaction: transaction) { fetchRequest }
  }

  /// Creates a property wrapper that fetches the objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(transaction: Transaction(animation: animation)) {
      let request = NSFetchRequest<Result>()
      request.entity = entity
      request.sortDescriptors = sortDescriptors
      request.predicate = predicate
      return request
    }
  }

  /// The fetched objects in their order.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: observation?.objects ?? [], observation: observation)
  }

  /// A binding to the predicate and the sort descriptors.
  public var projectedValue: Binding<Configuration> {
    let observation = observation
    return Binding {
      Configuration(
        nsPredicate: observation?.predicate, nsSortDescriptors: observation?.sortDescriptors ?? [],
        typed: observation?.typedDescriptors ?? [Any]())
    } set: { new in
      guard let observation else { return }
      observation.predicate = new.nsPredicate
      if new.nsSortDescriptors != observation.sortDescriptors { observation.sortDescriptors = new.nsSortDescriptors }
      (new.typed as? any DescriptorList)?.apply(to: observation)
    }
  }

}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a property wrapper that fetches the objects of a class.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(transaction: Transaction(animation: animation)) {
      let request = NSFetchRequest<Result>()
      request.entity = Result.entity()
      request.sortDescriptors = sortDescriptors
      request.predicate = predicate
      return request
    }
  }

  /// Creates a property wrapper that fetches the objects of a class.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let prepare: @MainActor (FetchObservation<Result>) -> Void = { $0.useDescriptors(sortDescriptors) }
    self.init(transaction: Transaction(animation: animation), prepare: prepare) {
      let request = NSFetchRequest<Result>()
      request.entity = Result.entity()
      request.predicate = predicate
      return request
    }
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The sort descriptors.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { typed as? [SortDescriptor<Result>] ?? [] }
    set { typed = newValue }
  }
}

/// A list of sort descriptors for the objects of a class.
private protocol DescriptorList {
  @MainActor func apply<Result>(to observation: FetchObservation<Result>)
}

extension Array: DescriptorList where Element: ManagedSortDescriptor {
  func apply<Result>(to observation: FetchObservation<Result>) { Element.apply(self, to: observation) }
}

private protocol ManagedSortDescriptor {
  @MainActor static func apply<Result>(_ descriptors: [Self], to observation: FetchObservation<Result>)
}

extension SortDescriptor: ManagedSortDescriptor where Compared: NSManagedObject {
  fileprivate static func apply<Result>(_ descriptors: [Self], to observation: FetchObservation<Result>) {
    (observation as? FetchObservation<Compared>)?.setDescriptors(descriptors)
  }
}

extension FetchRequest: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) {
    let request = self
    let found = store.slot(slot) { () -> FetchObservation<Result> in
      let made = FetchObservation(request.makeRequest(), transaction: request.transaction, node: store.node)
      request.prepare(made)
      return made
    }
    found.connect(to: store.read(\.managedObjectContext))
    observation = found
  }
}
