/// A property without the type of its value: enough to check a file by.
package struct PropertyRule: Sendable {
  package let name: String
  /// What is expected, for findings.
  package let meaning: String
  package let elementNames: Set<String>
  package let isReference: Bool
  let acceptsAttribute: @Sendable (String, SourceElement) -> Bool
  let acceptsElement: @Sendable (SourceElement) -> Bool

  init<Value>(_ property: Property<Value>) {
    name = property.name
    meaning = Value.meaning
    elementNames = Value.elementNames
    isReference = Value.isReference
    acceptsAttribute = { Value(attribute: $0, of: $1) != nil }
    acceptsElement = { Value(element: $0) != nil }
  }

  static func text(_ name: String) -> PropertyRule { Property<String>(name).rule }
  static func number(_ name: String) -> PropertyRule { Property<Double>(name).rule }
  static func integer(_ name: String) -> PropertyRule { Property<Int>(name).rule }
  static func bool(_ name: String) -> PropertyRule { Property<Bool>(name).rule }
  static func reference(_ name: String) -> PropertyRule { Property<Object>(name).rule }
  static func value<Value: PropertyValue>(_ name: String, _ type: Value.Type) -> PropertyRule {
    Property<Value>(name).rule
  }
}
