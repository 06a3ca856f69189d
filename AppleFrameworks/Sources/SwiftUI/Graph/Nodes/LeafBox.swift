import UIKit

/// The box of a view that holds no other.
@MainActor
class LeafBox<V: View>: Box {
  var value: V

  init(_ value: V, node: Node) {
    self.value = value
    super.init(node: node)
  }

  /// The view is another. What is shown goes by it from the next placing on.
  func valueDidChange(from old: V) { invalidateSize() }
  func environmentDidChange() { invalidateSize() }
  func appear(into actions: inout [() -> Void]) {}
  func disappear(into actions: inout [() -> Void]) {}
  func tearDown() {}
}
