import Foundation

extension UICellAccessory {
  /// The appearance of a label accessory.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/labeloptions
  @preconcurrency @MainActor
  public struct LabelOptions {
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

    /// The font of the label.
    ///
    /// - Default: The font of the text style `.body`.
    public var font: UIFont

    /// Whether the font follows the user's text size.
    ///
    /// - Default: `true`.
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}
