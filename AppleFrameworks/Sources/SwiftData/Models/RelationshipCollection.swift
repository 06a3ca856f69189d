/// A collection of related models.
///
/// - Source: developer.apple.com/documentation/swiftdata/relationshipcollection
public protocol RelationshipCollection {
  associatedtype PersistentElement: PersistentModel
}

extension Array: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element
}

extension Set: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
  public typealias PersistentElement = Wrapped.PersistentElement
}

/// A protocol of collections that states can read and create.
protocol ModelCollection {
  init(models: [any PersistentModel]?)
  /// The models; `nil` for an optional collection without a value.
  var models: [any PersistentModel]? { get }
}

extension Array: ModelCollection where Element: PersistentModel {
  init(models: [any PersistentModel]?) { self = models?.compactMap { $0 as? Element } ?? [] }
  var models: [any PersistentModel]? { self }
}

extension Set: ModelCollection where Element: PersistentModel {
  init(models: [any PersistentModel]?) { self = Set(models?.compactMap { $0 as? Element } ?? []) }
  // The models are sorted, because the order of a set differs between runs.
  var models: [any PersistentModel]? { sorted { $0.state.identifier < $1.state.identifier } }
}

extension Optional: ModelCollection where Wrapped: ModelCollection {
  init(models: [any PersistentModel]?) { self = models.map { Wrapped(models: $0) } }
  var models: [any PersistentModel]? { self?.models }
}

/// The information about an optional type at run time.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  static var noValue: Any { get }
  var isNone: Bool { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  static var noValue: Any { Wrapped?.none as Any }
  var isNone: Bool { if case .none = self { true } else { false } }
}
