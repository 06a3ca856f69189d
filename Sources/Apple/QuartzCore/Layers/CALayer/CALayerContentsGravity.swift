/// The placement of a layer's contents whose size differs from that of the bounds.
///
/// "Bottom" always means the minimum y and "top" the maximum. If y points downwards, as in UIKit, `top` is the lower
/// edge.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayercontentsgravity
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the center, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the maximum y and the center of x, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the minimum y and the center of x, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the minimum x and the center of y, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the maximum x and the center of y, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the minimum x and the maximum y, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the maximum x and y, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the minimum x and y, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the maximum x and the minimum y, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds, the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds with the aspect ratio kept, centered.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds with the aspect ratio kept, centered. Parts outside are displayed unless the layer masks
  /// to its bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
