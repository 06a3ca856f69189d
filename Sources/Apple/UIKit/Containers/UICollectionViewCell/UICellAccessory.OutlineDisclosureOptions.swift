import Foundation

extension UICellAccessory {
  /// How such an accessory looks.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// Whether the accessory takes its room without being seen.
    public var isHidden: Bool

    /// How wide its column is.
    ///
    /// - Default: `.actual`.
    public var reservedLayoutWidth: LayoutDimension

    /// - Default: `nil`, the standard color.
    public var tintColor: UIColor?

    /// How a tap is taken.
    public enum Style: Int, Sendable {
      case automatic = 0
      /// The whole row opens and closes.
      case header = 1
      /// The chevron opens and closes, the row is selected.
      case cell = 2
    }

    /// - Default: `.automatic`.
    public var style: Style

    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }
}
