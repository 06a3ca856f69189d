/// The directions in which a scroll layer scrolls.
///
/// - Source: developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No scrolling.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertical scrolling.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontal scrolling.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Scrolling in all directions, the default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
