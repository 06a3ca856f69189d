/// A control that displays a selected color as a disc in a ring of all hues.
///
/// On an iPhone, a tap presents the system's color picker, which is a separate app that hosts don't have. In this
/// implementation, a tap only sends touch events.
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

  /// The selected color. Setting it sends no events.
  ///
  /// - Default: `nil`, for the ring only.
  open var selectedColor: UIColor? {
    didSet {
      if selectedColor != oldValue { setNeedsDisplay() }
    }
  }

  /// The title of the color picker. It has no effect, because hosts have no color picker.
  ///
  /// - Default: `nil`.
  open var title: String?

  /// Whether the color can be translucent. If `false`, the alpha component is not displayed.
  ///
  /// - Default: `true`.
  open var supportsAlpha: Bool = true {
    didSet {
      if supportsAlpha != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the color picker has a tool that picks a color from the screen. It has no effect, because hosts have no color
  /// picker for wells.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/uikit/uicolorwell/supportseyedropper
  open var supportsEyedropper: Bool = true

  /// The largest exposure of colors that the picker offers. Hosts display no colors brighter than white.
  ///
  /// - Default: 1, for colors without exposure. Smaller values are treated as 1.
  /// - Source: developer.apple.com/documentation/uikit/uicolorwell/maximumlinearexposure
  open var maximumLinearExposure: CGFloat = 1 {
    didSet { if !(maximumLinearExposure >= 1) { maximumLinearExposure = 1 } }
  }

  // MARK: - Sizing and drawing

  /// The intrinsic size: 28 x 28 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: measures.colorWells.side, height: measures.colorWells.side)
  }

  /// Returns a size of 28 x 28 points, regardless of the given size.
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

  /// Draws the disc. The top left half of a translucent color is drawn without its alpha.
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
