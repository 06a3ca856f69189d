import UIKit

/// A transition that is described by views instead of a change of a `UIView`.
///
/// Unchecked: The closure makes views from values, only on the main actor.
struct ViewTransition: @unchecked Sendable {
  /// The closure that returns the content in a phase.
  let apply: @MainActor (AnyView, TransitionPhase) -> AnyView

  init(apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

  /// Returns this transition applied inside another one.
  func merged(_ other: ViewTransition?) -> ViewTransition {
    guard let other else { return self }
    return ViewTransition { content, phase in other.apply(self.apply(content, phase), phase) }
  }
}

extension AnyTransition {
  /// Creates a transition that changes a view from one modifier to another when it appears, and back when it
  /// disappears.
  ///
  /// - Parameters:
  ///   - active: The modifier of the view before it appears and after it has disappeared.
  ///   - identity: The modifier of the view while it is displayed.
  /// - Source: developer.apple.com/documentation/swiftui/anytransition/modifier(active:identity:)
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let holder = ModifierHolder(active: active, identity: identity)
    return AnyTransition(TransitionChange(views: ViewTransition { holder.body($0, $1) }))
  }

  /// Creates a type-erased transition.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/anytransition/init(_:)
  public init<T: Transition>(_ transition: T) {
    let holder = TransitionHolder(transition: transition)
    self.init(TransitionChange(views: ViewTransition { holder.body($0, $1) }))
  }
}

/// A container for a transition of a specific type.
///
/// Unchecked: The transition is a value that is used only on the main actor.
private struct TransitionHolder<T: Transition>: @unchecked Sendable {
  nonisolated(unsafe) let transition: T

  @MainActor func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.body(content: T.Content(content: content), phase: phase))
  }
}

/// A container for the modifiers of a transition.
///
/// Unchecked: The modifiers are values that are used only on the main actor.
private struct ModifierHolder<M: ViewModifier>: @unchecked Sendable {
  nonisolated(unsafe) let active: M
  nonisolated(unsafe) let identity: M

  @MainActor func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(content.modifier(phase.isIdentity ? identity : active))
  }
}
