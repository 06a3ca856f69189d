import Foundation

/// The literal values of constants in implementation files, and of macros.
struct ImplementationValues {
  /// The texts of `NSString *const name = @"…"`, as Swift literals.
  private(set) var texts: [String: String] = [:]
  /// The numbers of `const CGFloat name = 8.0`, and of macros with a single number.
  private(set) var numbers: [String: String] = [:]

  init(of files: [HeaderText]) {
    for file in files {
      let text = file.code.text
      for match in text.matches(of: ImplementationValues.text) where texts[String(match.1)] == nil {
        texts[String(match.1)] = ImplementationValues.literal(match.2)
      }
      for match in text.matches(of: ImplementationValues.textMacro) where texts[String(match.1)] == nil {
        texts[String(match.1)] = ImplementationValues.literal(match.2)
      }
      for match in text.matches(of: ImplementationValues.number) where numbers[String(match.1)] == nil {
        numbers[String(match.1)] = ImplementationValues.number(match.2)
      }
    }
  }

  private nonisolated(unsafe) static let text = /\b(\w+)\s*=\s*@?"((?:[^"\\\n]|\\.)*)"\s*;/
  private nonisolated(unsafe) static let textMacro =
    /#[ \t]*define[ \t]+(\w+)[ \t]+\(?[ \t]*@?"((?:[^"\\\n]|\\.)*)"[ \t]*\)?[ \t]*\r?(?:\n|$)/
  private nonisolated(unsafe) static let number =
    /\bconst\s+(?:\w+\s+)?(\w+)\s*=\s*(-?\s*(?:0[xX][0-9a-fA-F]+|[0-9]+\.?[0-9]*(?:[eE][-+]?[0-9]+)?))[fFuUlL]*\s*;/

  /// Returns an Objective-C literal as a Swift literal.
  private static func literal(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escaped {
      case "n", "t", "r", "\\", "\"", "'", "0": result += "\\\(escaped)"
      case "u", "U":
        let digits = rest.prefix(escaped == "u" ? 4 : 8)
        rest = rest.dropFirst(digits.count)
        result += "\\u{\(digits)}"
      default: result.append(escaped)
      }
    }
    return "\"\(result)\""
  }

  private static func number(_ text: Substring) -> String {
    let number = text.filter { !$0.isWhitespace }
    return number.hasSuffix(".") ? number + "0" : number
  }
}
