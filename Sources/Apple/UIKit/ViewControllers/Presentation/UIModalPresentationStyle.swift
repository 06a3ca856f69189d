/// The style in which a controller is presented.
///
/// - Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
  /// A presentation over the whole screen. The views below are removed.
  case fullScreen = 0
  /// A sheet. On phones it is as wide as the screen.
  case pageSheet = 1
  /// A smaller sheet in the center of a large screen. On phones it is the same as `pageSheet`.
  case formSheet = 2
  /// A presentation over the nearest controller that defines a context. The views below are removed.
  case currentContext = 3
  /// A presentation by the presentation controller that the transitioning delegate provides.
  case custom = 4
  /// A presentation over the whole screen. The views below stay.
  case overFullScreen = 5
  /// A presentation over the nearest controller that defines a context. The views below stay.
  case overCurrentContext = 6
  /// A popover with an arrow, or a sheet in a compact size class.
  case popover = 7
  /// No adaptation of the style.
  case none = -1
  /// The style that the system chooses, which is `pageSheet` for most controllers.
  case automatic = -2
}
