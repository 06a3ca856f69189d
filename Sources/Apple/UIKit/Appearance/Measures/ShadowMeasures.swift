import CoreGraphics
import QuartzCore

/// A black shadow, with the properties of layers.
package struct ShadowMeasures: Sendable, Hashable {
  package var opacity: Float
  /// The vertical offset.
  package var y: CGFloat
  /// The standard deviation of its blur.
  package var radius: CGFloat

  package init(opacity: Float, y: CGFloat, radius: CGFloat) {
    (self.opacity, self.y, self.radius) = (opacity, y, radius)
  }

  /// Design tools specify the width of the blur, and layers its standard deviation.
  package init(opacity: Float, y: CGFloat, blur: CGFloat) {
    self.init(opacity: opacity, y: y, radius: blur / 2)
  }
}

/// The two shadows of a knob: a wide one, and a tight one under its rim.
package struct KnobShadows: Sendable, Hashable {
  package var wide: ShadowMeasures
  package var tight: ShadowMeasures
}

extension CALayer {
  func setShadow(_ shadow: ShadowMeasures) {
    shadowColor = UIColor.black.cgColor
    shadowOpacity = shadow.opacity
    shadowOffset = CGSize(width: 0, height: shadow.y)
    shadowRadius = shadow.radius
  }
}
