import UIKit

/// The transition of a view's content in an animated change.
///
/// - Source: developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case identity, opacity, interpolate, numeric, symbol }

  let kind: Kind
  /// The content changes without a transition.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades into the new content.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The old content is interpolated into the new content. This framework fades text.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The image of a symbol is replaced. This framework fades it.
  public static let symbolEffect = ContentTransition(kind: .symbol)

  /// Returns a transition that changes digits of text. This framework fades them.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .numeric) }
  /// Returns a transition that changes digits of text. This framework fades them.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numeric) }

  var fades: Bool { kind != .identity }
}

private enum ContentTransitionKey: EnvironmentKey {
  // Without a transition, this framework changes content immediately.
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// The transition of views' content in animated changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition of text and symbols in the view in animated changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/contenttransition(_:)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// A namespace for functions that fade the content of a view into its next content.
@MainActor
enum ContentFade {
  static func run(_ view: UIView, _ animation: Animation?, _ environment: EnvironmentValues) {
    guard let animation, environment.contentTransition.fades, view.window != nil else { return }
    let transition = CATransition()
    transition.type = .fade
    transition.duration = min(animation.runDuration, 10)
    view.layer.add(transition, forKey: "SwiftUI.contentTransition")
  }
}
