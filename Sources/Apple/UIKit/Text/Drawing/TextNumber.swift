import CoreGraphics
import Foundation

/// The numbers of text attributes, which may have any type and size.
enum TextNumber {
  /// The largest number, in points, more than any screen or page needs. Sums of such numbers are exact to a fraction of
  /// a pixel.
  private static let largest: CGFloat = 1_000_000

  /// - Returns: The number; `nil` if the value isn't a number.
  static func read(_ value: Any?) -> CGFloat? {
    guard let number = UIFontDescriptor.number(value), !number.isNaN else { return nil }
    return bounded(number)
  }

  /// Returns a finite number for layout; 0 for NaN.
  static func bounded(_ number: CGFloat) -> CGFloat {
    number.isNaN ? 0 : min(max(number, -largest), largest)
  }
}
