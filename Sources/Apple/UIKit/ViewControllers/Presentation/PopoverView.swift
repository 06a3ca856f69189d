import CoreGraphics
import QuartzCore

/// A view that displays a presented view in a popover with an arrow.
final class PopoverView: UIView {
  private let content: UIView
  private let clip = UIView()
  private let shape = CAShapeLayer()

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.layer.mask = shape
    clip.addSubview(content)
    addSubview(clip)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PopoverView is not archived")
  }

  func show(_ geometry: PopoverGeometry, color: UIColor?) {
    frame = geometry.frame
    setUnanimated(shadow: geometry.measures.shadow)
    clip.frame = bounds
    clip.backgroundColor = color ?? content.backgroundColor
    content.frame = bounds
    shape.frame = bounds
    shape.path = geometry.outline
    layer.shadowPath = geometry.outline
  }
}
