import Foundation

/// Has a transition follow the user's finger.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest runs when the user lets go; 1 is as fast as usual.
  var completionSpeed: CGFloat { get }

  /// Whether the transition is under the user's finger when it begins.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }

  public var wantsInteractiveStart: Bool { true }
}
