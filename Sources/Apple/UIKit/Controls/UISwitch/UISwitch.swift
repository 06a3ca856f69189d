/// A control with two values, on and off, that a tap or a drag changes.
///
/// A switch is always 51 x 31 points large: sizes that it is given are ignored. Of those, constraints see 49 x 31, since
/// its alignment rectangle ends two points before its frame.
///
/// - Source: developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor
open class UISwitch: UIControl, SubviewBuilding {
  // MARK: - Storage

  private let groove = ControlPart(color: nil)
  private let knob = KnobView(frame: .zero)
  private var isOnStorage = false

  /// The value that a drag has brought the knob to, before the finger is lifted.
  private var draggedValue: Bool?

  // MARK: - Creating

  /// Makes a switch that is off, at the origin of a frame whose size is ignored.
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
    // Both fade as one: no track is seen through the knob of a disabled switch.
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

  /// Turns the switch on or off. Sends no events.
  ///
  /// - Parameter animated: whether the knob moves there, in a quarter of a second; it does on the screen only.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStorage else { return }
    changeLayout(animated: animated) {
      isOnStorage = on
      setNeedsLayout()
    }
  }

  // MARK: - Looks

  /// The color of the track while the switch is on.
  ///
  /// - Default: `nil`, which is the system's green.
  open var onTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.onTintColor)
      if onTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// The color of the knob.
  ///
  /// - Default: `nil`, which is white.
  open var thumbTintColor: UIColor? {
    didSet {
      appearanceMarks.insert(.thumbTintColor)
      if thumbTintColor != oldValue { setNeedsLayout() }
    }
  }

  /// The style that the app would like.
  ///
  /// - Default: `.automatic`. An iPhone or iPad has one style only; see ``style``.
  open var preferredStyle: Style = .automatic

  /// The style that the switch has: `.sliding` on an iPhone or iPad.
  open var style: Style { .sliding }

  /// The words beside a switch of the checkbox style, which an iPhone or iPad does not have: there they are not shown.
  ///
  /// - Default: `nil`.
  open var title: String?

  // MARK: - Sizing and layout

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: measures.switches.size) }
  }

  /// 49 x 31 points: the size of the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    let measures = measures.switches
    return CGSize(width: measures.size.width - measures.alignmentInset, height: measures.size.height)
  }

  /// 51 x 31 points, whatever the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measures.switches.size }

  /// Two points at the right.
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

  /// A drag along the switch is no drag or swipe of a view around it.
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

  // MARK: - Appearance

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
  /// The kinds of looks of a switch.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiswitch/style-swift.enum
  public enum Style: Int, Sendable {
    /// The system chooses: on an iPhone or iPad, ``sliding``.
    case automatic = 0
    /// A box with a check mark, on a Mac.
    case checkbox = 1
    /// A knob on a track.
    case sliding = 2
  }
}
