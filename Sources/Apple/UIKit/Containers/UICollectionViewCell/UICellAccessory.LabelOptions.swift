import Foundation

extension UICellAccessory {
  /// How such an accessory looks.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/labeloptions
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether the accessory takes its room without being seen.
    public var isHidden: Bool

    /// How wide its column is.
    ///
    /// - Default: `.actual`.
    public var reservedLayoutWidth: LayoutDimension

    /// - Default: `nil`, the standard color.
    public var tintColor: UIColor?

    /// - Default: that of the text style body.
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
