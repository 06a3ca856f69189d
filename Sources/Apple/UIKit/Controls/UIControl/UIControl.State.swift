extension UIControl {
  /// The state that a control is in, as a set of flags; the empty set is ``normal``.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, neither selected nor highlighted.
    public static let normal: State = []
    /// A finger is down on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The app selected the control.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus of a keyboard or remote control.
    public static let focused = State(rawValue: 1 << 3)
    /// A range for the app's own flags.
    public static let application = State(rawValue: 0x00FF_0000)
    /// A range that belongs to the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
