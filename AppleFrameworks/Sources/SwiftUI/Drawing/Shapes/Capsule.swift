import UIKit

/// A rectangle whose shorter sides are semicircles.
///
/// - Source: developer.apple.com/documentation/swiftui/capsule
public struct Capsule: InsettableShape {
  /// The corner style, which is ignored because semicircles are the same in both styles.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Returns the path of the capsule in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    let radius = max(0, min(rect.width, rect.height) / 2)
    // Semicircles are the same in both styles.
    return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
  }

  /// Returns the capsule inset on all sides by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// Returns a capsule.
  ///
  /// - Parameter style: Ignored, because semicircles are the same in both styles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
