extension UIWindow {
  /// The position of a window in the z-order.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiwindow/level
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of the app's own windows.
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}
