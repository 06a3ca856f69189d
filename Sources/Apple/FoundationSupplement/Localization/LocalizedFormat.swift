import Foundation

/// Formats with plural forms: what a table's text is shown as with values.
@_spi(Host) public enum LocalizedFormat {
  /// Returns whether a format stands for a text with plural forms, of which `String(format:)` knows nothing.
  public static func hasPlurals(_ format: String) -> Bool { PluralText.isMarked(format) }

  /// Returns the text of a format with arguments. Those that are missing, or of another kind than their conversions, do
  /// no harm.
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

  /// Returns a format without plural forms: those that the arguments ask for are chosen.
  ///
  /// - Parameter arguments: nil for what is no number.
  public static func resolved(_ format: String, arguments: [(any CVarArg)?]) -> String {
    guard hasPlurals(format) else { return format }
    return PluralText.format(parts(of: format, arguments: arguments), isPositional: true)
  }

  /// Returns a text that is no format, without what marks it as one with plural forms.
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
        // Without the forms nothing can be said.
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
