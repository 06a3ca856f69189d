/// How much a constraint matters: from just above 0 to 1000, which is required.
///
/// Priorities are strict: no number of constraints of one priority outweighs a single one of a higher priority.
///
/// - Source: developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint has to hold.
  public static let required = UILayoutPriority(1000)

  /// 750: how strongly a view by default refuses to become smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)

  /// 250: how strongly a view by default refuses to become larger than its content.
  public static let defaultLow = UILayoutPriority(250)

  /// 50: how strongly `systemLayoutSizeFitting(_:)` pulls towards its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// 510: dragging may resize a scene's window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// 490: dragging doesn't resize a scene's window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// 500: a scene's window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
