import UIKit

/// A modifier that calls actions when a view appears, changes or disappears.
protocol LifecycleModifier: PrimitiveModifier {
  associatedtype Memory
  @MainActor func makeMemory() -> Memory
  @MainActor func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  @MainActor func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  /// Updates the memory after a change of the modifier. The new modifier is `self`.
  @MainActor func update(_ memory: inout Memory, _ node: Node, from old: Self)
  /// Checks for changes after each update while the view is visible.
  @MainActor func check(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  @MainActor var watches: Bool { get }
}

@MainActor
extension LifecycleModifier {
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    LifecycleNode(view, context)
  }
  func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {}
  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {}
  func update(_ memory: inout Memory, _ node: Node, from old: Self) {}
  func check(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {}
  var watches: Bool { false }
}
