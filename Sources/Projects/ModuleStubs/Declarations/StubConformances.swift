/// The members that a stub declares to conform to a known protocol.
enum StubConformances {
  static let known: Set<String> = [
    "Codable", "Encodable", "Decodable", "Error", "LocalizedError", "Comparable", "Equatable", "Hashable", "Sequence",
    "CaseIterable", "Identifiable", "Sendable", "CustomStringConvertible", "ExpressibleByStringLiteral",
    "ExpressibleByArrayLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByBooleanLiteral", "ExpressibleByNilLiteral", "ExpressibleByDictionaryLiteral", "AnyObject",
    "NSObjectProtocol",
  ]

  /// The members that every object of the kind has.
  static let given: Set<String> = [
    "Equatable", "Hashable", "CustomStringConvertible", "AnyObject", "NSObjectProtocol", "Sendable", "Identifiable",
  ]

  /// Returns whether a conformance requires no members, so that subclasses inherit it as it is.
  static func isWithoutMembers(_ name: String) -> Bool { ["Error", "LocalizedError", "Identifiable"].contains(name) }

  static func members(of name: String, type: String, element: String) -> [String] {
    switch name {
    case "Encodable": ["public func encode(to encoder: any Encoder) throws {}"]
    case "Decodable": ["public convenience init(from decoder: any Decoder) throws { self.init() }"]
    case "Codable":
      members(of: "Encodable", type: type, element: element) + members(of: "Decodable", type: type, element: element)
    case "Comparable": ["public static func < (left: \(type), right: \(type)) -> Bool { false }"]
    case "Sequence": ["public func makeIterator() -> IndexingIterator<[\(element)]> { [\(element)]().makeIterator() }"]
    case "CaseIterable": ["public static var allCases: [\(type)] { [] }"]
    case "ExpressibleByStringLiteral": ["public convenience init(stringLiteral: String) { self.init() }"]
    case "ExpressibleByIntegerLiteral": ["public convenience init(integerLiteral: Int) { self.init() }"]
    case "ExpressibleByFloatLiteral": ["public convenience init(floatLiteral: Double) { self.init() }"]
    case "ExpressibleByBooleanLiteral": ["public convenience init(booleanLiteral: Bool) { self.init() }"]
    case "ExpressibleByNilLiteral": ["public convenience init(nilLiteral: ()) { self.init() }"]
    case "ExpressibleByArrayLiteral": ["public convenience init(arrayLiteral: Any...) { self.init() }"]
    case "ExpressibleByDictionaryLiteral":
      ["public convenience init(dictionaryLiteral: (AnyHashable, Any)...) { self.init() }"]
    default: []
    }
  }
}
