extension UIControl {
  /// A set of events of a control. Actions are registered for one or more events.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A second or later touch in quick succession began inside the control. It is sent together with ``touchDown``.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved and is inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved and is outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the control, which is a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system canceled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value of the control.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the primary action of the control. Buttons send it after ``touchUpInside``.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user requested the menu of the control.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The events that are available to the app.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The events that are reserved for the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including those of the app and the framework.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
