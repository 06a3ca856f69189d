import UIKit

/// A gradient with resolved colors.
struct GradientPaint {
  enum Kind {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
  }

  var kind: Kind
  var stops: [(color: UIColor, location: CGFloat)]
}
