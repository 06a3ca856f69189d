/// The direction of a transition. Top and bottom assume a y axis that points upwards; in a view, `fromTop` enters at
/// the lower edge.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransitionsubtype
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It enters at the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// It enters at the left edge, the default.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// It enters at the edge with the maximum y.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// It enters at the edge with the minimum y.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
