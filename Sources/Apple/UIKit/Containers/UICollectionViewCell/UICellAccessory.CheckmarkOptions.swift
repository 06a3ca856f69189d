import Foundation

extension UICellAccessory {
  /// How such an accessory looks.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/checkmarkoptions
  @preconcurrency @MainActor
  public struct CheckmarkOptions {
    /// Whether the accessory takes its room without being seen.
    public var isHidden: Bool

    /// How wide its column is.
    ///
    /// - Default: `.actual`.
    public var reservedLayoutWidth: LayoutDimension

    /// - Default: `nil`, the standard color.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }
}
