/// A view that displays a chevron in the tint color.
final class ArrowView: UIView {
  private let pointsLeft: Bool

  var isMirrored = false {
    didSet {
      if isMirrored != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the arrow leads to another month.
  var isEnabled = true {
    didSet {
      if isEnabled != oldValue { setNeedsDisplay() }
    }
  }

  init(pointsLeft: Bool) {
    self.pointsLeft = pointsLeft
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ArrowView is not archived")
  }

  override func draw(_ rect: CGRect) {
    let tip: CGFloat = pointsLeft != isMirrored ? -4.5 : 4.5
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX - tip, y: bounds.midY - 8))
    path.addLine(to: CGPoint(x: bounds.midX + tip, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.midX - tip, y: bounds.midY + 8))
    path.lineWidth = 2.2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    (isEnabled ? tintColor : UIColor.tertiaryLabel).setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: pointsLeft ? "Previous Month" : "Next Month",
      traits: isEnabled ? .button : [.button, .notEnabled])
  }
}
