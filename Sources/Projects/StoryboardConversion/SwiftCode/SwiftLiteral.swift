import Foundation

/// Values as Swift's source has them.
enum SwiftLiteral {
  /// A text between quotes, with the escapes that it needs.
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{2028}": result += "\\u{2028}"
      case "\u{2029}": result += "\\u{2029}"
      default:
        if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format,
          scalar != "\u{200D}"
        {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// A length in points: whole numbers without a fraction, others with four decimals at most, which is less than any
  /// screen shows.
  static func number(_ value: Double) -> String { number(value, decimals: 4) }

  static func number(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "0" }
    let clamped = min(1e15, max(-1e15, value))
    let scale = pow(10, Double(decimals))
    let rounded = abs(clamped) < 1e9 ? (clamped * scale).rounded() / scale : clamped.rounded()
    if rounded == rounded.rounded() { return String(Int64(rounded)) }
    return "\(rounded)"
  }

  /// A factor: with as many digits as tell it from its neighbors.
  static func factor(_ value: Double) -> String {
    guard value.isFinite else { return "1" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return "\(value)"
  }

  /// A share of a color: with two decimals where that is what it is, in steps of 255 where it is a number of those, and
  /// with four decimals otherwise. What is rounded to the step that it lies on shows another color where it is blended
  /// with what is behind.
  static func share(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let short = (value * 100).rounded() / 100
    if abs(short - value) < shareTolerance { return number(short, decimals: 2) }
    let steps = value * 255
    if (0...255).contains(steps), abs(steps - steps.rounded()) < 255 * shareTolerance {
      return "\(Int(steps.rounded())) / 255"
    }
    return number(value, decimals: 4)
  }

  /// Files have eight digits or more of a share, of which the last ones are the editor's own arithmetic.
  private static let shareTolerance = 2e-6

  static func bool(_ value: Bool) -> String { value ? "true" : "false" }

  /// A layout priority, by UIKit's name where it has one.
  static func priority(_ priority: Double) -> String {
    switch min(1000, max(1, priority)) {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case let other: "UILayoutPriority(\(number(other)))"
    }
  }
}
