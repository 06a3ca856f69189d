/// The content of a shape layer.
package struct ShapeStyle {
  package var path: CGPath?
  package var fillColor: CGColor? = .opaqueBlack
  package var fillsEvenOdd = false
  package var strokeColor: CGColor?
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var dashPhase: CGFloat = 0
  package var dashPattern: [NSNumber]?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1

  package init() {}
}
