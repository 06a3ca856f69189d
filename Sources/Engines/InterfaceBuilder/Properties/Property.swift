/// A property that an element can have, by the name that Interface Builder gives it, and the type of its value.
///
/// The properties of each kind of element are the static members of a type named after it, such as
/// `LabelElement.numberOfLines`.
package struct Property<Value: PropertyValue>: Sendable {
  package let name: String

  @inline(never)
  package init(_ name: String) {
    self.name = name
  }

  @inline(never)
  var rule: PropertyRule { PropertyRule(self) }
}

extension SourceElement {
  /// The value of a property, nil where the file says nothing (the class's own default holds), says `nil`, or says something
  /// that is no such value (which is a finding).
  package subscript<Value>(property: Property<Value>) -> Value? {
    if let attribute = self[property.name], let value = Value(attribute: attribute, of: self) { return value }
    guard hasChildren, !Value.elementNames.isEmpty else { return nil }
    guard let child = children.first(where: { $0.key == property.name && Value.elementNames.contains($0.name) })
    else { return nil }
    return Value(element: child)
  }

  /// Whether the file says that a property is nil, which is something else than saying nothing.
  package func isNil<Value>(_ property: Property<Value>) -> Bool {
    children.contains { $0.name == "nil" && $0.key == property.name }
  }
}
