/// A property of an object that is set to another one when the file is loaded.
package struct Outlet: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  package var property: String { element["property"] ?? "" }
  /// Nil where the file has no object of that id.
  package var destination: Object? { element.value("destination") }
}
