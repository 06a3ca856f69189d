import Combine
import UIKit

extension View {
  /// Calls an action when the view appears.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onappear(perform:)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    applying(AppearModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view has disappeared.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    applying(AppearModifier(appear: nil, disappear: action))
  }

  /// Calls an action with the old and the new value when a value has changed.
  ///
  /// - Parameter initial: Whether the action is also called when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    applying(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls an action when a value has changed.
  ///
  /// - Parameter initial: Whether the action is also called when the view appears.
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    applying(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls an action with the new value when a value has changed.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onchange(of:perform:)
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    applying(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Calls an action with each value of a publisher while the view is visible.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    applying(ReceiveModifier(publisher: publisher, action: action))
  }

  /// Performs an asynchronous action when the view appears, and cancels it when the view disappears.
  ///
  /// - Parameter priority: The priority of the task.
  /// - Source: developer.apple.com/documentation/swiftui/view/task(priority:_:)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    applying(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Performs an asynchronous action when the view appears and when a value changes, and cancels it when the view
  /// disappears.
  ///
  /// - Parameters:
  ///   - value: The value. A change cancels the running action.
  ///   - priority: The priority of the task.
  ///   - action: The action. It starts immediately and runs up to its first suspension.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    applying(TaskModifier(id: value, priority: priority, action: action))
  }
}
