import UIKit

/// The way a view appears and disappears in an animated change, as views.
///
/// - Source: developer.apple.com/documentation/swiftui/transition
@preconcurrency @MainActor
public protocol Transition {
  /// The type of the view in transition.
  associatedtype Body: View
  /// The view without the transition.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase of the transition.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  /// The properties of transitions of this type.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Says by default that the transition moves something.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// The part of a transition that a view is in.
///
/// - Source: developer.apple.com/documentation/swiftui/transitionphase
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is shown.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is shown.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view appears, 0 while it is shown, and 1 after it is removed.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a type of transitions.
///
/// - Source: developer.apple.com/documentation/swiftui/transitionproperties
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something, which people who want less motion do not see.
  ///
  /// - Default: `true`.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension View {
  /// Sets how the view appears and disappears where that is animated.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transition(_:)-83vf6
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
