/// A control with a minus and a plus half that decrease and increase a value.
///
/// The size of a stepper is always 94 x 32 points, unless images of the app require more.
///
/// - Source: developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor
open class UIStepper: UIControl, SubviewBuilding {
  // MARK: - Storage

  final let parts = StepperParts()
  final var images = StepperImages()
  final var press: StepperPress?
  private var valueStorage: Double = 0

  // MARK: - Creating

  /// Creates a stepper at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpStepper()
    super.frame = CGRect(origin: frame.origin, size: fittingSize)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpStepper()
    coder.decodePart(UIStepper.self, of: self)
  }

  // MARK: - Value

  /// The value, limited to the range. Setting it sends no events.
  ///
  /// - Default: 0.
  open var value: Double {
    get { valueStorage }
    set {
      let clamped = newValue.isNaN ? minimumValue : max(minimumValue, min(maximumValue, newValue))
      guard clamped != valueStorage else { return }
      valueStorage = clamped
      setNeedsLayout()
    }
  }

  /// The minimum value. It must be less than the maximum. Other values stop the program, as UIKit's exception does.
  ///
  /// - Default: 0.
  open var minimumValue: Double = 0 {
    didSet {
      preconditionOfCaller(
        minimumValue < maximumValue, "UIStepper.minimumValue \(minimumValue) is not below \(maximumValue)")
      rangeDidChange()
    }
  }

  /// The maximum value. It must be greater than the minimum. Other values stop the program, as UIKit's exception does.
  ///
  /// - Default: 100.
  open var maximumValue: Double = 100 {
    didSet {
      preconditionOfCaller(
        maximumValue > minimumValue, "UIStepper.maximumValue \(maximumValue) is not above \(minimumValue)")
      rangeDidChange()
    }
  }

  /// The difference of a step. It must be positive. Other values stop the program, as UIKit's exception does.
  ///
  /// - Default: 1.
  open var stepValue: Double = 1 {
    didSet { preconditionOfCaller(stepValue > 0, "UIStepper.stepValue must be positive, not \(stepValue)") }
  }

  /// Whether `.valueChanged` is sent at each step, instead of once at the end of the touch.
  ///
  /// - Default: `true`.
  open var isContinuous: Bool = true

  /// Whether a continued touch repeats steps. The time is that of the host's clock. Steps for the elapsed time are made
  /// when the touch moves or ends.
  ///
  /// - Default: `true`.
  open var autorepeat: Bool = true

  /// Whether the value continues at the other end of the range.
  ///
  /// - Default: `false`.
  open var wraps: Bool = false {
    didSet {
      if wraps != oldValue { setNeedsLayout() }
    }
  }

  /// Sets the minimum and the maximum, in the order in which the minimum is always less than the maximum.
  final func setRange(_ low: Double, _ high: Double) {
    if low < maximumValue {
      minimumValue = low
      maximumValue = high
    } else {
      maximumValue = high
      minimumValue = low
    }
  }

  private func rangeDidChange() {
    value = max(minimumValue, min(maximumValue, value))
    setNeedsLayout()
  }

  // MARK: - Appearance

  /// Sets the background image for a state. States without an image use that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.background[exactly: state] = image
    imagesDidChange()
  }

  /// Returns the background image for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images.background[state] }

  /// Sets the image between the halves for their states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    images.dividers[StepperImages.DividerKey(left: leftState, right: rightState)] = image
    imagesDidChange()
  }

  /// Returns the image between the halves for their states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    images.dividers[StepperImages.DividerKey(left: state, right: rightSegmentState)]
  }

  /// Sets the image that replaces the plus sign for a state. It is displayed in the tint color, unless its rendering
  /// mode is `.alwaysOriginal`.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.increment[exactly: state] = image
    imagesDidChange()
  }

  /// Returns the image that replaces the plus sign for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { images.increment[state] }

  /// Sets the image that replaces the minus sign for a state. It is displayed in the tint color, unless its rendering
  /// mode is `.alwaysOriginal`.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.decrement[exactly: state] = image
    imagesDidChange()
  }

  /// Returns the image that replaces the minus sign for a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { images.decrement[state] }

  final func imagesDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Sizing and layout

  /// The intrinsic size: 94 x 32 points, or that of a larger background image.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: fittingSize) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: fittingSize) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutHalves()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  // MARK: - Events

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginPress(touch) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(at: touch?.timestamp) }

  open override func cancelTracking(with event: UIEvent?) { endPress(at: nil) }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIStepper.images.background.values) { $0.imagesDidChange() },
      AppearanceProperty(\UIStepper.images.increment.values) { $0.imagesDidChange() },
      AppearanceProperty(\UIStepper.images.decrement.values) { $0.imagesDidChange() },
      AppearanceProperty(\UIStepper.images.dividers) { $0.imagesDidChange() },
    ]
  }
}

extension UIStepper: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    if measures !== previous.measures { frame = frame }
  }
}
