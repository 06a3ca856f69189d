/// A value as a state and a row keep it.
enum PropertyValue {
  case attribute(Any)
  case one(ModelReference?)
  /// nil: an optional collection without a value.
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

  /// The identifiers of related models that a context knows.
  var identifiers: [PersistentIdentifier] { references.compactMap(\.identifier) }

  /// The same relationship with other models.
  func replacing(_ references: [ModelReference]) -> PropertyValue {
    switch self {
    case .attribute: self
    case .one: .one(references.first)
    case .many(let old): .many(old == nil && references.isEmpty ? nil : references)
    }
  }

  /// Whether both are known to be the same.
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

/// A related model: by its identifier where a context knows it, else the object.
enum ModelReference {
  case object(any PersistentModel)
  case identifier(PersistentIdentifier)

  /// Nil for an object that no context knows.
  var identifier: PersistentIdentifier? {
    switch self {
    case .object(let model): model.state.permanentIdentifier
    case .identifier(let identifier): identifier
    }
  }
}
