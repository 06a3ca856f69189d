import UIKit

/// The transition of a view's content in an animated change.
///
/// - Source: developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case identity, opacity, interpolate, numeric, symbol }

  let kind: Kind
  /// The content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades into the new one.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The old content becomes the new one. Text fades here.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The image of a symbol is replaced. It fades here.
  public static let symbolEffect = ContentTransition(kind: .symbol)

  /// Digits of text change. They fade here.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .numeric) }
  /// Digits of text change. They fade here.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numeric) }

  var fades: Bool { kind != .identity }
}

private enum ContentTransitionKey: EnvironmentKey {
  // Without a transition, content changes at once here.
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
  /// Sets how text and symbols in the view change in animated changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/contenttransition(_:)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// Fades the content of a view into what it is set to next.
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
