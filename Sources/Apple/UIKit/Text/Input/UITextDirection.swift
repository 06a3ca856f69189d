/// A direction in text: the raw value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
///
/// - Source: developer.apple.com/documentation/uikit/uitextdirection
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the storage or layout direction.
  public var rawValue: Int

  /// Creates a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in reading order.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A direction on the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uitextlayoutdirection
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Upwards, a line at a time.
  case up = 4
  /// Downwards, a line at a time.
  case down = 5
}

/// A direction in reading order.
///
/// - Source: developer.apple.com/documentation/uikit/uitextstoragedirection
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}
