import UIKit

/// A modifier that runs actions when a view appears, changes or disappears.
@MainActor
protocol LifecycleModifier: PrimitiveModifier {
  associatedtype Memory
  func makeMemory() -> Memory
  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  /// Called after a change of the modifier; `self` is the new one.
  func update(_ memory: inout Memory, _ node: Node, from old: Self)
  /// Called after each update while the view is visible.
  func check(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  var watches: Bool { get }
}

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
