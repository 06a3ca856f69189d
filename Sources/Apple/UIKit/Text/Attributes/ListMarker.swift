/// The marker before an item of a list.
enum ListMarker {
  /// Returns the names in braces in a format.
  static func places(in format: String) -> [String] {
    format.split(separator: "{").compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }

  static func text(_ format: String, number: Int) -> String {
    var result = format
    for name in places(in: format) {
      result = result.replacingOccurrences(of: "{\(name)}", with: symbol(named: name) ?? numeral(named: name, number))
    }
    return result
  }

  /// Returns the symbol before every item; `nil` for a numbered marker.
  static func symbol(named name: String) -> String? {
    switch name {
    case "box": "\u{25A1}"
    case "check": "\u{2713}"
    case "circle": "\u{25E6}"
    case "diamond": "\u{25C6}"
    case "disc": "\u{2022}"
    case "hyphen": "\u{2043}"
    case "square": "\u{25A0}"
    default: nil
    }
  }

  private static func numeral(named name: String, _ number: Int) -> String {
    switch name {
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number)
    case "upper-roman": roman(number).uppercased()
    default: String(number)
    }
  }

  /// Returns a to z, then aa, ab and so on. Numbers below 1 have no letters.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, result) = (number, "")
    while rest > 0 {
      result = String(Unicode.Scalar(UInt8(97 + (rest - 1) % 26))) + result
      rest = (rest - 1) / 26
    }
    return result
  }

  /// Returns a Roman number, up to 3999.
  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let values = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, result) = (number, "")
    for (value, letters) in values {
      while rest >= value {
        result += letters
        rest -= value
      }
    }
    return result
  }
}
