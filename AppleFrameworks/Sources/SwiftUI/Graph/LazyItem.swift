/// A row that is created on demand.
@MainActor
enum LazyItem {
  case box(Box)
  case row(any LazyRowSource, index: Int)
  /// The start of a section of a list; the rows up to its end belong to it.
  case sectionBegins(header: [Box], footer: [Box])
  case sectionEnds
}

/// Creates the rows of a long list.
@MainActor
protocol LazyRowSource: AnyObject {
  var count: Int { get }
  /// Returns the identity of a row.
  func rowID(at index: Int) -> AnyHashable
  func node(at index: Int) -> Node
  /// Returns the index of the row of the element with an id.
  func index(of id: AnyHashable) -> Int?
  /// Called when a row is far from the screen: its boxes may go, its state stays.
  func isMade(at index: Int) -> Bool
}
