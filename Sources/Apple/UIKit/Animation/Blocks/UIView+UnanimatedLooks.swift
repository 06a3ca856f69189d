import CoreGraphics

extension UIView {
  /// Gives a view shadow and corners that are the design's, and there from the beginning: they don't come by and by where the
  /// view is first laid out while something is animated.
  func setUnanimated(shadow: ShadowMeasures? = nil, cornerRadius: CGFloat? = nil) {
    ViewAnimation.withoutInheritedAnimation {
      if let shadow { layer.setShadow(shadow) }
      if let cornerRadius { layer.cornerRadius = cornerRadius }
    }
  }
}
