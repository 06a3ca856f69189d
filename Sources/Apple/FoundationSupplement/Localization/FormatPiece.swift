import Foundation

/// A piece of a format for `String(format:)`.
enum FormatPiece: Equatable, Sendable {
  case literal(String)
  case argument(FormatSpecifier)
  /// The name of a text with plural forms: `%#@files@`, `%2$#@files@`.
  case variable(String, position: Int?)

  /// Returns the pieces of a format. Text without a conversion is a literal.
  static func pieces(of format: String) -> [FormatPiece] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format.isEmpty ? [] : [.literal(format)] }
    var result: [FormatPiece] = []
    var literal = String.UnicodeScalarView()
    var rest = Substring.UnicodeScalarView(format.unicodeScalars)
    func finish() {
      if !literal.isEmpty { result.append(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
    }
    while let scalar = rest.popFirst() {
      guard scalar == "%" else {
        literal.append(scalar)
        continue
      }
      if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
        continue
      }
      var ahead = rest
      guard let piece = conversion(&ahead) else {
        literal.append(scalar)
        continue
      }
      finish()
      result.append(piece)
      rest = ahead
    }
    finish()
    return result
  }

  /// Returns the piece that begins with a percent sign.
  private static func conversion(_ rest: inout Substring.UnicodeScalarView) -> FormatPiece? {
    func take(_ wanted: (Unicode.Scalar) -> Bool) -> String {
      let taken = rest.prefix(while: wanted)
      rest = rest[taken.endIndex...]
      return String(String.UnicodeScalarView(taken))
    }
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    var position: Int?
    let start = rest
    let number = take(isDigit)
    if let value = Int(number), value > 0, rest.first == "$" {
      position = value
      rest.removeFirst()
    } else {
      rest = start
    }
    if rest.first == "#", rest.dropFirst().first == "@" {
      rest = rest.dropFirst(2)
      let name = take { $0 != "@" }
      guard rest.popFirst() == "@" else { return nil }
      return .variable(name, position: position)
    }
    var body = take { "-+ 0#'".unicodeScalars.contains($0) }
    body += take { isDigit($0) || $0 == "*" || $0 == "." }
    body += take { "hlqLzjt".unicodeScalars.contains($0) }
    guard let kind = rest.popFirst(), "@diDuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(kind) else { return nil }
    return .argument(FormatSpecifier(position: position, options: body, conversion: Character(kind)))
  }
}

/// A conversion of one argument: `%2$5.1lf`.
struct FormatSpecifier: Equatable, Sendable {
  /// The position of the argument, from 1; `nil` for the next one.
  var position: Int?
  /// The flags, width, precision and length.
  var options: String
  var conversion: Character

  /// The number of arguments for width and precision.
  var stars: Int { options.count { $0 == "*" } }

  /// Returns the text of an argument. An argument of another type than that of the conversion is formatted by its own
  /// type; Foundation would access invalid memory.
  ///
  /// - Parameter widths: The values of the stars in the options.
  func text(of argument: any CVarArg, widths: [Int], locale: Locale?) -> String {
    var widths = widths[...]
    let options = options.map { $0 == "*" ? String(min(max(widths.popFirst() ?? 0, -1000), 1000)) : String($0) }
      .joined()
    switch conversion {
    case "@":
      if options.isEmpty, let text = argument as? String { return text }
      // A cast of any number to NSObject succeeds.
      guard argument is String || type(of: argument) is AnyClass else { return plain(argument, locale) }
    case "f", "F", "e", "E", "g", "G", "a", "A":
      if argument is String { return plain(argument, locale) }
      guard !(argument is any BinaryFloatingPoint) else { break }
      guard let number = Number(argument) else { return plain(argument, locale) }
      return String(format: "%\(options)\(conversion)", locale: locale, number.double)
    case "s", "S", "p":
      // Pointers have no common type.
      guard argument is OpaquePointer || "\(type(of: argument))".hasPrefix("Unsafe") else {
        return plain(argument, locale)
      }
    default:
      if argument is String { return plain(argument, locale) }
      guard !(argument is any BinaryInteger) else { break }
      guard let number = Number(argument) else { return plain(argument, locale) }
      let size = options.filter { !"hlqLzjt".contains($0) }
      return String(format: "%\(size)ll\(conversion)", locale: locale, number.integer)
    }
    return String(format: "%\(options)\(conversion)", locale: locale, arguments: [argument])
  }

  private func plain(_ argument: any CVarArg, _ locale: Locale?) -> String {
    switch argument {
    case let number as any BinaryInteger: String(format: "%lld", locale: locale, Int64(clamping: number))
    default: "\(argument)"
    }
  }

  /// The number of an argument.
  private struct Number {
    let double: Double
    let integer: Int64

    init?(_ argument: any CVarArg) {
      switch argument {
      case let number as any BinaryInteger: (double, integer) = (Double(number), Int64(clamping: number))
      case let number as any BinaryFloatingPoint:
        double = Double(number)
        // Larger values can't be converted to an integer.
        integer = abs(double) < 0x1p62 ? Int64(double) : 0
      case let number as NSNumber: (double, integer) = (number.doubleValue, number.int64Value)
      default: return nil
      }
    }
  }
}
