/// Which stored properties of an object can be read by reflection without harm.
///
/// Reading an `unowned` property whose object is gone stops the program, and a `Mirror` reads without asking. The
/// runtime's field records, from which mirrors are made as well, tell such properties apart.
enum StoredFields {
  /// Whether each property that a class declares itself can be read, in the order of its mirror's children.
  static func areReadable(of type: AnyClass, count: Int) -> [Bool] {
    // The records count the superclasses' properties in, first.
    let first = runtimeFieldCount(type) - count
    guard first >= 0 else { return Array(repeating: false, count: count) }
    return (0..<count).map { index in
      var record = RuntimeFieldRecord()
      let fieldType = runtimeField(type, index: first + index, record: &record)
      record.freeName?(record.name)
      if record.isStrong { return true }
      // Weak ones are optionals. Of optionals only views and guides are of use; `unowned` ones of them are not told
      // apart, and hardly exist.
      guard let optional = fieldType as? any OptionalField.Type else { return false }
      return optional.wrapped is UIView.Type || optional.wrapped is UILayoutGuide.Type
    }
  }
}

/// The runtime's record of a stored property, as `Mirror` gets it.
private struct RuntimeFieldRecord {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeFieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeField(_: Any.Type, index: Int, record: UnsafeMutablePointer<RuntimeFieldRecord>) -> Any.Type

private protocol OptionalField {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalField {
  static var wrapped: Any.Type { Wrapped.self }
}
