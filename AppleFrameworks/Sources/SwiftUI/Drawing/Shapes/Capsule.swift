import UIKit

/// A rectangle whose shorter sides are half circles.
///
/// - Source: developer.apple.com/documentation/swiftui/capsule
public struct Capsule: InsettableShape {
  /// Ignored: half circles are the same in both styles.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Returns the path of the capsule in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    let radius = max(0, min(rect.width, rect.height) / 2)
    // Half circles are the same in both styles.
    return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
  }

  /// Returns the capsule, smaller on all sides by some points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule.
  ///
  /// - Parameter style: Ignored: half circles are the same in both styles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
