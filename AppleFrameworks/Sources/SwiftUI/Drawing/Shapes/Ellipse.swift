import UIKit

/// - Source: developer.apple.com/documentation/swiftui/ellipse
public struct Ellipse: InsettableShape {
  var amount: CGFloat = 0
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
