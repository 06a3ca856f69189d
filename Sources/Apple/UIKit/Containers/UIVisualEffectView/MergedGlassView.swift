import CoreGraphics

/// A view that displays merged panes of glass.
final class MergedGlassView: UIView {
  private let pane = GlassPane()
  private let rim = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    rim.fillColor = nil
    layer.addSublayer(rim)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("MergedGlassView is not archived")
  }

  /// Displays glass with an outline.
  ///
  /// - Parameter path: The outline, in the view's coordinates.
  func show(_ kind: GlassMeasures.Kind, path: CGPath, tint: UIColor?) {
    pane.show(kind, on: layer, CornerRadii(0), isContinuous: false, traitCollection)
    layer.extrasToChange.backdropPath = path
    if layer.shadowOpacity > 0 { layer.shadowPath = path }
    let look = kind.pane(traitCollection).rim
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    rim.frame = bounds
    rim.path = path
    rim.lineWidth = look.width
    rim.strokeColor = UIColor(white: 1, alpha: look.alpha).cgColor
    rim.fillColor = tint?.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }
}
