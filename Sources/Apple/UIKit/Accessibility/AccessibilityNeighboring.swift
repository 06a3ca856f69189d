/// A view that, when it is one element, has others beside it which are no part of what it says: the actions of a row that is swiped aside.
@MainActor
protocol AccessibilityNeighboring {
  var accessibilityNeighbors: [UIView] { get }
}
