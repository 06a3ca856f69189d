import SwiftUI

// The macros have the parameters of the initializers of ``Query``.

/// Declares a query for all models.
///
/// - Source: developer.apple.com/documentation/swiftdata/query()
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Declares a query for all models, and animates changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Declares a query for all models, and displays changes in a transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Declares a query from a descriptor.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Element: PersistentModel

/// Declares a query from a descriptor.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Element: PersistentModel

/// Declares a query for the models that match a predicate, in the order of descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Element: PersistentModel

/// Declares a query for the models that match a predicate, in the order of descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Element: PersistentModel

/// Declares a query for the models that match a predicate, in the order of a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel

/// Declares a query for the models that match a predicate, in the order of a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel

/// Declares a query for the models that match a predicate, in the order of an optional property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel

/// Declares a query for the models that match a predicate, in the order of an optional property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel
