extension UIControl {
  /// The horizontal alignment of a control's content.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    /// The content fills the width of the control.
    case fill = 3
    /// Left, or right in right-to-left languages.
    case leading = 4
    /// Right, or left in right-to-left languages.
    case trailing = 5
  }

  /// The vertical alignment of a control's content.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    /// The content fills the height of the control.
    case fill = 3
  }

  /// The state of a control as a set of flags. The empty set is ``normal``.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control is enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// The control is touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The app selected the control.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is focused by a keyboard or remote control.
    public static let focused = State(rawValue: 1 << 3)
    /// The flags that are available to the app.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The flags that are reserved for the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
