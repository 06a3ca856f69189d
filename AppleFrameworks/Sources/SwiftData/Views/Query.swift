import SwiftUI

/// A property wrapper for models of the environment's context. A change of the models evaluates the view again.
/// `@Query` adds one to a view.
///
/// - Source: developer.apple.com/documentation/swiftdata/query
@preconcurrency @MainActor
public struct Query<Element: PersistentModel, Result> {
  @Environment(\.modelContext) private var context
  @State private var observation = QueryObservation<Element>()
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let convert: ([Element]) -> Result

  private init(
    descriptor: FetchDescriptor<Element>, _ transaction: Transaction?, _ convert: @escaping ([Element]) -> Result
  ) {
    self.descriptor = descriptor
    self.transaction = transaction
    self.convert = convert
  }

  /// The models in their order.
  public var wrappedValue: Result { convert(observation.elements) }
  /// The error of the last fetch; `nil` if it succeeded.
  public var fetchError: (any Error)? { observation.error }
  /// The context that provides the models.
  public var modelContext: ModelContext { context }
}

extension Query: @preconcurrency DynamicProperty {
  public mutating func update() { observation.connect(descriptor, transaction, to: context) }
}

extension Query where Result == [Element] {
  /// Creates a query for all models.
  public init() { self.init(descriptor: FetchDescriptor(), nil) { $0 } }

  /// Creates a query for all models, and animates changes.
  public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

  /// Creates a query for all models, and displays changes in a transaction.
  public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction: transaction) }

  /// Creates a query from a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor: descriptor, Transaction(animation: animation)) { $0 }
  }

  /// Creates a query from a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor: descriptor, transaction) { $0 }
  }

  /// Creates a query for the models that match a predicate, in an order.
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation)
  {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
  }

  /// Creates a query for the models that match a predicate, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Creates a query for the models that match a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], animation: animation)
  }

  /// Creates a query for the models that match a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }

  /// Creates a query for the models that match a predicate, in the order of an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], animation: animation)
  }

  /// Creates a query for the models that match a predicate, in the order of an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }
}

extension KeyPath {
  /// The same key path for sort descriptors, which are sendable. Key paths to properties contain no values.
  fileprivate var sendable: KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
  }
}
