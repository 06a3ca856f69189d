import Foundation
import UIKit

/// The luminance and contrast of colors according to WCAG 2.2.
///
/// - Source: w3.org/TR/WCAG22/#dfn-relative-luminance
enum Luminance {
  static func contrast(_ first: [Double], _ second: [Double]) -> Double {
    let (a, b) = (of(first), of(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func of(_ rgb: [Double]) -> Double {
    let linear = rgb.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  @MainActor
  static func components(_ color: UIColor) -> (rgb: [Double], alpha: Double)? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return ([red, green, blue].map { min(max(Double($0), 0), 1) }, min(max(Double(alpha), 0), 1))
  }

  static func hex(_ rgb: [Double]) -> String {
    "#"
      + rgb.map { part in
        let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }
}
