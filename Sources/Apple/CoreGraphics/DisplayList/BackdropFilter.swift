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
  /// How much of the blurred picture is left, and what is added to it: the law of glass, in the place of a tint.
  package var glass: GlassLaw?

  package init(sigma: CGFloat, saturation: CGFloat, tint: CGColor?, isOfLayerAlone: Bool = false) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.isOfLayerAlone = isOfLayerAlone
  }
}

/// How glass mixes a blurred backdrop with its own brightness: a share of the backdrop, whose strong colors may leave
/// their range, and a gray that is added. All brightnesses are from 0 to 1.
package struct GlassLaw: Equatable, Sendable {
  /// How much of the backdrop is left.
  package var share: CGFloat
  /// The gray that is added over a backdrop whose mean brightness is at most ``darkMean``.
  package var darkGray: CGFloat
  /// The gray that is added over a backdrop whose mean brightness is at least ``lightMean``.
  package var lightGray: CGFloat
  package var darkMean: CGFloat = 0
  package var lightMean: CGFloat = 1

  /// Glass that adds the same gray over any backdrop.
  package init(share: CGFloat, gray: CGFloat) {
    (self.share, darkGray, lightGray) = (share, gray, gray)
  }

  /// Glass that becomes brighter over bright backdrops.
  package init(share: CGFloat, darkGray: CGFloat, lightGray: CGFloat, darkMean: CGFloat, lightMean: CGFloat) {
    (self.share, self.darkGray, self.lightGray) = (share, darkGray, lightGray)
    (self.darkMean, self.lightMean) = (darkMean, lightMean)
  }
}
