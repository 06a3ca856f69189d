import Foundation

/// A control with which the user selects a value from a range by dragging a knob on a track.
///
/// - Source: developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor
open class UISlider: UIControl, SubviewBuilding {
  // MARK: - Storage

  final let parts = SliderParts()
  final var images = SliderImages()
  final var valueStorage: Float = 0
  /// The distance of the touch to the right of the knob's center.
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

  /// The value, limited to the range. Setting it sends no events.
  ///
  /// - Default: 0.
  open var value: Float {
    get { valueStorage }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, limited to the range. It sends no events.
  ///
  /// - Parameter animated: Whether the knob moves in a quarter of a second. The value itself changes at once.
  open func setValue(_ value: Float, animated: Bool) {
    changeLayout(animated: animated) { setClampedValue(value) }
  }

  /// The value at the leading end. A smaller maximum is changed to the same value.
  ///
  /// - Default: 0.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue != oldValue else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The value at the trailing end. A larger minimum is changed to the same value.
  ///
  /// - Default: 1.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue != oldValue else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  /// Whether `.valueChanged` is sent continuously during a drag, instead of once at its end.
  ///
  /// - Default: `true`.
  open var isContinuous: Bool = true

  // MARK: - Appearance

  /// The image beside the leading end of the track.
  ///
  /// - Default: `nil`.
  open var minimumValueImage: UIImage? {
    didSet {
      if minimumValueImage !== oldValue { setNeedsLayout() }
    }
  }

  /// The image beside the trailing end of the track.
  ///
  /// - Default: `nil`.
  open var maximumValueImage: UIImage? {
    didSet {
      if maximumValueImage !== oldValue { setNeedsLayout() }
    }
  }

  /// The color of the track before the knob. Setting it removes the images of that part.
  ///
  /// - Default: `nil`, for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.minimumTrackTintColor)
      if minimumTrackTintColor != nil { images.minimumTrack = StateValues() }
      setNeedsLayout()
    }
  }

  /// The color of the track after the knob. Setting it removes the images of that part.
  ///
  /// - Default: `nil`, for a gray.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.maximumTrackTintColor)
      if maximumTrackTintColor != nil { images.maximumTrack = StateValues() }
      setNeedsLayout()
    }
  }

  /// The color of the knob. Setting it removes the images of the knob.
  ///
  /// - Default: `nil`, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.thumbTintColor)
      if thumbTintColor != nil { images.thumb = StateValues() }
      setNeedsLayout()
    }
  }

  /// Sets the image of the knob for a state. States without an image use that of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[exactly: state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track before the knob for a state. It is stretched according to its cap insets.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimumTrack[exactly: state] = image
    setNeedsLayout()
  }

  /// Sets the image of the track after the knob for a state. It is stretched according to its cap insets.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximumTrack[exactly: state] = image
    setNeedsLayout()
  }

  /// Returns the image of the knob for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }

  /// Returns the image of the track before the knob for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state] }

  /// Returns the image of the track after the knob for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state] }

  /// The displayed image of the knob, or `nil` if the slider draws its own.
  open var currentThumbImage: UIImage? { images.thumb[state] }

  /// The displayed image of the track before the knob.
  open var currentMinimumTrackImage: UIImage? { images.minimumTrack[state] }

  /// The displayed image of the track after the knob.
  open var currentMaximumTrackImage: UIImage? { images.maximumTrack[state] }

  /// The behavior that the app prefers. An iPhone or iPad has one behavior only. See ``behavioralStyle``.
  ///
  /// - Default: `.automatic`.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

  /// The behavior of the slider, which is `.pad` on an iPhone or iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// The style of the slider.
  ///
  /// - Default: `.default`.
  /// - Source: developer.apple.com/documentation/uikit/uislider/sliderstyle
  open var sliderStyle: UISlider.Style = .default {
    didSet { if sliderStyle != oldValue { setNeedsLayout() } }
  }

  /// The configuration of the track, or `nil` for a plain track. Setting it moves the value to the nearest one that can
  /// be selected.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uislider/trackconfiguration-6m55i
  public final var trackConfiguration: UISlider.TrackConfiguration? {
    didSet {
      guard trackConfiguration != oldValue else { return }
      setClampedValue(value)
      setNeedsLayout()
    }
  }

  // MARK: - Sizing and layout

  /// The intrinsic size: no width, and a height of 30 points, one less than that of the frame.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight - alignmentRectInsets.bottom)
  }

  /// Returns the present width, and a height of 31 points or more for higher images.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: fittingHeight)
  }

  /// The alignment insets: two points at the sides and one at the bottom, so that constraints refer to the ends of the
  /// track.
  open override var alignmentRectInsets: UIEdgeInsets { measures.sliders.alignmentInsets }

  /// Returns the rectangle of the image at the leading end, in the slider's coordinates.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, atLeft: !isMirrored)
  }

  /// Returns the rectangle of the image at the trailing end, in the slider's coordinates.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, atLeft: isMirrored)
  }

  /// Returns the rectangle of the track, in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }

  /// Returns the rectangle of the knob for a value and a track rectangle, in the slider's coordinates.
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

  /// Returns whether a gesture recognizer may begin. A drag of the knob prevents drags and swipes of ancestors.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !keeps(gestureRecognizer)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { grab(touch) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { drag(touch) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }

  open override func cancelTracking(with event: UIEvent?) { release() }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults { spokenDefaults }

  /// Increases the value by a tenth of the range and sends `.valueChanged`.
  open override func accessibilityIncrement() { adjust(up: true) }

  /// Decreases the value by a tenth of the range and sends `.valueChanged`.
  open override func accessibilityDecrement() { adjust(up: false) }

  // MARK: - Appearance proxy

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

  /// Changes the value by a tenth of the range, as an accessibility swipe up or down does.
  func adjust(up: Bool) {
    guard isEnabled else { return }
    let old = value
    let step = (maximumValue - minimumValue) / 10
    value += up ? step : -step
    if value != old { sendActions(for: .valueChanged) }
  }
}

/// The behavior of a control on an iPad or a Mac.
///
/// - Source: developer.apple.com/documentation/uikit/uibehavioralstyle
public enum UIBehavioralStyle: UInt, Sendable {
  /// The style that the system chooses, which is ``pad`` on an iPhone or iPad.
  case automatic = 0
  case pad = 1
  case mac = 2
}
