import UIKit

/// A circle that is centered in its frame and as large as possible.
///
/// - Source: developer.apple.com/documentation/swiftui/circle
public struct Circle: InsettableShape {
  var amount: CGFloat = 0
  /// Creates a circle.
  nonisolated public init() {}
  /// Returns the path of the largest circle in the center of a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.insetBy(dx: amount, dy: amount))
  }

  /// Returns a square with the smaller length of a proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side: CGFloat =
      if proposal.width == nil { size.height } else if proposal.height == nil { size.width } else {
        min(size.width, size.height)
      }
    return proposal.width == nil && proposal.height == nil ? size : CGSize(width: side, height: side)
  }

  /// Returns the circle inset on all sides by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
