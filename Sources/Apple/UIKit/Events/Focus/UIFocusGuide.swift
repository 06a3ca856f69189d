/// A rectangle that shows nothing and hands the focus on: an arrow that leads to it leads to where the guide says.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusguide
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  private final var destinations: [any UIFocusEnvironment] = []

  /// Whether the focus can come here.
  ///
  /// - Default: `true`.
  open var isEnabled = true

  /// Where the focus goes that comes here, the best place first. Where nothing of it can have the focus, the guide is not there.
  ///
  /// - Default: empty.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get { destinations }
    set { destinations = newValue ?? [] }
  }

  /// The view that gets the focus. Deprecated by Apple since iOS 10.
  @available(*, deprecated, renamed: "preferredFocusEnvironments")
  open weak var preferredFocusedView: UIView? {
    get { destinations.first as? UIView }
    set { destinations = newValue.map { [$0] } ?? [] }
  }
}
