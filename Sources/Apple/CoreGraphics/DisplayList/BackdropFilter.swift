import Foundation

/// The filter of a material on the content behind it.
package struct BackdropFilter: Equatable {
  /// The standard deviation of the blur.
  package var sigma: CGFloat
  /// The factor of the saturation: 1 for no change, 0 for gray.
  package var saturation: CGFloat
  /// The color over the blurred content.
  package var tint: CGColor?
  /// Whether only the content of the current layer is blurred, and not that below it.
  package var isOfLayerAlone: Bool
  /// The law of glass with the share of the blurred content and an added gray, in place of a tint.
  package var glass: GlassLaw?

  package init(sigma: CGFloat, saturation: CGFloat, tint: CGColor?, isOfLayerAlone: Bool = false) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.isOfLayerAlone = isOfLayerAlone
  }
}

/// The mixture of blurred content and the brightness of glass: a share of the content, whose saturated colors may leave
/// their range, and an added gray. All brightnesses are from 0 to 1.
package struct GlassLaw: Equatable, Sendable {
  /// The share of the blurred content.
  package var share: CGFloat
  /// The gray that is added to content with a mean brightness of at most ``darkMean``.
  package var darkGray: CGFloat
  /// The gray that is added to content with a mean brightness of at least ``lightMean``.
  package var lightGray: CGFloat
  package var darkMean: CGFloat = 0
  package var lightMean: CGFloat = 1

  /// Creates glass that adds the same gray to any content.
  package init(share: CGFloat, gray: CGFloat) {
    (self.share, darkGray, lightGray) = (share, gray, gray)
  }

  /// Creates glass that is brighter over bright content.
  package init(share: CGFloat, darkGray: CGFloat, lightGray: CGFloat, darkMean: CGFloat, lightMean: CGFloat) {
    (self.share, self.darkGray, self.lightGray) = (share, darkGray, lightGray)
    (self.darkMean, self.lightMean) = (darkMean, lightMean)
  }
}
