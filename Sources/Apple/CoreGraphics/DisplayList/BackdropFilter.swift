import Foundation

/// What frosted glass does to what lies behind it.
package struct BackdropFilter: Equatable {
  /// The standard deviation of the blur.
  package var sigma: CGFloat
  /// How strong the colors become: 1 leaves them as they are, 0 makes them gray.
  package var saturation: CGFloat
  /// What is laid over the blurred picture.
  package var tint: CGColor?
  /// Whether only what the current layer holds is blurred, and not what it will lie upon.
  package var isOfLayerAlone: Bool

  package init(sigma: CGFloat, saturation: CGFloat, tint: CGColor?, isOfLayerAlone: Bool = false) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.isOfLayerAlone = isOfLayerAlone
  }
}
