extension UIControl {
  /// Where a control puts its content horizontally.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    /// The content is made as wide as the control allows.
    case fill = 3
    /// Left, and right in right-to-left languages.
    case leading = 4
    /// Right, and left in right-to-left languages.
    case trailing = 5
  }

  /// Where a control puts its content vertically.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    /// The content is made as high as the control allows.
    case fill = 3
  }

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
