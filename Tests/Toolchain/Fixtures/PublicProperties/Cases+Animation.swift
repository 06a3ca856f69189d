import UIKit

extension Cases {
  func addAnimation() {
    make("CABasicAnimation") {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      return animation
    }
    make("CADisplayLink") { [self] in CADisplayLink(target: stage, selector: Selector("step:")) }
    make("CAKeyframeAnimation") {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.values = [CGPoint.zero, CGPoint(x: 10, y: 10)]
      return animation
    }
    make("CALayer") { [self] in
      let layer = CALayer()
      layer.mask = CAShapeLayer()
      layer.contents = UIImage(systemName: "star")?.cgImage
      return [layer, stage.view.layer]
    }
    make("CAMediaTimingFunction") { CAMediaTimingFunction(name: .easeIn) }
    make("CAPropertyAnimation") { CAPropertyAnimation(keyPath: "opacity") }
    make("CASpringAnimation") { CASpringAnimation(keyPath: "opacity") }
    make("CATextLayer") {
      let layer = CATextLayer()
      layer.string = "text"
      return layer
    }
    make("CAValueFunction") { CAValueFunction(name: .rotateZ) }
    make("UIAttachmentBehavior") { [self] in UIAttachmentBehavior(item: item(), attachedToAnchor: .zero) }
    make("UICollisionBehavior") { [self] in UICollisionBehavior(items: [item()]) }
    make("UIDynamicAnimator") { [self] in UIDynamicAnimator(referenceView: stage.view) }
    make("UIDynamicItemBehavior") { [self] in UIDynamicItemBehavior(items: [item()]) }
    make("UIDynamicItemGroup") { [self] in UIDynamicItemGroup(items: [item()]) }
    make("UIFieldBehavior") { [self] in
      let field = UIFieldBehavior.springField()
      field.addItem(item())
      return field
    }
    make("UIRegion") { UIRegion(radius: 10) }
    make("UIGravityBehavior") { [self] in UIGravityBehavior(items: [item()]) }
    make("UIPushBehavior") { [self] in UIPushBehavior(items: [item()], mode: .instantaneous) }
    make("UISnapBehavior") { [self] in UISnapBehavior(item: item(), snapTo: CGPoint(x: 50, y: 50)) }
    make("UICubicTimingParameters") { UICubicTimingParameters(animationCurve: .easeOut) }
    make("UISpringTimingParameters") { UISpringTimingParameters(dampingRatio: 0.5) }
    make("UIViewPropertyAnimator") {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.startAnimation()
      return animator
    }
  }

  /// Returns a view on the stage that a behavior can move.
  private func item() -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    stage.view.addSubview(view)
    return view
  }
}
