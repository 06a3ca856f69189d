/// The kind of device an interface is made for.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No idiom is given.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac, with the Mac's own controls.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}
