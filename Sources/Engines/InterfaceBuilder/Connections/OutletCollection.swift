/// One member of a property that holds several objects. Each has an element of its own, in the order of the collection.
package struct OutletCollection: Hashable, Sendable {
  package let element: SourceElement

  package var id: String? { element.id }
  package var property: String { element["property"] ?? "" }
  /// Nil where the file has no object of that id.
  package var destination: Object? { element.value("destination") }
  /// `NSArray` or `NSMutableArray`.
  package var collectionClass: String { element["collectionClass"] ?? "NSArray" }
  /// Whether the members come after those that are there already.
  package var appends: Bool { element.bool("appends") ?? false }
}
