/// The style of the transition to a presented controller.
///
/// - Source: developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented view slides up from the bottom.
  case coverVertical = 0
  /// Both views rotate about the vertical axis, as the two sides of a card.
  case flipHorizontal = 1
  /// The views cross-fade.
  case crossDissolve = 2
  /// A corner of the view below curls up. In this implementation the views cross-fade, with the same final state.
  case partialCurl = 3
}
