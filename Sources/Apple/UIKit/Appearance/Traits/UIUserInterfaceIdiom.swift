/// The kind of device for which an interface is designed.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The idiom isn't specified.
  case unspecified = -1
  /// An interface for iPhone.
  case phone = 0
  /// An interface for iPad.
  case pad = 1
  /// An interface for Apple TV.
  case tv = 2
  /// An interface for the screen of a car.
  case carPlay = 3
  /// An interface for a Mac with its own controls.
  case mac = 5
  /// An interface for Apple Vision.
  case vision = 6
}
