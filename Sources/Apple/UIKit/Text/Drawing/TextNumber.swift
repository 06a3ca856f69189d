import CoreGraphics
import Foundation

/// Numbers of text attributes, which may be of any kind and size.
enum TextNumber {
  /// In points, more than any screen or page needs. Sums of such numbers are still exact to a fraction of a pixel.
  private static let largest: CGFloat = 1_000_000

  /// - Returns: nil for what is no number.
  static func read(_ value: Any?) -> CGFloat? {
    guard let number = UIFontDescriptor.number(value), !number.isNaN else { return nil }
    return bounded(number)
  }

  /// Returns a number that layout can reckon with; 0 for what is no number.
  static func bounded(_ number: CGFloat) -> CGFloat {
    number.isNaN ? 0 : min(max(number, -largest), largest)
  }
}
