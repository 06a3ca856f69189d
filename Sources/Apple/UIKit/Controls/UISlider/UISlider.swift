import Foundation

/// A control with a value from a range, that a knob on a track shows and a finger moves.
///
/// - Source: developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor
open class UISlider: UIControl, SubviewBuilding {
  // MARK: - Storage

  final let parts = SliderParts()
  final var images = SliderImages()
  final var valueStorage: Float = 0
  /// How far the finger is to the right of the knob's middle.
  final var grabOffset: CGFloat = 0
  final var valueWhenGrabbed: Float = 0

  // MARK: - Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSlider()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSlider()
    coder.decodePart(UISlider.self, of: self)
  }

  // MARK: - Value

  /// The value. Values outside the range are moved to its nearer end. Setting it sends no events.
  ///
  /// - Default: 0.
  open var value: Float {
    get { valueStorage }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, moved into the range. Sends no events.
  ///
  /// - Parameter animated: whether the knob moves there, in a quarter of a second; it does on the screen only.
  open func setValue(_ value: Float, animated: Bool) {
    changeLayout(animated: animated) { setClampedValue(value) }
  }

  /// The value at the leading end. A maximum that would lie below is moved along.
  ///
  /// - Default: 0.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue != oldValue else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The value at the trailing end. A minimum that would lie above is moved along.
  ///
  /// - Default: 1.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue != oldValue else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  /// Whether `.valueChanged` is sent all along a drag, instead of once at its end.
  ///
  /// - Default: `true`.
  open var isContinuous: Bool = true

  // MARK: - Looks

  /// The image beside the track's leading end.
  ///
  /// - Default: `nil`.
  open var minimumValueImage: UIImage? {
    didSet {
      if minimumValueImage !== oldValue { setNeedsLayout() }
    }
  }

  /// The image beside the track's trailing end.
  ///
  /// - Default: `nil`.
  open var maximumValueImage: UIImage? {
    didSet {
      if maximumValueImage !== oldValue { setNeedsLayout() }
    }
  }

  /// The color of the track before the knob. Setting it drops the images of that part.
  ///
  /// - Default: `nil`, which is the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.minimumTrackTintColor)
      if minimumTrackTintColor != nil { images.minimumTrack = StateValues() }
      setNeedsLayout()
    }
  }

  /// The color of the track behind the knob. Setting it drops the images of that part.
  ///
  /// - Default: `nil`, which is a gray.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.maximumTrackTintColor)
      if maximumTrackTintColor != nil { images.maximumTrack = StateValues() }
      setNeedsLayout()
    }
  }

  /// The color of the knob. Setting it drops the knob's images.
  ///
  /// - Default: `nil`, which is white.
  open var thumbTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.thumbTintColor)
      if thumbTintColor != nil { images.thumb = StateValues() }
      setNeedsLayout()
    }
  }

  /// Sets the knob's image for a state; states without one have the normal state's.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[exactly: state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track before the knob for a state. It is stretched as its cap insets say.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimumTrack[exactly: state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track behind the knob for a state. It is stretched as its cap insets say.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximumTrack[exactly: state] = image
    setNeedsLayout()
  }

  /// The knob's image for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }

  /// The image of the track before the knob for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }

  /// The image of the track behind the knob for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }

  /// The knob's image that is shown now; `nil` where the slider draws its own.
  open var currentThumbImage: UIImage? { images.thumb[state] }

  /// The image of the track before the knob that is shown now.
  open var currentMinimumTrackImage: UIImage? { images.minimumTrack[state] }

  /// The image of the track behind the knob that is shown now.
  open var currentMaximumTrackImage: UIImage? { images.maximumTrack[state] }

  /// The behavior that the app would like.
  ///
  /// - Default: `.automatic`. An iPhone or iPad has one behavior only; see ``behavioralStyle``.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

  /// The behavior that the slider has: `.pad` on an iPhone or iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Whether the slider has a thumb.
  ///
  /// - Default: `.default`.
  /// - Source: developer.apple.com/documentation/uikit/uislider/sliderstyle
  open var sliderStyle: UISlider.Style = .default {
    didSet { if sliderStyle != oldValue { setNeedsLayout() } }
  }

  /// Ticks, the place where the fill begins, and what can be chosen; `nil` for a plain track.
  ///
  /// - Default: `nil`. Setting it moves the value to the nearest one that can be chosen.
  /// - Source: developer.apple.com/documentation/uikit/uislider/trackconfiguration-6m55i
  public final var trackConfiguration: UISlider.TrackConfiguration? {
    didSet {
      guard trackConfiguration != oldValue else { return }
      setClampedValue(value)
      setNeedsLayout()
    }
  }

  // MARK: - Sizing and layout

  /// No opinion about the width; 30 points high, one less than the frame.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight - alignmentRectInsets.bottom)
  }

  /// The present width, and 31 points of height, or more for higher images.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: fittingHeight)
  }

  /// Two points at either side and one at the bottom: constraints see the track's ends.
  open override var alignmentRectInsets: UIEdgeInsets { measures.sliders.alignmentInsets }

  /// Where the image at the leading end lies in the slider's coordinates.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, atLeft: !isMirrored)
  }

  /// Where the image at the trailing end lies in the slider's coordinates.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, atLeft: isMirrored)
  }

  /// Where the track lies in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }

  /// Where the knob lies for a value, given the track's rectangle, in the slider's coordinates.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    defaultThumbRect(in: bounds, track: rect, value: value)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
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

  /// A drag of the thumb is no drag or swipe of a view around the slider.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !keeps(gestureRecognizer)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { grab(touch) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { drag(touch) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }

  open override func cancelTracking(with event: UIEvent?) { release() }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults { spokenDefaults }

  /// A tenth of the range more; sends `.valueChanged`.
  open override func accessibilityIncrement() { adjust(up: true) }

  /// A tenth of the range less; sends `.valueChanged`.
  open override func accessibilityDecrement() { adjust(up: false) }

  // MARK: - Appearance

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.minimumTrackTintColor, \UISlider.minimumTrackTintColor),
      AppearanceProperty(.maximumTrackTintColor, \UISlider.maximumTrackTintColor),
      AppearanceProperty(.thumbTintColor, \UISlider.thumbTintColor),
      AppearanceProperty(\UISlider.images.thumb.values) { $0.setNeedsLayout() },
      AppearanceProperty(\UISlider.images.minimumTrack.values) { $0.setNeedsLayout() },
      AppearanceProperty(\UISlider.images.maximumTrack.values) { $0.setNeedsLayout() },
    ]
  }
}

extension UISlider {
  var spokenDefaults: AccessibilityDefaults {
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    return AccessibilityDefaults(
      isElement: true, value: SpokenNumber.percent(share), traits: stateTraits.union(.adjustable))
  }

  /// A swipe up or down is a tenth of the range.
  func adjust(up: Bool) {
    guard isEnabled else { return }
    let old = value
    let step = (maximumValue - minimumValue) / 10
    value += up ? step : -step
    if value != old { sendActions(for: .valueChanged) }
  }
}

/// Whether a control behaves as on an iPad or as on a Mac.
///
/// - Source: developer.apple.com/documentation/uikit/uibehavioralstyle
public enum UIBehavioralStyle: UInt, Sendable {
  /// The system chooses: on an iPhone or iPad, ``pad``.
  case automatic = 0
  case pad = 1
  case mac = 2
}
