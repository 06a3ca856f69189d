/// A property of an element, with Interface Builder's name and the type of its value.
///
/// The properties of each kind of element are static members of a type with its name, such as
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
  /// The value of a property. It is nil if the file does not contain the property (the class's default applies), sets
  /// it to `nil`, or has an invalid value (which is a finding).
  package subscript<Value>(property: Property<Value>) -> Value? {
    if let attribute = self[property.name], let value = Value(attribute: attribute, of: self) { return value }
    guard hasChildren, !Value.elementNames.isEmpty else { return nil }
    guard let child = children.first(where: { $0.key == property.name && Value.elementNames.contains($0.name) })
    else { return nil }
    return Value(element: child)
  }

  /// Returns whether the file sets a property to nil, unlike a file that does not contain it.
  package func isNil<Value>(_ property: Property<Value>) -> Bool {
    children.contains { $0.name == "nil" && $0.key == property.name }
  }
}
