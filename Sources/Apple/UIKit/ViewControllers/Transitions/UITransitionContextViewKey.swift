/// Which view of a transition is asked for.
///
/// - Source: developer.apple.com/documentation/uikit/uitransitioncontextviewkey
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is on the screen when the transition begins.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is on the screen when the transition is over.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Which controller of a transition is asked for.
///
/// - Source: developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is on the screen when the transition begins.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on the screen when the transition is over.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
