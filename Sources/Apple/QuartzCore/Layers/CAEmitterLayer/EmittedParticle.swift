import Foundation

/// A particle of an emitter at a moment.
package struct EmittedParticle {
  let image: CGImage
  /// The part of the image that is drawn, in its unit square.
  let part: CGRect
  let imageScale: CGFloat
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  package let position: CGPoint
  let depth: CGFloat
  package let scale: CGFloat
  package let angle: CGFloat
  /// The red, green, blue and alpha components, from 0 to 1.
  package let color: [Double]
  package let age: CFTimeInterval
  let order: Int

  func draw(in context: CGContext, isAdditive: Bool) {
    guard color[3] > 0, scale != 0 else { return }
    let size = CGSize(
      width: CGFloat(image.width) * part.width / imageScale, height: CGFloat(image.height) * part.height / imageScale)
    let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    context.saveGState()
    context.translateBy(x: position.x, y: position.y)
    if angle != 0 { context.rotate(by: angle) }
    context.scaleBy(x: scale, y: scale)
    context.beginGroup(
      in: rect, alpha: CGFloat(color[3]), blendMode: isAdditive ? .plusLighter : .normal)
    drawImage(in: rect, context)
    if color[..<3].contains(where: { $0 < 1 }) {
      context.saveGState()
      context.setBlendMode(.multiply)
      context.setFillColor(
        CGColor(red: CGFloat(color[0]), green: CGFloat(color[1]), blue: CGFloat(color[2]), alpha: 1))
      context.fill(rect)
      context.restoreGState()
      // Multiplication would also fill clear areas.
      context.beginMask()
      drawImage(in: rect, context)
      context.endMask()
    }
    context.endGroup()
    context.restoreGState()
  }

  /// Draws the image with its top row at the minimum y.
  private func drawImage(in rect: CGRect, _ context: CGContext) {
    let whole = CGRect(
      x: rect.minX - part.minX / part.width * rect.width, y: rect.minY - part.minY / part.height * rect.height,
      width: rect.width / part.width, height: rect.height / part.height)
    context.saveGState()
    if whole != rect { context.clip(to: rect) }
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: whole.minY + whole.maxY))
    context.interpolationQuality = quality(in: whole, context)
    context.draw(image, in: whole)
    context.restoreGState()
  }

  private func quality(in rect: CGRect, _ context: CGContext) -> CGInterpolationQuality {
    let ctm = context.ctm
    let isSmaller = abs(rect.width) * hypot(ctm.a, ctm.b) < CGFloat(image.width)
    switch isSmaller ? minificationFilter : magnificationFilter {
    case .nearest: return .none
    case .trilinear: return .high
    default: return .default
    }
  }
}
