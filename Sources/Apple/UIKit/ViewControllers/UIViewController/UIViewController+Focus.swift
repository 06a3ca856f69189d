extension UIViewController: UIFocusEnvironment {
  /// The view around the controller's, or what presents it.
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.superview ?? parent ?? presentingViewController
  }

  public final var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
