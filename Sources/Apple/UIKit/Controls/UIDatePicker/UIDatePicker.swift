/// A control for a date, a time, both, or a duration.
///
/// Nothing here depends on the machine: a picker without a date of its own begins at the host's, which goes by the host's clock: from
/// the date that the app reads in programs of the toolchain, else from 9 January 2024, 9:41; without a locale, calendar or time zone it has those of a phone in
/// American English with the Gregorian calendar and GMT.
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

  // MARK: - What is picked

  /// What is picked.
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

  /// The date, moved into the range and down to a whole ``minuteInterval``. Setting it sends no events.
  ///
  /// - Default: the host's date when the picker was made.
  open var date: Date {
    get { model.date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date. Sends no events.
  ///
  /// - Parameter animated: whether wheels turn to it, and a calendar fades to its month, within 0.3 seconds.
  open func setDate(_ date: Date, animated: Bool) {
    model.date = model.allowed(date)
    modelDidChange()
    if animated { showDateAnimated() }
  }

  /// The earliest date. A range whose ends cross is none.
  ///
  /// - Default: `nil`.
  open var minimumDate: Date? {
    get { model.minimum }
    set {
      model.minimum = newValue
      rulesDidChange()
    }
  }

  /// The latest date. A range whose ends cross is none.
  ///
  /// - Default: `nil`.
  open var maximumDate: Date? {
    get { model.maximum }
    set {
      model.maximum = newValue
      rulesDidChange()
    }
  }

  /// The steps of minutes: a divisor of 60 from 1 to 30. Other numbers are 1.
  ///
  /// - Default: 1.
  open var minuteInterval: Int {
    get { model.minuteInterval }
    set {
      model.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      rulesDidChange()
    }
  }

  /// Whether the date is moved down to a whole ``minuteInterval``.
  ///
  /// - Default: `true`.
  open var roundsToMinuteInterval: Bool {
    get { model.rounds }
    set {
      model.rounds = newValue
      rulesDidChange()
    }
  }

  /// The seconds of a countdown, in whole minutes from 0 to 23 hours and 59 minutes.
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

  /// The locale that says how dates are written.
  ///
  /// - Default: `nil`, which is the calendar's, and else American English.
  open var locale: Locale? {
    get { model.locale }
    set {
      model.locale = newValue
      rulesDidChange()
    }
  }

  /// The calendar.
  ///
  /// - Default: the Gregorian one; set `nil` to have it back.
  open var calendar: Calendar! {
    get { model.calendar ?? model.effectiveCalendar }
    set {
      model.calendar = newValue
      rulesDidChange()
    }
  }

  /// The time zone in which dates are written.
  ///
  /// - Default: `nil`, which is the calendar's, and else GMT.
  open var timeZone: TimeZone? {
    get { model.timeZone }
    set {
      model.timeZone = newValue
      rulesDidChange()
    }
  }

  // MARK: - Style

  /// The style that the app would like.
  ///
  /// - Default: `.automatic`.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet {
      if preferredDatePickerStyle != oldValue { styleDidChange() }
    }
  }

  /// The style that the picker has: durations, and months of a year, come on wheels always, and times are never inline.
  open var datePickerStyle: UIDatePickerStyle { shownStyle }

  // MARK: - Sizing and layout

  /// 320 x 216 points for wheels, the size of the patches for a compact picker, a month for an inline one.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The same as ``intrinsicContentSize``.
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

  /// Chooses a day of an inline calendar, turns to another month, or shows the months and years; patches bring up a calendar or
  /// wheels.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside { fingerWasLifted(touch) }
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    parts.card?.close(animated: false)
  }
}
