import UIKit

struct ChangeModifier<V: Equatable>: LifecycleModifier {
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  func makeMemory() -> V { value }
  var watches: Bool { true }
  func appear(_ memory: inout V, _ node: Node, into actions: inout [() -> Void]) {
    memory = value
    guard isInitial else { return }
    let value = value
    actions.append { action(value, value) }
  }
  func check(_ memory: inout V, _ node: Node, into actions: inout [() -> Void]) {
    guard memory != value else { return }
    let old = memory
    memory = value
    let value = value
    actions.append { action(old, value) }
  }
}
