/// A property without the type of its value, for the validation of a file.
package struct PropertyRule: Sendable {
  package let name: String
  /// A description of the expected value, for findings.
  package let meaning: String
  package let elementNames: Set<String>
  package let isReference: Bool
  let acceptsAttribute: @Sendable (String, SourceElement) -> Bool
  let acceptsElement: @Sendable (SourceElement) -> Bool

  // Hundreds of rules are created once each. Specializing and inlining each of them would double the compile time of
  // the module.
  @inline(never)
  init<Value>(_ property: Property<Value>) {
    name = property.name
    meaning = Value.meaning
    elementNames = Value.elementNames
    isReference = Value.isReference
    acceptsAttribute = { Value(attribute: $0, of: $1) != nil }
    acceptsElement = { Value(element: $0) != nil }
  }

  @inline(never) static func text(_ name: String) -> PropertyRule { Property<String>(name).rule }
  @inline(never) static func number(_ name: String) -> PropertyRule { Property<Double>(name).rule }
  @inline(never) static func integer(_ name: String) -> PropertyRule { Property<Int>(name).rule }
  @inline(never) static func bool(_ name: String) -> PropertyRule { Property<Bool>(name).rule }
  @inline(never) static func reference(_ name: String) -> PropertyRule { Property<Object>(name).rule }
  @inline(never) static func value<Value: PropertyValue>(_ name: String, _ type: Value.Type) -> PropertyRule {
    Property<Value>(name).rule
  }
}
