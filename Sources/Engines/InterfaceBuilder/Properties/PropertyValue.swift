/// A value of an element's property, which is an attribute, a child element whose `key` is the name of the property, or
/// either.
package protocol PropertyValue: Sendable {
  /// A description of the expected value for findings, such as "a number".
  static var meaning: String { get }
  /// The names of the child elements that can contain such a value.
  static var elementNames: Set<String> { get }
  /// Whether the attribute contains the id of another element.
  static var isReference: Bool { get }

  /// Parses an attribute of `element`.
  init?(attribute: String, of element: SourceElement)
  /// Parses a child element.
  init?(element: SourceElement)
}

extension PropertyValue {
  package static var elementNames: Set<String> { [] }
  package static var isReference: Bool { false }
  package init?(attribute: String, of element: SourceElement) { nil }
  package init?(element: SourceElement) { nil }
}

extension Bool: PropertyValue {
  package static var meaning: String { "YES or NO" }
  package static var elementNames: Set<String> { ["bool", "boolean"] }

  package init?(attribute: String, of element: SourceElement) {
    switch attribute {
    case "YES", "true": self = true
    case "NO", "false": self = false
    default: return nil
    }
  }

  package init?(element: SourceElement) {
    guard let value = element["value"] else { return nil }
    self.init(attribute: value, of: element)
  }
}

extension Double: PropertyValue {
  package static var meaning: String { "a number" }
  package static var elementNames: Set<String> { ["real", "integer"] }

  /// Parses a finite number. No length, factor or color can be infinite.
  package init?(attribute: String, of element: SourceElement) {
    guard let number = Double(attribute), number.isFinite else { return nil }
    self = number
  }

  package init?(element: SourceElement) {
    guard let value = element["value"] else { return nil }
    self.init(attribute: value, of: element)
  }
}

extension Int: PropertyValue {
  package static var meaning: String { "a whole number" }
  package static var elementNames: Set<String> { ["integer"] }

  package init?(attribute: String, of element: SourceElement) {
    guard let number = Int(attribute) ?? Double(attribute).flatMap(Int.init(exactly:)) else { return nil }
    self = number
  }

  package init?(element: SourceElement) {
    guard let value = element["value"] else { return nil }
    self.init(attribute: value, of: element)
  }
}

extension String: PropertyValue {
  package static var meaning: String { "text" }
  package static var elementNames: Set<String> { ["string", "mutableString"] }

  package init?(attribute: String, of element: SourceElement) { self = attribute }

  /// Parses a `string` element, which contains text that is too long or too unusual for an attribute, sometimes as
  /// Base64.
  package init?(element: SourceElement) {
    guard Bool(attribute: element["base64-UTF8"] ?? "NO", of: element) == true else {
      self = element.text
      return
    }
    guard let text = Base64.decode(element.text) else { return nil }
    self = String(decoding: text, as: UTF8.self)
  }
}

/// A property value that is one of several words.
package protocol EnumerationValue: PropertyValue, RawRepresentable, CaseIterable, Hashable where RawValue == String {}

extension EnumerationValue {
  package static var meaning: String {
    "one of " + allCases.map(\.rawValue).joined(separator: ", ")
  }

  package init?(attribute: String, of element: SourceElement) {
    self.init(rawValue: attribute)
  }
}
