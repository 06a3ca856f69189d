import UIKit

/// - Source: developer.apple.com/documentation/swiftui/capsule
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    let radius = max(0, min(rect.width, rect.height) / 2)
    // Ends that are half circles are the same in both styles.
    return Path(roundedRect: rect, cornerRadius: radius, style: .circular)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
