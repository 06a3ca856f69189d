import UIKit

extension Color {
  /// Returns a mixture of this color and another one. The components are interpolated in sRGB.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: The fraction of the other color, from 0 to 1.
  ///   - colorSpace: Ignored.
  /// - Source: developer.apple.com/documentation/swiftui/color/mix(with:by:in:)
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let (first, second) = (UIColor(self), UIColor(rhs))
    return Color(
      UIColor { traits in
        func components(_ color: UIColor) -> [CGFloat] {
          var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
          color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
          return [red, green, blue, alpha]
        }
        let share = min(1, max(0, fraction))
        let mixed = zip(components(first), components(second)).map { $0 + ($1 - $0) * share }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
      })
  }
}
