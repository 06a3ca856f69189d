import UIKit

/// An ellipse that fills its frame.
///
/// - Source: developer.apple.com/documentation/swiftui/ellipse
public struct Ellipse: InsettableShape {
  var amount: CGFloat = 0
  /// Creates an ellipse.
  nonisolated public init() {}
  /// Returns the path of the ellipse that fills a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  /// Returns the ellipse inset on all sides by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
