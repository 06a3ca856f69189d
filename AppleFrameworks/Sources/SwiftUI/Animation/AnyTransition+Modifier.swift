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
  ///   - active: the modifier of the view before it appears and after it has disappeared.
  ///   - identity: the modifier of the view while it is shown.
  /// - Source: developer.apple.com/documentation/swiftui/anytransition/modifier(active:identity:)
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let modifiers = (active: active, identity: identity)
    return AnyTransition(
      TransitionChange(
        views: ViewTransition { content, phase in
          AnyView(content.modifier(phase.isIdentity ? modifiers.identity : modifiers.active))
        }))
  }

  /// Hides the type of a transition.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/anytransition/init(_:)
  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    self.init(
      TransitionChange(
        views: ViewTransition { content, phase in
          AnyView(transition.body(content: T.Content(content: content), phase: phase))
        }))
  }
}
