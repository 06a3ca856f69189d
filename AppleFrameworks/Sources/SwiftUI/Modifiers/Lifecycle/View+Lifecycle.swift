import Combine
import UIKit

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    applying(AppearModifier(appear: action, disappear: nil))
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    applying(AppearModifier(appear: nil, disappear: action))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    applying(ChangeModifier(value: value, isInitial: initial, action: action))
  }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    applying(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    applying(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    applying(ReceiveModifier(publisher: publisher, action: action))
  }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    applying(TaskModifier(id: 0, priority: priority, action: action))
  }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    applying(TaskModifier(id: value, priority: priority, action: action))
  }
}
