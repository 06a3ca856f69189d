import UIKit

/// Something that runs when a view comes, changes or goes, without a look of its own.
@MainActor
protocol LifecycleModifier: PrimitiveModifier {
  associatedtype Memory
  func makeMemory() -> Memory
  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  /// The modifier is another; `self` is the new one.
  func update(_ memory: inout Memory, _ node: Node, from old: Self)
  /// Looks after each update while the view is shown.
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
