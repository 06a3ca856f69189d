import Foundation

extension UICellAccessory {
  /// The appearance of an insert accessory.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/insertoptions
  @preconcurrency @MainActor
  public struct InsertOptions {
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

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }
}
