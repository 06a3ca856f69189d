/// An object of a file: a view, a controller, a gesture recognizer, a bar item, a guide or a placeholder.
///
/// The properties of its kind read the file: `object[LabelElement.numberOfLines]`. Extensions by topic have members for
/// the common parts of a family, such as subviews, constraints and connections.
package struct Object: Hashable, Sendable {
  /// The element in the file.
  package let element: SourceElement

  init(_ element: SourceElement) {
    self.element = element
  }

  /// The kind, or nil for an unknown element. The loader treats it according to its place, such as a view among
  /// subviews.
  package var kind: ObjectKind? { ObjectKind(rawValue: element.name) }
  /// The id that references in the file use. Old content views have none.
  package var id: String? { element.id }
  package var position: SourcePosition { element.position }

  package subscript<Value>(property: Property<Value>) -> Value? { element[property] }

  /// Returns whether the file sets a property to nil.
  package func isNil<Value>(_ property: Property<Value>) -> Bool { element.isNil(property) }

  /// The enclosing object: the superview, the table of a section, or the controller of a root view.
  package var parent: Object? {
    element.parent?.nearest { Self.isObject($0) }.map(Object.init)
  }

  /// The custom class, or nil if the object has the class of its element.
  package var customClass: CustomClass? { CustomClass(element) }

  /// The label in Interface Builder's outline.
  package var userLabel: String? { self[ObjectElement.userLabel] }

  package var runtimeAttributes: [RuntimeAttribute] {
    element.contents(of: "userDefinedRuntimeAttributes").compactMap(RuntimeAttribute.init)
  }

  /// The direct child objects in containers and properties, in the order of the file.
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
