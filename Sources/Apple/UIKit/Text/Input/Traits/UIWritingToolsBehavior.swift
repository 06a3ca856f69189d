/// The extent to which Writing Tools support a text.
///
/// - Source: developer.apple.com/documentation/uikit/uiwritingtoolsbehavior
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No support.
  case none = -1
  /// The support that the device allows.
  case `default` = 0
  /// Full support, inline in the text.
  case complete = 1
  /// Support in a panel.
  case limited = 2
}

/// The content that results of Writing Tools may have.
///
/// - Source: developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The content that suits the view.
  public static let `default` = UIWritingToolsResultOptions([])
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
