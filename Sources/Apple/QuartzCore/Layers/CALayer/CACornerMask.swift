/// A choice of a layer's corners, named in its own coordinates: where y points down, `minY` is the upper edge.
///
/// - Source: developer.apple.com/documentation/quartzcore/cacornermask
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the least x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the greatest x and the least y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the least x and the greatest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the greatest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
