import SwiftUI

// The macros have the parameters of the initializers of ``Query``.

/// Finds all models.
///
/// - Source: developer.apple.com/documentation/swiftdata/query()
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Finds all models, and animates changes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Finds all models, and shows changes in a transaction.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// Finds what a descriptor asks for.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Element: PersistentModel

/// Finds what a descriptor asks for.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Element: PersistentModel

/// Finds the models that a predicate is true for, in the order of descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Element: PersistentModel

/// Finds the models that a predicate is true for, in the order of descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Element: PersistentModel

/// Finds the models that a predicate is true for, in the order of a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel

/// Finds the models that a predicate is true for, in the order of a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel

/// Finds the models that a predicate is true for, in the order of an optional property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel

/// Finds the models that a predicate is true for, in the order of an optional property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")
where Value: Comparable, Element: PersistentModel
