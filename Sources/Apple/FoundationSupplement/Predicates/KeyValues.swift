import Foundation

/// The key-value coding of dictionaries, collections, and Swift objects with reflection.
enum KeyValues {
  /// Returns the value at a key path; `nil` if there is none.
  static func value(at path: ArraySlice<String>, of object: Any?) -> Any? {
    guard let name = path.first else { return object }
    guard let object = unwrapped(object) else { return nil }
    let rest = path.dropFirst()
    if let elements = elements(of: object) {
      if name.hasPrefix("@") { return aggregate(String(name.dropFirst()), elements, rest) }
      // For a list, the result is the list of its elements' values.
      return elements.compactMap { value(at: path, of: $0) }
    }
    return value(at: rest, of: value(named: name, of: object))
  }

  private static func value(named name: String, of object: Any) -> Any? {
    if name == "self" { return object }
    if let object = object as? any KeyValueSource { return unwrapped(object.keyedValue(named: name)) }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: name) }
    if let text = object as? String {
      switch name {
      case "length": return text.utf16.count
      case "lowercaseString": return text.lowercased()
      case "uppercaseString": return text.uppercased()
      case "intValue", "integerValue": return (text as NSString).integerValue
      case "doubleValue", "floatValue": return (text as NSString).doubleValue
      default: return nil
      }
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        // The storage of lazy and wrapped properties has different names.
        switch child.label {
        case name: return unwrapped(child.value)
        case "$__lazy_storage_$_" + name: return unwrapped(child.value)
        case "_" + name:
          return unwrapped(Mirror(reflecting: child.value).children.first { $0.label == "wrappedValue" }?.value)
        default: break
        }
      }
      mirror = current.superclassMirror
    }
    return name == "description" ? String(describing: object) : nil
  }

  private static func aggregate(_ name: String, _ elements: [Any], _ rest: ArraySlice<String>) -> Any? {
    if name == "count" { return elements.count }
    let values = elements.compactMap { value(at: rest, of: $0) }
    let numbers = values.compactMap(number)
    switch name {
    case "sum": return numbers.reduce(0, +)
    case "avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return numbers.min()
    case "max": return numbers.max()
    case "distinctUnionOfObjects", "unionOfObjects": return values
    default: return nil
    }
  }

  /// Returns the elements of a collection; `nil` for other objects.
  static func elements(of object: Any) -> [Any]? {
    switch object {
    case let array as [Any]: array
    case let array as NSArray: (0..<array.count).map { array.object(at: $0) }
    case let set as Set<AnyHashable>: set.map(\.base)
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: (0..<set.count).map { set.object(at: $0) }
    default: nil
    }
  }

  /// Returns the value in an optional; `nil` for an empty one and for `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns the elements of a collection and of nested collections.
  static func flattened(_ object: Any) -> [Any]? {
    elements(of: object)?.flatMap { flattened($0) ?? [$0] }
  }

  static func number(_ value: Any?) -> Double? {
    switch unwrapped(value) {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let truth as Bool: truth ? 1 : 0
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let date as NSDate: date.timeIntervalSinceReferenceDate
    case let value as any RawRepresentable: number(value.rawValue)
    default: nil
    }
  }

  /// Returns the value of an integer; `nil` for other numbers and Booleans.
  static func integer(_ value: Any?) -> Int? {
    guard let value = unwrapped(value), type(of: value) != Bool.self else { return nil }
    if let number = value as? any BinaryInteger { return Int(exactly: number) }
    // Dates, texts and Swift's floating-point numbers aren't bridged to these.
    guard let number = value as? NSNumber, !(number is NSDecimalNumber) else { return nil }
    // The type codes of integers; `c` is also that of a Boolean.
    return "sSiIlLqQ".contains(String(cString: number.objCType)) ? number.intValue : nil
  }

  static func string(_ value: Any?) -> String? {
    switch unwrapped(value) {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let text as Substring: String(text)
    case let id as UUID: id.uuidString
    case let url as URL: url.absoluteString
    default: nil
    }
  }
}
