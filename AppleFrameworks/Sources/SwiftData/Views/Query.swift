import SwiftUI

/// Models of the environment's context, which evaluate the view again when they change. `@Query` adds one to a view.
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

  /// The models, in their order.
  public var wrappedValue: Result { convert(observation.elements) }
  /// Why the last fetch failed; nil where it did not.
  public var fetchError: (any Error)? { observation.error }
  /// The context that the models come from.
  public var modelContext: ModelContext { context }
}

extension Query: @preconcurrency DynamicProperty {
  public mutating func update() { observation.connect(descriptor, transaction, to: context) }
}

extension Query where Result == [Element] {
  /// Finds all models.
  public init() { self.init(descriptor: FetchDescriptor(), nil) { $0 } }

  /// Finds all models, and animates changes.
  public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

  /// Finds all models, and shows changes in a transaction.
  public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction: transaction) }

  /// Finds what a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor: descriptor, Transaction(animation: animation)) { $0 }
  }

  /// Finds what a descriptor asks for.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor: descriptor, transaction) { $0 }
  }

  /// Finds the models that a predicate is true for, in an order.
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation)
  {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation)
  }

  /// Finds the models that a predicate is true for, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)
  }

  /// Finds the models that a predicate is true for, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], animation: animation)
  }

  /// Finds the models that a predicate is true for, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }

  /// Finds the models that a predicate is true for, in the order of an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], animation: animation)
  }

  /// Finds the models that a predicate is true for, in the order of an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }
}

extension KeyPath {
  /// The same path, for sort descriptors, which are sendable. Paths to properties hold no values of their own.
  fileprivate var sendable: KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
  }
}
