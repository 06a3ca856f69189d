import Foundation

/// An object that drives an interactive transition.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Tells the object that the transition begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest of the transition after the interaction. 1 is the usual speed.
  var completionSpeed: CGFloat { get }

  /// The curve of the rest of the transition after the interaction.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition is interactive when it begins.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }

  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  public var wantsInteractiveStart: Bool { true }
}
