/// A wheel of spokes that turns while some work goes on whose end is not known.
///
/// The wheel follows the host's clock: it stands where the time since ``startAnimating()`` has taken it.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityindicatorview
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  // MARK: - Storage

  private var startTime: TimeInterval?
  private var shownStep = 0

  // MARK: - Creating

  /// Makes a medium indicator that stands still, and so is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWheel()
  }

  /// Makes an indicator of a style, as large as that is, that stands still, and so is hidden.
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

  /// Has the wheel turn, and shows it.
  open func startAnimating() {
    if hidesWhenStopped { isHidden = false }
    guard startTime == nil else { return }
    startTime = AppHost.current.clock.now
    ClockDrivenViews.add(self)
    frameWillBeMade()
  }

  /// Has the wheel stand still, and hides it where ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    if hidesWhenStopped { isHidden = true }
    guard startTime != nil else { return }
    startTime = nil
    ClockDrivenViews.remove(self)
    show(step: 0)
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { startTime != nil }

  /// Whether the wheel is hidden while it stands still.
  ///
  /// - Default: `true`.
  open var hidesWhenStopped: Bool = true {
    didSet {
      if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped }
    }
  }

  // MARK: - Looks

  /// The size.
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
  /// - Default: a gray; set `nil` to have it back.
  open var color: UIColor! = .systemGray {
    didSet {
      appearanceMarks.insert(.color)
      if color == nil { color = .systemGray }
      if color != oldValue { setNeedsDisplay() }
    }
  }

  // MARK: - Sizing and drawing

  /// 20 x 20 or 37 x 37 points.
  open override var intrinsicContentSize: CGSize { wheel.size }

  /// The same as ``intrinsicContentSize``.
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

  // MARK: - Appearance

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
