/// How a layer's contents are placed in its bounds when their sizes differ.
///
/// "Bottom" always means the least y, and "top" the greatest: where y points down, as in UIKit, `top` is the lower edge.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayercontentsgravity
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the greatest y, in the middle of x, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the least y, in the middle of x, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the least x, in the middle of y, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the greatest x, in the middle of y, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the least x and the greatest y, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the greatest x and y, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the least x and y, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the greatest x and the least y, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds. The default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled evenly until it just fits, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled evenly until it just covers the bounds, in the middle; what sticks out shows unless the layer masks to
  /// its bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
