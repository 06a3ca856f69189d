/// An invisible rectangle that redirects the focus when an arrow key moves to it.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusguide
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  private final var destinations: [any UIFocusEnvironment] = []

  /// Whether the focus can move to the guide.
  ///
  /// - Default: `true`.
  open var isEnabled = true

  /// The environments to which the guide redirects the focus, in order of preference. Without a focusable item in them,
  /// the guide is ignored.
  ///
  /// - Default: empty.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get { destinations }
    set { destinations = newValue ?? [] }
  }

  /// The view to which the guide redirects the focus. Apple deprecated it in iOS 10.
  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open weak var preferredFocusedView: UIView? {
    get { destinations.first as? UIView }
    set { destinations = newValue.map { [$0] } ?? [] }
  }
}
