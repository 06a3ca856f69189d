import UIKit

struct TaskModifier<ID: Equatable>: LifecycleModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @MainActor () async -> Void

  final class Running {
    var task: Task<Void, Never>?
    var id: ID
    init(id: ID) { self.id = id }
  }

  func makeMemory() -> Running { Running(id: id) }
  var watches: Bool { true }
  func appear(_ memory: inout Running, _ node: Node, into actions: inout [() -> Void]) {
    let memory = memory
    memory.id = id
    actions.append { start(memory) }
  }
  func disappear(_ memory: inout Running, _ node: Node, into actions: inout [() -> Void]) {
    let memory = memory
    actions.append {
      memory.task?.cancel()
      memory.task = nil
    }
  }
  func check(_ memory: inout Running, _ node: Node, into actions: inout [() -> Void]) {
    guard memory.id != id else { return }
    let memory = memory
    memory.id = id
    actions.append {
      memory.task?.cancel()
      start(memory)
    }
  }

  /// Starts the task, which runs immediately up to its first suspension.
  private func start(_ memory: Running) {
    let action = action
    memory.task = Task.immediate(priority: priority) { @MainActor in await action() }
  }
}
