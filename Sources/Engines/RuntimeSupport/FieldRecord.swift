import CRuntimeSupport

/// What the runtime knows of a stored property, as `Mirror` has it; and more than `Mirror` tells.
///
/// Reading an `unowned` property whose object is gone stops the program, and a `Mirror` reads without asking. The
/// records tell such properties apart. Where the runtime has none, nobody is stopped: there are no answers.
package struct FieldRecord {
  package let type: Any.Type
  /// Neither weak nor unowned.
  package let isStrong: Bool

  /// The properties that a class declares itself, in the order of its mirror's children.
  ///
  /// - Parameter count: How many the mirror shows.
  /// - Returns: `nil` where the runtime has no such records, or they are not as they are relied upon.
  package static func all(of type: AnyClass, count: Int) -> [FieldRecord]? {
    isSound ? read(type, count: count) : nil
  }

  private static func read(_ type: AnyClass, count: Int) -> [FieldRecord]? {
    let metadata = Metadata(of: type).address
    // The records count the superclasses' properties in, first.
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
    guard let records = read(TrialFields.self, count: 3) else { return "it has none" }
    guard records.map(\.isStrong) == [true, false, false] else { return "they tell other kinds of references" }
    return records[0].type == [Int].self && records[1].type == TrialFields?.self ? nil : "they tell other types"
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
