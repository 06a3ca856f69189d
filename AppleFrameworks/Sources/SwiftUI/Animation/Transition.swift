import UIKit

/// A type that describes the insertion and the removal of a view in an animated change.
///
/// - Source: developer.apple.com/documentation/swiftui/transition
@preconcurrency @MainActor
public protocol Transition {
  /// The type of the view during the transition.
  associatedtype Body: View
  /// The type of the view without the transition.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view in a phase of the transition.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  /// The properties of transitions of this type.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties. The transition contains motion.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// A phase of a transition.
///
/// - Source: developer.apple.com/documentation/swiftui/transitionphase
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is displayed.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is displayed.
  public var isIdentity: Bool { self == .identity }
  /// The number -1 before the view appears, 0 while it is displayed, and 1 after it is removed.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
///
/// - Source: developer.apple.com/documentation/swiftui/transitionproperties
public struct TransitionProperties: Sendable {
  /// Whether the transition contains motion, which the system omits for users who prefer reduced motion.
  ///
  /// - Default: `true`.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension View {
  /// Sets the transition with which the view appears and disappears in an animated change.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transition(_:)-83vf6
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
