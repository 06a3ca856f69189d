/// A control of two halves, minus and plus, that take a value down and up.
///
/// A stepper is always 94 x 32 points large, unless images of the app's ask for more.
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

  /// Makes a stepper at the origin of a frame whose size is ignored.
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

  /// The value. Values outside the range are moved to its nearer end. Setting it sends no events.
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

  /// The lowest value. It must be below the maximum: anything else stops the program, as UIKit's exception does.
  ///
  /// - Default: 0.
  open var minimumValue: Double = 0 {
    didSet {
      preconditionOfCaller(
        minimumValue < maximumValue, "UIStepper.minimumValue \(minimumValue) is not below \(maximumValue)")
      rangeDidChange()
    }
  }

  /// The highest value. It must be above the minimum: anything else stops the program, as UIKit's exception does.
  ///
  /// - Default: 100.
  open var maximumValue: Double = 100 {
    didSet {
      preconditionOfCaller(
        maximumValue > minimumValue, "UIStepper.maximumValue \(maximumValue) is not above \(minimumValue)")
      rangeDidChange()
    }
  }

  /// How far a tap takes the value. It must be positive: anything else stops the program, as UIKit's exception does.
  ///
  /// - Default: 1.
  open var stepValue: Double = 1 {
    didSet { preconditionOfCaller(stepValue > 0, "UIStepper.stepValue has to be positive, not \(stepValue)") }
  }

  /// Whether `.valueChanged` is sent at each step, instead of once when the finger is lifted.
  ///
  /// - Default: `true`.
  open var isContinuous: Bool = true

  /// Whether holding a half down goes on stepping.
  ///
  /// - Default: `true`. The clock of this UIKit is the host's: the steps of the time passed are made when the finger
  ///   moves or is lifted.
  open var autorepeat: Bool = true

  /// Whether the value goes on at the other end of the range.
  ///
  /// - Default: `false`.
  open var wraps: Bool = false {
    didSet {
      if wraps != oldValue { setNeedsLayout() }
    }
  }

  /// Sets both ends, in the order in which each is beyond the other all the time.
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

  // MARK: - Looks

  /// Sets the image behind the stepper for a state; states without one have the normal state's.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.background[exactly: state] = image
    imagesDidChange()
  }

  /// The image behind the stepper for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images.background[state] }

  /// Sets the image between the halves for their states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    images.dividers[StepperImages.DividerKey(left: leftState, right: rightState)] = image
    imagesDidChange()
  }

  /// The image between the halves for their states.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    images.dividers[StepperImages.DividerKey(left: state, right: rightSegmentState)]
  }

  /// Sets the image in place of the plus for a state. It is shown in the tint color unless it is an original.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.increment[exactly: state] = image
    imagesDidChange()
  }

  /// The image in place of the plus for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? { images.increment[state] }

  /// Sets the image in place of the minus for a state. It is shown in the tint color unless it is an original.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.decrement[exactly: state] = image
    imagesDidChange()
  }

  /// The image in place of the minus for a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? { images.decrement[state] }

  final func imagesDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Sizing and layout

  /// 94 x 32 points, or what the background image has more.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The same as ``intrinsicContentSize``.
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

  // MARK: - Appearance

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
