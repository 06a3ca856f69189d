import UIKit

/// A namespace for functions that pass continued user activities to views.
enum ContinuedActivities {
  private static let name = Notification.Name("SwiftUI.ContinuedActivity")

  @MainActor static func post(_ activity: NSUserActivity) {
    NotificationCenter.default.post(name: name, object: activity)
  }

  static func observe(_ action: @escaping @MainActor (NSUserActivity) -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      nonisolated(unsafe) let object = notification.object
      // `post` sends it on the main actor.
      MainActor.assumeIsolated { if let activity = object as? NSUserActivity { action(activity) } }
    }
  }
}

/// A modifier that calls an action for activities of a type while its view is displayed.
private struct ActivityModifier: LifecycleModifier {
  let type: String
  let action: (NSUserActivity) -> Void

  final class Memory {
    var action: (NSUserActivity) -> Void
    var token: (any NSObjectProtocol)?
    init(action: @escaping (NSUserActivity) -> Void) { self.action = action }
    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
  }

  func makeMemory() -> Memory { Memory(action: action) }
  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {
    let type = type
    memory.token = ContinuedActivities.observe { [weak memory] activity in
      if activity.activityType == type { memory?.action(activity) }
    }
  }
  func update(_ memory: inout Memory, _ node: Node, from old: Self) { memory.action = action }
  func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {
    if let token = memory.token { NotificationCenter.default.removeObserver(token) }
    memory.token = nil
  }
}

extension View {
  /// Adds an action that is called when the app is continued with a user activity of a type, while the view is
  /// displayed.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    applying(ActivityModifier(type: activityType, action: action))
  }

  /// Sets the external events that open the scene of the view. A phone has one scene, which receives all of them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:)
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
