import UIKit

/// - Source: developer.apple.com/documentation/swiftui/rectangle
public struct Rectangle: InsettableShape {
  var amount: CGFloat = 0
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
