import UIKit

/// A modifier that declares a user activity while its view is displayed.
private struct UserActivityModifier: LifecycleModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void

  final class Memory {
    var activity: NSUserActivity?
  }

  func makeMemory() -> Memory { Memory() }

  @MainActor private func declare(_ memory: Memory, _ node: Node) {
    guard isActive else { return end(memory, node) }
    let activity = memory.activity ?? NSUserActivity(activityType: type)
    update(activity)
    if memory.activity == nil {
      memory.activity = activity
      node.environment.hostingController.controller?.userActivity = activity
      activity.becomeCurrent()
    }
  }

  @MainActor private func end(_ memory: Memory, _ node: Node) {
    guard let activity = memory.activity else { return }
    memory.activity = nil
    activity.invalidate()
    if let controller = node.environment.hostingController.controller, controller.userActivity === activity {
      controller.userActivity = nil
    }
  }

  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {
    let memory = memory
    actions.append { declare(memory, node) }
  }
  func update(_ memory: inout Memory, _ node: Node, from old: Self) {
    if memory.activity != nil { declare(memory, node) }
  }
  func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {
    let memory = memory
    actions.append { end(memory, node) }
  }
}

extension View {
  /// Declares a user activity while the view is displayed.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - isActive: Whether the activity is declared. Default: `true`.
  ///   - update: A closure that sets the properties of the activity.
  /// - Source: developer.apple.com/documentation/swiftui/view/useractivity(_:isactive:_:)
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    applying(UserActivityModifier(type: activityType, isActive: isActive, update: update))
  }
}
