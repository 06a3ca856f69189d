/// A row that is created on demand.
@MainActor
enum LazyItem {
  case box(Box)
  case row(any LazyRowSource, index: Int)
  /// The start of a section of a list. The section contains the rows up to its end.
  case sectionBegins(header: [Box], footer: [Box])
  case sectionEnds
}

/// An object that creates the rows of a long list on demand.
@MainActor
protocol LazyRowSource: AnyObject {
  var count: Int { get }
  /// Returns the identity of a row.
  func rowID(at index: Int) -> AnyHashable
  func node(at index: Int) -> Node
  /// Returns the index of the row of the element with an identifier.
  func index(of id: AnyHashable) -> Int?
  /// Returns whether the row exists. The boxes of a distant row may be removed, but its state is preserved.
  func isMade(at index: Int) -> Bool
}
