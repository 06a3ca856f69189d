import UIKit

/// A rectangle that fills its frame.
///
/// - Source: developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: InsettableShape {
  var amount: CGFloat = 0
  /// Creates a rectangle.
  nonisolated public init() {}
  /// Returns the path of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  /// Returns the rectangle inset on all sides by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
