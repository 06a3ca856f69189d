import Foundation

/// A namespace for functions that access the first field of a class. Foundation on Linux stores values in a field that
/// is not accessible by name.
enum FirstField {
  /// Returns the value of the field.
  ///
  /// - Parameters:
  ///   - name: The required name of the field. If it differs, there is no value.
  ///   - type: The class that declares the field.
  static func value(of object: AnyObject, named name: String, in type: AnyClass) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let one = mirror, ObjectIdentifier(one.subjectType) != ObjectIdentifier(type) {
      mirror = one.superclassMirror
    }
    guard let first = mirror?.children.first, first.label == name else { return nil }
    return first.value
  }

  /// Stores a value in the field. The value must have the field's type, which is a dictionary that contains a
  /// reference.
  ///
  /// - Returns: Whether the value was stored.
  static func store<Value: DictionaryOfNames>(_ value: Value, in object: AnyObject, of type: AnyClass) -> Bool {
    let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard MemoryLayout<Value>.size == 8, let descriptor = UnsafeRawPointer(bitPattern: words[5]) else { return false }
    let offset = Int(words[Int(descriptor.load(fromByteOffset: 40, as: UInt32.self))])
    (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: Value.self).pointee = value
    return true
  }
}

/// A dictionary whose keys are strings.
protocol DictionaryOfNames {
  init?(names: [String: Any])
  var byName: [String: Any] { get }
}

extension Dictionary: DictionaryOfNames where Key: RawRepresentable, Key.RawValue == String, Value == Any {
  init?(names: [String: Any]) {
    self.init()
    for (name, value) in names {
      guard let key = Key(rawValue: name) else { return nil }
      self[key] = value
    }
  }

  var byName: [String: Any] { reduce(into: [:]) { $0[$1.key.rawValue] = $1.value } }
}
