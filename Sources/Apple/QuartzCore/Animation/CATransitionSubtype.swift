/// Where what moves in a transition comes from. Top and bottom are those of coordinates in which y points up; in a
/// view's, `fromTop` comes in at the lower edge.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransitionsubtype
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It comes in at the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// It comes in at the left edge. The default.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// It comes in at the edge of the greatest y.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// It comes in at the edge of the least y.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
