/// The value of a property in a state or a row.
enum PropertyValue {
  case attribute(Any)
  case one(ModelReference?)
  /// The related models; `nil` for an optional collection without a value.
  case many([ModelReference]?)

  static func many(of collection: Any) -> PropertyValue {
    guard let collection = collection as? any ModelCollection else {
      fatalError("SwiftData: a relationship of the type \(type(of: collection)) is no array or set")
    }
    return .many(collection.models?.map { .object($0) })
  }

  /// The related models.
  var references: [ModelReference] {
    switch self {
    case .attribute: []
    case .one(let reference): reference.map { [$0] } ?? []
    case .many(let references): references ?? []
    }
  }

  /// The identifiers of related models that have a context.
  var identifiers: [PersistentIdentifier] { references.compactMap(\.identifier) }

  /// Returns the same relationship with other models.
  func replacing(_ references: [ModelReference]) -> PropertyValue {
    switch self {
    case .attribute: self
    case .one: .one(references.first)
    case .many(let old): .many(old == nil && references.isEmpty ? nil : references)
    }
  }

  /// Returns whether both values are known to be equal.
  func equals(_ other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.attribute(let first), .attribute(let second)):
      guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
      return first == second
    case (.one(let first), .one(let second)): return first?.identifier == second?.identifier
    case (.many(let first), .many(let second)): return first?.map(\.identifier) == second?.map(\.identifier)
    default: return false
    }
  }
}

/// A reference to a related model: by its identifier if it has a context, or by the object.
enum ModelReference {
  case object(any PersistentModel)
  case identifier(PersistentIdentifier)

  /// The identifier; `nil` for an object without a context.
  var identifier: PersistentIdentifier? {
    switch self {
    case .object(let model): model.state.permanentIdentifier
    case .identifier(let identifier): identifier
    }
  }
}
