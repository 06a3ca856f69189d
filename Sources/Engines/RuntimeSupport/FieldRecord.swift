import CRuntimeSupport

/// The runtime's record of a stored property, which contains more than `Mirror`.
///
/// `Mirror` reads an `unowned` property whose object was released, which stops the program. The records identify such
/// properties. If the runtime has no records, the result is nil and the program continues.
package struct FieldRecord {
  package let type: Any.Type
  /// Whether the property is neither weak nor unowned.
  package let isStrong: Bool

  /// Returns the properties that a class declares itself, in the order of its mirror's children.
  ///
  /// - Parameter count: The number of properties in the mirror.
  /// - Returns: `nil` if the runtime has no such records, or if they do not have the expected form.
  package static func all(of type: AnyClass, count: Int) -> [FieldRecord]? {
    isSound ? read(type, count: count) : nil
  }

  private static func read(_ type: AnyClass, count: Int) -> [FieldRecord]? {
    let metadata = Metadata(of: type).address
    // The records begin with the properties of the superclasses.
    let first = field_records_count(metadata) - count
    guard first >= 0 else { return nil }
    var result: [FieldRecord] = []
    for index in 0..<count {
      var isStrong = false
      guard let found = field_records_type(metadata, first + index, &isStrong) else { return nil }
      result.append(FieldRecord(type: Metadata.type(at: found), isStrong: isStrong))
    }
    return result
  }

  private static let isSound = mechanism.isSound

  static let mechanism = RuntimeMechanism("the runtime's records of stored properties") {
    guard let records = read(TrialFields.self, count: 3) else { return "no records were found" }
    guard records.map(\.isStrong) == [true, false, false] else { return "they have different kinds of references" }
    return records[0].type == [Int].self && records[1].type == TrialFields?.self ? nil : "they have different types"
  }
}

private class TrialFieldsBase {
  let first = 0
}

private final class TrialFields: TrialFieldsBase {
  let strong = [1]
  weak var weak: TrialFields?
  unowned var unowned: TrialFieldsBase

  init(_ other: TrialFieldsBase) { unowned = other }
}
