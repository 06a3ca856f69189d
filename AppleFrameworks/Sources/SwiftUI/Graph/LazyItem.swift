/// A row that is made when it is needed.
@MainActor
enum LazyItem {
  case box(Box)
  case row(any LazyRowSource, index: Int)
  /// A section of a list: what follows up to its end are its rows.
  case sectionBegins(header: [Box], footer: [Box])
  case sectionEnds
}

/// Makes the rows of a long list.
@MainActor
protocol LazyRowSource: AnyObject {
  var count: Int { get }
  /// What tells the row apart.
  func rowID(at index: Int) -> AnyHashable
  func node(at index: Int) -> Node
  /// Where the row of an element with this id stands.
  func index(of id: AnyHashable) -> Int?
  /// The row is far from the screen: what shows it may go, its state stays.
  func isMade(at index: Int) -> Bool
}
