/// The directions in which a scroll layer scrolls.
///
/// - Source: developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In all directions. The default.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
