/// How a controller is shown over another one.
///
/// - Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen; what was there is taken away.
  case fullScreen = 0
  /// A sheet; on phones as wide as the screen.
  case pageSheet = 1
  /// A smaller sheet in the middle of a wide screen; on phones as `pageSheet`.
  case formSheet = 2
  /// Over the nearest controller that defines a context, which is taken away.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate says.
  case custom = 4
  /// The whole screen; what was there stays behind.
  case overFullScreen = 5
  /// Over the nearest controller that defines a context, which stays behind.
  case overCurrentContext = 6
  /// A bubble with an arrow; in narrow surroundings a sheet.
  case popover = 7
  /// No other style than the present one.
  case none = -1
  /// What the system thinks best: `pageSheet` for most controllers.
  case automatic = -2
}
