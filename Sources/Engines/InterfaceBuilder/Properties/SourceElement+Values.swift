import Foundation

extension SourceElement {
  /// Returns the number in an attribute of a value element, or nil if it is missing or not a number.
  func number(_ name: String) -> Double? { self[Property<Double>(name)] }
  func bool(_ name: String) -> Bool? { self[Property<Bool>(name)] }
  func integer(_ name: String) -> Int? { self[Property<Int>(name)] }
  func string(_ name: String) -> String? { self[Property<String>(name)] }

  func value<Value: PropertyValue>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    self[Property<Value>(name)]
  }

  /// The names of the attributes with the value YES, except `key`.
  var flags: Set<String> {
    Set(attributes.lazy.filter { $0.name != "key" && ($0.value == "YES" || $0.value == "true") }.map(\.name))
  }
}

/// A decoder for Base64 in Interface Builder's form: on several lines and without padding.
enum Base64 {
  static func decode(_ text: String) -> Data? {
    var digits = Array(text.utf8.filter { !($0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09) })
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits))
  }
}
