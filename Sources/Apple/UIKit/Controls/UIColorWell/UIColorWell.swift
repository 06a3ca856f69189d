/// A disc of a color within a ring of all colors, for choosing one.
///
/// On an iPhone a tap brings up the system's color picker, an app of its own that does not exist here: a tap sends touch
/// events only.
///
/// - Source: developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor
open class UIColorWell: UIControl, SubviewBuilding {
  private let rainbow = RainbowView(frame: .zero)

  // MARK: - Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpWell()
    coder.decodePart(UIColorWell.self, of: self)
  }

  private func setUpWell() {
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    addSubview(rainbow)
  }

  // MARK: - Value

  /// The color. Setting it sends no events.
  ///
  /// - Default: `nil`: only the ring is drawn.
  open var selectedColor: UIColor? {
    didSet {
      if selectedColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The title of the color picker.
  ///
  /// - Default: `nil`. Shown by the picker only, which does not exist here.
  open var title: String?

  /// Whether the color may be translucent. Where not, its alpha is left out of the drawing.
  ///
  /// - Default: `true`.
  open var supportsAlpha: Bool = true {
    didSet {
      if supportsAlpha != oldValue { setNeedsDisplay() }
    }
  }

  // MARK: - Sizing and drawing

  /// 28 x 28 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: measures.colorWells.side, height: measures.colorWells.side)
  }

  /// 28 x 28 points, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var circle: CGRect {
    let side = min(bounds.width, bounds.height)
    return CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rainbow.ringWidth = measures.colorWells.ringWidth
    rainbow.frame = circle
    rainbow.alpha = isEnabled ? 1 : measures.controls.disabledAlpha
  }

  /// Draws the disc; of a translucent color, the half at the top left without its alpha.
  open override func draw(_ rect: CGRect) {
    guard let color = selectedColor?.resolvedColor(with: traitCollection) else { return }
    let inset = measures.colorWells.ringWidth + measures.colorWells.gap
    let disc = circle.insetBy(dx: inset, dy: inset)
    guard disc.width > 0 else { return }
    let fading = isEnabled ? 1 : measures.controls.disabledAlpha
    let alpha = supportsAlpha ? color.cgColor.alpha : 1
    color.withAlphaComponent(alpha * fading).setFill()
    UIBezierPath(ovalIn: disc).fill()
    guard alpha < 1 else { return }
    color.withAlphaComponent(fading).setFill()
    UIBezierPath(
      arcCenter: CGPoint(x: disc.midX, y: disc.midY), radius: disc.width / 2, startAngle: 0.75 * .pi,
      endAngle: 1.75 * .pi, clockwise: true
    ).fill()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: title ?? "Color well", traits: stateTraits.union(.button))
  }
}
