import Foundation

/// Literals of values in Swift source.
enum SwiftLiteral {
  /// Returns a text in quotes, with the required escapes.
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

  /// Returns a length in points: whole numbers without a fraction, and others with at most four decimals, which is more
  /// precise than any screen.
  static func number(_ value: Double) -> String { number(value, decimals: 4) }

  static func number(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "0" }
    let clamped = min(1e15, max(-1e15, value))
    let scale = pow(10, Double(decimals))
    let rounded = abs(clamped) < 1e9 ? (clamped * scale).rounded() / scale : clamped.rounded()
    if rounded == rounded.rounded() { return String(Int64(rounded)) }
    return "\(rounded)"
  }

  /// Returns a factor with as many digits as distinguish it from other values.
  static func factor(_ value: Double) -> String {
    guard value.isFinite else { return "1" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return "\(value)"
  }

  /// Returns a component of a color: with two decimals if these are exact, as a fraction of 255 if it is one, and with
  /// four decimals otherwise. A rounded component would result in another color when it is blended with the background.
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

  /// The tolerance of a component. Files contain eight or more digits, of which the last ones result from the editor's
  /// arithmetic.
  private static let shareTolerance = 2e-6

  static func bool(_ value: Bool) -> String { value ? "true" : "false" }

  /// Returns a layout priority, with UIKit's name if it has one.
  static func priority(_ priority: Double) -> String {
    switch min(1000, max(1, priority)) {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case let other: "UILayoutPriority(\(number(other)))"
    }
  }
}
