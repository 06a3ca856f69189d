import UIKit

struct ClipModifier<S: Shape>: EffectModifier {
  let shape: S
  let style: FillStyle
  /// The corner radius for clipping by the layer, which is faster and can be animated; `nil` for other shapes.
  let cornerRadius: CGFloat?

  func makeView() -> ClipView { ClipView() }
  func configure(_ view: ClipView, _ box: EffectBox<Self>) {
    if let cornerRadius {
      view.clipsToBounds = true
      view.layer.cornerCurve = .continuous
      view.layer.cornerRadius = cornerRadius
    } else {
      let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.frame = CGRect(origin: .zero, size: box.frame.size)
      mask.path = shape.resolvedShape(in: box.environment).path(in: mask.bounds).cgPath
      mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
      view.layer.mask = mask
    }
  }
}

final class ClipView: PassingView {
  /// Returns the view for a touch. Clipped content receives touches only inside the frame.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? super.hitTest(point, with: event) : nil
  }
}
