import Combine
import UIKit

struct ReceiveModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  typealias Memory = ReceivedValues<P.Output>

  func makeMemory() -> Memory { ReceivedValues(action: action) }
  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) { subscribe(memory) }
  func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {
    memory.cancellable = nil
  }
  func update(_ memory: inout Memory, _ node: Node, from old: Self) {
    memory.action = action
    if memory.cancellable != nil, !valuesAreEqual(publisher, old.publisher) { subscribe(memory) }
  }
  @MainActor private func subscribe(_ memory: Memory) {
    memory.cancellable = publisher.sink { @Sendable [weak memory] value in
      guard let memory else { return }
      // Unchecked: The publisher transfers the value.
      nonisolated(unsafe) let value = value
      MainWork.run { memory.action(value) }
    }
  }
}

/// The subscription of a view to a publisher, and the action for its values.
@MainActor
final class ReceivedValues<Output> {
  var cancellable: AnyCancellable?
  var action: (Output) -> Void
  init(action: @escaping (Output) -> Void) { self.action = action }
}
