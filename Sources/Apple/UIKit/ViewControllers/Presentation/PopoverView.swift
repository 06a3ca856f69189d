import CoreGraphics
import QuartzCore

/// A view that displays a presented view in a popover with an arrow.
final class PopoverView: UIView {
  private let content: UIView
  private let clip = UIView()
  private let shape = CAShapeLayer()
  private var glass: MergedGlassView?

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
    showGlass(color == nil && geometry.measures.isGlass ? geometry.outline : nil)
    clip.backgroundColor = color ?? (glass == nil ? content.backgroundColor : nil)
    content.frame = bounds
    shape.frame = bounds
    shape.path = geometry.outline
    layer.shadowPath = geometry.outline
  }

  /// Displays glass with the outline of the popover behind the content.
  private func showGlass(_ outline: CGPath?) {
    if traitOverrides.contains(IsOnGlass.self) != (outline != nil) {
      if outline == nil { traitOverrides.remove(IsOnGlass.self) } else { traitOverrides[IsOnGlass.self] = true }
    }
    guard let outline else {
      glass?.removeFromSuperview()
      glass = nil
      return
    }
    let shown = glass ?? MergedGlassView(frame: bounds)
    if glass == nil { insertSubview(shown, at: 0) }
    glass = shown
    shown.frame = bounds
    shown.show(measures.glass.popover, path: outline, tint: nil)
    layer.shadowOpacity = 0
  }
}
