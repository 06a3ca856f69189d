import Foundation

extension UICellAccessory {
  /// The appearance of an outline disclosure.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/outlinedisclosureoptions
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// Whether the accessory is hidden. A hidden accessory still takes its space.
    public var isHidden: Bool

    /// The width that is reserved for the accessory.
    ///
    /// - Default: `.actual`.
    public var reservedLayoutWidth: LayoutDimension

    /// The tint color of the accessory.
    ///
    /// - Default: `nil`, for the standard color.
    public var tintColor: UIColor?

    /// The area that responds to a tap.
    public enum Style: Int, Sendable {
      case automatic = 0
      /// A tap on the row expands or collapses the item.
      case header = 1
      /// A tap on the chevron expands or collapses the item, and a tap on the row selects it.
      case cell = 2
    }

    /// The area that responds to a tap.
    ///
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
