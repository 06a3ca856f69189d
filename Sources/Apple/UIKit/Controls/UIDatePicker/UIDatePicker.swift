/// A control with which the user chooses a date, a time, both, or a duration.
///
/// Nothing depends on the machine. A picker without a date begins at the host's date, which follows the host's clock.
/// This is the date that the app reads in programs of the toolchain, otherwise 9 January 2024, 9:41. Without a locale,
/// calendar or time zone, the picker uses American English, the Gregorian calendar and GMT.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepicker
@preconcurrency @MainActor
open class UIDatePicker: UIControl, SubviewBuilding {
  // MARK: - Storage

  final var model = DatePickerModel()
  final let parts = DatePickerParts()

  // MARK: - Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodePart(UIDatePicker.self, of: self)
  }

  // MARK: - Value

  /// The mode of the picker.
  ///
  /// - Default: `.dateAndTime`.
  open var datePickerMode: Mode {
    get { model.mode }
    set {
      guard newValue != model.mode else { return }
      model.mode = newValue
      styleDidChange()
    }
  }

  /// The date, limited to the range and rounded down to ``minuteInterval``. Setting it sends no events.
  ///
  /// - Default: The host's date when the picker was created.
  open var date: Date {
    get { model.date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date. It sends no events.
  ///
  /// - Parameter animated: Whether wheels turn to the date, or the calendar fades to its month, within 0.3 seconds.
  open func setDate(_ date: Date, animated: Bool) {
    model.date = model.allowed(date)
    modelDidChange()
    if animated { showDateAnimated() }
  }

  /// The earliest date. A range whose minimum is greater than its maximum is ignored.
  ///
  /// - Default: `nil`.
  open var minimumDate: Date? {
    get { model.minimum }
    set {
      model.minimum = newValue
      rulesDidChange()
    }
  }

  /// The latest date. A range whose minimum is greater than its maximum is ignored.
  ///
  /// - Default: `nil`.
  open var maximumDate: Date? {
    get { model.maximum }
    set {
      model.maximum = newValue
      rulesDidChange()
    }
  }

  /// The interval of the minutes, which is a divisor of 60 from 1 to 30. Other values count as 1.
  ///
  /// - Default: 1.
  open var minuteInterval: Int {
    get { model.minuteInterval }
    set {
      model.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      rulesDidChange()
    }
  }

  /// Whether the date is rounded down to ``minuteInterval``.
  ///
  /// - Default: `true`.
  open var roundsToMinuteInterval: Bool {
    get { model.rounds }
    set {
      model.rounds = newValue
      rulesDidChange()
    }
  }

  /// The duration of a countdown in seconds, in whole minutes from 0 to 23 hours and 59 minutes.
  ///
  /// - Default: 0.
  open var countDownDuration: TimeInterval {
    get { model.duration }
    set {
      let seconds = newValue.isNaN ? 0 : max(0, min(DatePickerModel.maxSeconds, newValue))
      model.duration = (seconds / 60).rounded(.down) * 60
      modelDidChange()
    }
  }

  // MARK: - Writing dates

  /// The locale that determines the format of dates.
  ///
  /// - Default: `nil`, for the locale of the calendar, otherwise American English.
  open var locale: Locale? {
    get { model.locale }
    set {
      model.locale = newValue
      rulesDidChange()
    }
  }

  /// The calendar of the picker.
  ///
  /// - Default: The Gregorian calendar. Setting `nil` restores the default.
  open var calendar: Calendar! {
    get { model.calendar ?? model.effectiveCalendar }
    set {
      model.calendar = newValue
      rulesDidChange()
    }
  }

  /// The time zone of displayed dates.
  ///
  /// - Default: `nil`, for the time zone of the calendar, otherwise GMT.
  open var timeZone: TimeZone? {
    get { model.timeZone }
    set {
      model.timeZone = newValue
      rulesDidChange()
    }
  }

  // MARK: - Style

  /// The style that the app prefers.
  ///
  /// - Default: `.automatic`.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet {
      if preferredDatePickerStyle != oldValue { styleDidChange() }
    }
  }

  /// The style of the picker. Durations and months with years always use wheels, and times are never inline.
  open var datePickerStyle: UIDatePickerStyle { shownStyle }

  // MARK: - Sizing and layout

  /// The intrinsic size: 320 x 216 points for wheels, the size of the fields for a compact picker, or that of a month
  /// for an inline one.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override func stateDidChange() {
    super.stateDidChange()
    modelDidChange()
  }

  // MARK: - Events

  /// Selects a day of an inline calendar, changes the month, or shows the months and years. Fields of a compact picker
  /// present a calendar or wheels.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside { fingerWasLifted(touch) }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    parts.card?.close(animated: false)
  }
}
