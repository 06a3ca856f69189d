import RuntimeSupport

/// Which stored properties of an object can be read by reflection without harm.
enum StoredFields {
  /// Returns whether each property that a class declares itself can be read, in the order of its mirror's children:
  /// none where the runtime doesn't tell.
  static func areReadable(of type: AnyClass, count: Int) -> [Bool] {
    guard let records = FieldRecord.all(of: type, count: count) else { return Array(repeating: false, count: count) }
    return records.map { record in
      if record.isStrong { return true }
      // Weak ones are optionals. Of optionals only views and guides are of use; `unowned` ones of them are not told
      // apart, and hardly exist.
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
