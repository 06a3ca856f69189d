import Foundation

/// The formatting of texts with plural forms.
@_spi(Host) public enum LocalizedFormat {
  /// Returns whether a format is a text with plural forms, which `String(format:)` doesn't support.
  public static func hasPlurals(_ format: String) -> Bool { PluralText.isMarked(format) }

  /// Returns the text of a format with arguments. Missing arguments and those with the wrong type are handled safely.
  public static func text(_ format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    parts(of: format, arguments: arguments).map { part in
      switch part {
      case .literal(let text): return text
      case .argument(let specifier, let place):
        guard arguments.indices.contains(place) else { return "" }
        let widths = (0..<specifier.stars).map { index in
          let place = place - specifier.stars + index
          guard arguments.indices.contains(place), let width = arguments[place] as? any BinaryInteger else { return 0 }
          return Int(clamping: width)
        }
        return specifier.text(of: arguments[place], widths: widths, locale: locale)
      }
    }.joined()
  }

  /// Returns a format with the plural forms for its arguments.
  ///
  /// - Parameter arguments: The arguments; `nil` for those other than numbers.
  public static func resolved(_ format: String, arguments: [(any CVarArg)?]) -> String {
    guard hasPlurals(format) else { return format }
    return PluralText.format(parts(of: format, arguments: arguments), isPositional: true)
  }

  /// Returns a text without the mark of a format with plural forms.
  public static func unmarked(_ text: String) -> String {
    guard hasPlurals(text) else { return text }
    let (marked, rest) = PluralText.split(text)
    return marked.map { $0.before + PluralText.format($0.text.parts(first: 0) { _ in nil }, isPositional: false) }
      .joined() + rest
  }

  private static func parts(of format: String, arguments: [(any CVarArg)?]) -> [PluralText.Part] {
    func number(_ place: Int) -> PluralNumber? {
      arguments.indices.contains(place) ? arguments[place].flatMap(PluralNumber.init) : nil
    }
    var next = 0
    var result: [PluralText.Part] = []
    func append(_ plain: String) {
      for piece in FormatPiece.pieces(of: plain) {
        switch piece {
        case .literal(let text): result.append(.literal(text))
        case .argument(let specifier):
          if let position = specifier.position {
            result.append(.argument(specifier, at: position - 1))
          } else {
            result.append(.argument(specifier, at: next + specifier.stars))
            next += specifier.stars + 1
          }
        // Without the forms, the text is unknown.
        case .variable: next += 1
        }
      }
    }
    guard hasPlurals(format) else {
      append(format)
      return result
    }
    let (marked, rest) = PluralText.split(format)
    for (before, text) in marked {
      append(before)
      result += text.parts(first: next, number: number)
      next += text.argumentCount
    }
    append(rest)
    return result
  }
}
