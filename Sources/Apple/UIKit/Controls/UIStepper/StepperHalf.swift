/// A view that displays the minus or plus sign of a stepper, or an image of the app.
final class StepperHalf: UIView {
  private let imageView = UIImageView(frame: .zero)
  private let sign = ControlPart(color: nil)
  private let bars: [ControlPart]

  init(isIncrement: Bool) {
    bars = (0..<(isIncrement ? 2 : 1)).map { _ in ControlPart(color: .label) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    imageView.showsAutomaticImagesAsTemplates = true
    addSubview(imageView)
    addSubview(sign)
    for bar in bars { sign.addSubview(bar) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("StepperHalf is not archived")
  }

  /// Displays the sign or an image.
  ///
  /// - Parameters:
  ///   - image: The image of the app, or `nil` for the sign.
  ///   - tint: The color of a template image.
  func show(_ image: UIImage?, isEnabled: Bool, tint: UIColor?) {
    imageView.image = image
    imageView.tintColor = tint
    sign.isHidden = image != nil
    // The bars fade together. Otherwise their intersection would be visible.
    sign.alpha = isEnabled ? 1 : measures.steppers.disabledSignAlpha
    for bar in bars { bar.backgroundColor = measures.steppers.signColor }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = pixelGrid
    let size = imageView.image?.size ?? .zero
    imageView.frame = CGRect(
      x: grid.round(bounds.midX - size.width / 2), y: grid.round(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
    sign.frame = bounds
    let (length, width) = (measures.steppers.barLength, measures.steppers.barWidth)
    let left = grid.round(bounds.midX - length / 2)
    let top = grid.round(bounds.midY - length / 2)
    // Each bar is centered on the other one, so that the plus sign is symmetrical.
    bars[0].place(CGRect(x: left, y: top + (length - width) / 2, width: length, height: width))
    if bars.count > 1 {
      bars[1].place(CGRect(x: left + (length - width) / 2, y: top, width: width, height: length))
    }
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: bars.count > 1 ? "Increment" : "Decrement",
      traits: (superview as? UIStepper)?.spokenTraits(isIncrement: bars.count > 1) ?? .button)
  }
}

/// A touch on one half of a stepper.
struct StepperPress {
  var isIncrement: Bool
  var isInside = true
  /// The time of the next step, if the touch continues.
  var nextStep: TimeInterval
  var valueBefore: Double

  /// The delay before steps are repeated, and the interval between them, in seconds.
  static let delay: TimeInterval = 0.5
  static let interval: TimeInterval = 0.1

  /// The maximum number of steps at once. With more steps, the value would be at its end or repeat itself.
  static let maxSteps = 1000
}
