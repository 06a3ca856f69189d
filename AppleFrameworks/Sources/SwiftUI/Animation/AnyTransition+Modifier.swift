import UIKit

/// A transition that is made of views instead of a change of a `UIView`.
///
/// Unchecked: the closure makes views of values, on the main actor only.
struct ViewTransition: @unchecked Sendable {
  /// Returns the content in a phase.
  let apply: @MainActor (AnyView, TransitionPhase) -> AnyView

  init(apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.apply = apply }

  /// This transition inside of another one.
  func merged(_ other: ViewTransition?) -> ViewTransition {
    guard let other else { return self }
    return ViewTransition { content, phase in other.apply(self.apply(content, phase), phase) }
  }
}

extension AnyTransition {
  /// The view changes from one modifier to another when it appears, and back when it disappears.
  ///
  /// - Parameters:
  ///   - active: The modifier of the view before it appears and after it has disappeared.
  ///   - identity: The modifier of the view while it is shown.
  /// - Source: developer.apple.com/documentation/swiftui/anytransition/modifier(active:identity:)
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let holder = ModifierHolder(active: active, identity: identity)
    return AnyTransition(TransitionChange(views: ViewTransition { holder.body($0, $1) }))
  }

  /// Hides the type of a transition.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/anytransition/init(_:)
  public init<T: Transition>(_ transition: T) {
    let holder = TransitionHolder(transition: transition)
    self.init(TransitionChange(views: ViewTransition { holder.body($0, $1) }))
  }
}

/// Holds a transition of a type.
///
/// Unchecked: the transition is a value, which is used on the main actor only.
private struct TransitionHolder<T: Transition>: @unchecked Sendable {
  nonisolated(unsafe) let transition: T

  @MainActor func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.body(content: T.Content(content: content), phase: phase))
  }
}

/// Holds the modifiers of a transition.
///
/// Unchecked: the modifiers are values, which are used on the main actor only.
private struct ModifierHolder<M: ViewModifier>: @unchecked Sendable {
  nonisolated(unsafe) let active: M
  nonisolated(unsafe) let identity: M

  @MainActor func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(content.modifier(phase.isIdentity ? identity : active))
  }
}
