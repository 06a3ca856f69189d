extension UIControl {
  /// What can happen to a control, as a set: actions are registered for one or more of these.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down inside the control for the second time or more in a row. Comes along with ``touchDown``.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved, and is inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved, and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is for; buttons send it after ``touchUpInside``.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is asked for.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text that is edited changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// A range for the app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// A range that belongs to the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event, the app's and the framework's included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
