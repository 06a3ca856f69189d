import Combine
import UIKit

struct ReceiveModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  final class Subscription {
    var cancellable: AnyCancellable?
    var action: (P.Output) -> Void
    init(action: @escaping (P.Output) -> Void) { self.action = action }
  }

  func makeMemory() -> Subscription { Subscription(action: action) }
  func appear(_ memory: inout Subscription, _ node: Node, into actions: inout [() -> Void]) { subscribe(memory) }
  func disappear(_ memory: inout Subscription, _ node: Node, into actions: inout [() -> Void]) {
    memory.cancellable = nil
  }
  func update(_ memory: inout Subscription, _ node: Node, from old: Self) {
    memory.action = action
    if memory.cancellable != nil, !valuesAreEqual(publisher, old.publisher) { subscribe(memory) }
  }
  private func subscribe(_ memory: Subscription) {
    memory.cancellable = publisher.sink { [weak memory] value in
      guard let memory else { return }
      MainWork.run { memory.action(value) }
    }
  }
}
