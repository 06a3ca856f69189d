/// A set of a layer's corners, named in its own coordinates: `minY` is the upper edge if y points downwards.
///
/// - Source: developer.apple.com/documentation/quartzcore/cacornermask
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the minimum x and y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the maximum x and the minimum y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the minimum x and the maximum y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the maximum x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
