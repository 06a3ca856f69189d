import RuntimeSupport

/// The stored properties of an object that reflection can read safely.
enum StoredFields {
  /// Returns whether each property that a class declares can be read, in the order of its mirror's children; none if
  /// the runtime doesn't tell.
  static func areReadable(of type: AnyClass, count: Int) -> [Bool] {
    guard let records = FieldRecord.all(of: type, count: count) else { return Array(repeating: false, count: count) }
    return records.map { record in
      if record.isStrong { return true }
      // Weak properties are optionals. Only optionals of views and guides are relevant. `unowned` optionals can't be
      // distinguished, but are rare.
      guard let optional = record.type as? any OptionalField.Type else { return false }
      return optional.wrapped is UIView.Type || optional.wrapped is UILayoutGuide.Type
    }
  }
}

private protocol OptionalField {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalField {
  static var wrapped: Any.Type { Wrapped.self }
}
