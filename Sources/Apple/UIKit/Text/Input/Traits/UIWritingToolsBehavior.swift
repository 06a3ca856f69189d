/// How much writing tools may do with a text.
///
/// - Source: developer.apple.com/documentation/uikit/uiwritingtoolsbehavior
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Nothing.
  case none = -1
  /// What the device can do.
  case `default` = 0
  /// All, in the text itself.
  case complete = 1
  /// What goes on in a panel.
  case limited = 2
}

/// What text of writing tools may contain.
///
/// - Source: developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What suits the view.
  public static let `default` = UIWritingToolsResultOptions([])
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
