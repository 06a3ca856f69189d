import UIKit

struct Rotation3DModifier: EffectModifier {
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    let size = box.frame.size
    var transform = CATransform3DIdentity
    let longest = max(size.width, size.height)
    if perspective != 0, longest > 0 { transform.m34 = -perspective / longest }
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    let turn = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
    let around = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorZ), turn), transform)
    view.layer.transform = CATransform3DConcat(around, CATransform3DMakeTranslation(x, y, anchorZ))
  }
}
