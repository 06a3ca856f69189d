/// A view of rotating spokes that shows that work is in progress.
///
/// The spokes follow the host's clock. Their rotation depends on the time since ``startAnimating()``.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  // MARK: - Storage

  private var startTime: TimeInterval?
  private var shownStep = 0

  // MARK: - Creating

  /// Creates a medium indicator. It is stopped and therefore hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWheel()
  }

  /// Creates an indicator with the size of a style. It is stopped and therefore hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUpWheel()
    frame.size = wheel.size
    if let color = style.color { self.color = color }
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    setUpWheel()
    coder.decodePart(UIActivityIndicatorView.self, of: self)
  }

  private func setUpWheel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.needsDisplayOnBoundsChange = true
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    isHidden = true
  }

  // MARK: - Animating

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    if hidesWhenStopped { isHidden = false }
    guard startTime == nil else { return }
    startTime = AppHost.current.clock.now
    ClockDrivenViews.add(self)
    frameWillBeMade()
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    if hidesWhenStopped { isHidden = true }
    guard startTime != nil else { return }
    startTime = nil
    ClockDrivenViews.remove(self)
    show(step: 0)
  }

  /// Whether the indicator is animating.
  open var isAnimating: Bool { startTime != nil }

  /// Whether the indicator is hidden while it is stopped.
  ///
  /// - Default: `true`.
  open var hidesWhenStopped: Bool = true {
    didSet {
      if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped }
    }
  }

  // MARK: - Appearance

  /// The style of the indicator.
  ///
  /// - Default: `.medium`.
  open var style: Style = .medium {
    didSet {
      guard style != oldValue else { return }
      if let color = style.color { self.color = color }
      bounds.size = wheel.size
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The color of the spokes.
  ///
  /// - Default: A gray. Setting `nil` restores the default.
  open var color: UIColor! = .systemGray {
    didSet {
      appearanceMarks.insert(.color)
      if color == nil { color = .systemGray }
      if color != oldValue { setNeedsDisplay() }
    }
  }

  // MARK: - Sizing and drawing

  /// The intrinsic size: 20 x 20 or 37 x 37 points.
  open override var intrinsicContentSize: CGSize { wheel.size }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wheel.size }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    wheel.draw(
      in: context, center: CGPoint(x: bounds.midX, y: bounds.midY), color: color, step: shownStep)
  }

  private var wheel: ActivityWheel { ActivityWheel(style: style, measures.activityIndicators) }

  private func show(step: Int) {
    guard step != shownStep else { return }
    shownStep = step
    setNeedsDisplay()
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted", value: isAnimating ? "1" : "0",
      traits: .updatesFrequently)
  }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.color, \UIActivityIndicatorView.color)
    ]
  }
}

extension UIActivityIndicatorView: ClockDriven {
  func frameWillBeMade() {
    guard let startTime else { return }
    show(step: wheel.step(after: AppHost.current.clock.now - startTime))
  }
}
