import CoreData

/// A property wrapper that fetches objects from the environment's context in sections.
///
/// - Source: developer.apple.com/documentation/swiftui/sectionedfetchrequest
@propertyWrapper @preconcurrency @MainActor
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
  private var request: FetchRequest<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  /// Creates a property wrapper from a fetch request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = FetchRequest(fetchRequest: fetchRequest, animation: animation)
    identifier = sectionIdentifier
  }

  /// Creates a property wrapper that fetches the objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    identifier = sectionIdentifier
  }

  /// The sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(results: request.wrappedValue, identifier: identifier)
  }

  /// A binding to the predicate and the sort descriptors.
  public var projectedValue: Binding<FetchRequest<Result>.Configuration> { request.projectedValue }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a property wrapper that fetches the objects of a class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    identifier = sectionIdentifier
  }

  /// Creates a property wrapper that fetches the objects of a class.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    identifier = sectionIdentifier
  }
}

extension SectionedFetchRequest: DynamicProperty, ConnectableProperty {
  mutating func connect(to store: PropertyStore, slot: Int) { request.connect(to: store, slot: slot) }
}

/// The sections of a fetch request. A section consists of consecutive objects with the same value.
///
/// - Source: developer.apple.com/documentation/swiftui/sectionedfetchresults
@preconcurrency @MainActor
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  @preconcurrency RandomAccessCollection
{
  /// A section of consecutive objects with the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: [Result]

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let results: FetchedResults<Result>
  private let sections: [Section]

  init(results: FetchedResults<Result>, identifier: KeyPath<Result, SectionIdentifier>) {
    self.results = results
    var found: [(id: SectionIdentifier, objects: [Result])] = []
    for object in results.objects {
      let id = object[keyPath: identifier]
      if found.last?.id == id { found[found.count - 1].objects.append(object) } else { found.append((id, [object])) }
    }
    sections = found.map { Section(id: $0.id, objects: $0.objects) }
  }

  /// The predicate of the request. Setting it fetches the objects again.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }

  /// The sort descriptors of the request. Setting them fetches the objects again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The sort descriptors of the request. Setting them fetches the objects again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
