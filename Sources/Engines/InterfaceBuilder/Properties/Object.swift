/// An object of a file: a view, a controller, a gesture recognizer, an item of a bar, a guide, a placeholder.
///
/// What its file says is read through the properties of its kind: `object[LabelElement.numberOfLines]`. What every object of
/// a family has in common (subviews, constraints, connections...) has members of its own, in extensions by topic.
package struct Object: Hashable, Sendable {
  /// The element as it is written.
  package let element: SourceElement

  init(_ element: SourceElement) {
    self.element = element
  }

  /// Nil for an element that the reader does not know. It is loaded as what it stands for: a view among subviews.
  package var kind: ObjectKind? { ObjectKind(rawValue: element.name) }
  /// By what others of the file refer to it. Old content views have none.
  package var id: String? { element.id }
  package var position: SourcePosition { element.position }

  package subscript<Value>(property: Property<Value>) -> Value? { element[property] }

  /// Whether the file says that a property is nil.
  package func isNil<Value>(_ property: Property<Value>) -> Bool { element.isNil(property) }

  /// The object that this one is inside of: the superview, the table of a section, the controller of a root view.
  package var parent: Object? {
    element.parent?.nearest { Self.isObject($0) }.map(Object.init)
  }

  /// The user's class, nil where the object is of the class that its element says.
  package var customClass: CustomClass? { CustomClass(element) }

  /// What Interface Builder's outline calls it.
  package var userLabel: String? { self[ObjectElement.userLabel] }

  package var runtimeAttributes: [RuntimeAttribute] {
    element.contents(of: "userDefinedRuntimeAttributes").compactMap(RuntimeAttribute.init)
  }

  /// The objects of container children and of properties, in the order of the file, one level deep.
  package var childObjects: [Object] {
    var found: [Object] = []
    func collect(in element: SourceElement) {
      for child in element.children {
        if Self.isObject(child) { found.append(Object(child)) } else { collect(in: child) }
      }
    }
    collect(in: element)
    return found
  }

  static func isObject(_ element: SourceElement) -> Bool {
    ObjectKind.names.contains(element.name)
      || ElementSchema.of(element.name) == nil && element.id != nil
  }
}

extension Object: PropertyValue {
  package static var meaning: String { "an object" }
  package static var elementNames: Set<String> { ObjectKind.names }
  package static var isReference: Bool { true }

  package init?(attribute: String, of element: SourceElement) {
    guard let target = element.referenced(attribute) else { return nil }
    self.init(target)
  }

  package init?(element: SourceElement) {
    self.init(element)
  }
}
