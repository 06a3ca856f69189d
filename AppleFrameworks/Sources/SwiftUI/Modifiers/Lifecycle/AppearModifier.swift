import UIKit

struct AppearModifier: LifecycleModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  func makeMemory() { () }
  func appear(_ memory: inout Void, _ node: Node, into actions: inout [() -> Void]) {
    if let appear { actions.append(appear) }
  }
  func disappear(_ memory: inout Void, _ node: Node, into actions: inout [() -> Void]) {
    if let disappear { actions.append(disappear) }
  }
}
