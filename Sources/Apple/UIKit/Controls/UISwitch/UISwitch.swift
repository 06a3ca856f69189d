/// A control that is on or off, and changes with a tap or a drag.
///
/// The size of a switch is always 51 x 31 points. Other sizes are ignored. Constraints use a size of 49 x 31 points,
/// because the alignment rectangle ends two points before the frame.
///
/// - Source: developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor
open class UISwitch: UIControl, SubviewBuilding {
  // MARK: - Storage

  private let groove = ControlPart(color: nil)
  private let knob = KnobView(frame: .zero)
  private var isOnStorage = false

  /// The value to which a drag has moved the knob, until the touch ends.
  private var draggedValue: Bool?

  // MARK: - Creating

  /// Creates a switch that is off at the origin of a frame. The size of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSwitch()
    super.frame = CGRect(origin: frame.origin, size: measures.switches.size)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSwitch()
    coder.decodePart(UISwitch.self, of: self)
  }

  private func setUpSwitch() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    addSubview(groove)
    // The track and the knob fade together, so that the track is not visible through the knob of a disabled switch.
    groove.addSubview(knob)
  }

  // MARK: - Value

  /// Whether the switch is on. Setting it sends no events.
  ///
  /// - Default: `false`.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off. It sends no events.
  ///
  /// - Parameter animated: Whether the knob moves in a quarter of a second. The value itself changes at once.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStorage else { return }
    changeLayout(animated: animated) {
      isOnStorage = on
      setNeedsLayout()
    }
  }

  // MARK: - Appearance

  /// The color of the track while the switch is on.
  ///
  /// - Default: `nil`, for the system's green.
  open var onTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.onTintColor)
      if onTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// The color of the knob.
  ///
  /// - Default: `nil`, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.thumbTintColor)
      if thumbTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// The style that the app prefers. An iPhone or iPad has one style only. See ``style``.
  ///
  /// - Default: `.automatic`.
  open var preferredStyle: Style = .automatic

  /// The style of the switch, which is `.sliding` on an iPhone or iPad.
  open var style: Style { .sliding }

  /// The title of a switch in the style `.checkbox`. It is not displayed, because an iPhone or iPad does not have this
  /// style.
  ///
  /// - Default: `nil`.
  open var title: String?

  // MARK: - Sizing and layout

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: measures.switches.size) }
  }

  /// The intrinsic size: 49 x 31 points, which is the size of the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    let measures = measures.switches
    return CGSize(width: measures.size.width - measures.alignmentInset, height: measures.size.height)
  }

  /// Returns a size of 51 x 31 points, regardless of the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measures.switches.size }

  /// The alignment insets: two points at the right.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: measures.switches.alignmentInset)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let disabledAlpha = self.measures.controls.disabledAlpha
    let measures = measures.switches
    let isShownOn = draggedValue ?? isOnStorage
    groove.place(CGRect(origin: .zero, size: measures.size))
    groove.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : measures.offColor
    groove.alpha = isEnabled ? 1 : disabledAlpha
    let width = isHighlighted ? measures.touchedKnobWidth : measures.restingKnobWidth
    let isAtRight = isShownOn != isMirrored
    knob.frame = CGRect(
      x: isAtRight ? measures.size.width - measures.knobInset - width : measures.knobInset, y: measures.knobInset,
      width: width, height: measures.knobHeight)
    knob.shadows = measures.knobShadows
    knob.color = thumbTintColor ?? .white
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  // MARK: - Events

  /// Returns whether a gesture recognizer may begin. A drag of the knob prevents drags and swipes of ancestors.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && !keepsHorizontalDrag(from: gestureRecognizer)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    draggedValue = nil
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isAtRight = touch.location(in: self).x > bounds.midX
    let value = isAtRight != isMirrored
    if draggedValue != nil || value != isOnStorage {
      draggedValue = value
      setNeedsLayout()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let value = draggedValue ?? (isTouchInside ? !isOnStorage : isOnStorage)
    draggedValue = nil
    setNeedsLayout()
    guard value != isOnStorage else { return }
    setOn(value, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func cancelTracking(with event: UIEvent?) {
    draggedValue = nil
    setNeedsLayout()
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: title, value: isOn ? "1" : "0", traits: stateTraits.union([.button, .toggleButton]))
  }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.onTintColor, \UISwitch.onTintColor),
      AppearanceProperty(.thumbTintColor, \UISwitch.thumbTintColor),
    ]
  }
}

extension UISwitch: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    if measures !== previous.measures { frame = frame }
  }
}

extension UISwitch {
  /// The style of a switch.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiswitch/style-swift.enum
  public enum Style: Int, Sendable {
    /// The style that the system chooses, which is ``sliding`` on an iPhone or iPad.
    case automatic = 0
    /// A checkbox, which is available on a Mac.
    case checkbox = 1
    /// A knob on a track.
    case sliding = 2
  }
}
