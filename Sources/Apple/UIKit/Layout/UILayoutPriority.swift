/// The priority of a constraint, from just above 0 to 1000, which is required.
///
/// Priorities are strict: a constraint of a higher priority outweighs any number of constraints of a lower one.
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

  /// The priority 1000 of constraints that must be satisfied.
  public static let required = UILayoutPriority(1000)

  /// The priority 750, the default compression resistance of views.
  public static let defaultHigh = UILayoutPriority(750)

  /// The priority 250, the default content hugging of views.
  public static let defaultLow = UILayoutPriority(250)

  /// The priority 50, with which `systemLayoutSizeFitting(_:)` approaches its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The priority 510, at which dragging may resize a scene's window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// The priority 490, at which dragging doesn't resize a scene's window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// The priority 500, with which a scene's window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
