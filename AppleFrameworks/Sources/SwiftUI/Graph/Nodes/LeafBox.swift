import UIKit

/// The box of a view that contains no other view.
@MainActor
class LeafBox<V: View>: Box {
  var value: V

  init(_ value: V, node: Node) {
    self.value = value
    super.init(node: node)
  }

  /// Handles a change of the view. The next layout pass displays it.
  func valueDidChange(from old: V) { invalidateSize() }
  func environmentDidChange() { invalidateSize() }
  func appear(into actions: inout [() -> Void]) {}
  func disappear(into actions: inout [() -> Void]) {}
  func tearDown() {}
}
