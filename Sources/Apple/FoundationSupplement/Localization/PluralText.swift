import Foundation
import Synchronization

/// A text whose form depends on numbers: an entry of a `.stringsdict` file.
///
/// - Source: developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals
struct PluralText: Sendable {
  private let format: [FormatPiece]
  private let variables: [String: [String: [FormatPiece]]]
  private let language: String
  /// The number of the text in the registry; `nil` until it is registered.
  private var number: Int?

  /// - Parameter language: The language of the table, which determines the rules.
  init?(entry: [String: Any], language: String) {
    guard let (text, entry) = Self.chosen(entry, depth: 0) else { return nil }
    self.language = language
    format = FormatPiece.pieces(of: text)
    variables = entry.compactMapValues { value in
      guard let forms = value as? [String: Any] else { return nil }
      return forms.filter { !$0.key.hasPrefix("NSString") }
        .compactMapValues { ($0 as? String).map(FormatPiece.pieces) }
    }
  }

  /// Returns the format of an entry and the location of its forms. An entry may have variants by device or width.
  private static func chosen(_ entry: [String: Any], depth: Int) -> (String, [String: Any])? {
    if let text = entry["NSStringLocalizedFormatKey"] as? String { return (text, entry) }
    for rule in ["NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType"] {
      guard depth < 8, let forms = entry[rule] as? [String: Any] else { continue }
      // The widest text is used without a width.
      let widest = forms.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value
      let form = forms["iphone"] ?? forms["other"] ?? widest
      if let text = form as? String { return (text, [:]) }
      return (form as? [String: Any]).flatMap { chosen($0, depth: depth + 1) }
    }
    return nil
  }

  /// A part of a format with a choice of forms, with the index of the argument.
  enum Part: Equatable {
    case literal(String)
    case argument(FormatSpecifier, at: Int)
  }

  /// Returns the parts with the forms for numbers.
  ///
  /// - Parameters:
  ///   - first: The index of the text's first argument.
  ///   - number: A closure that returns the number of an argument; `nil` for the general form.
  func parts(first: Int, number: (Int) -> PluralNumber?) -> [Part] {
    var result: [Part] = []
    append(format, next: first, first: first, depth: 0, number, to: &result)
    return result
  }

  /// Appends a form, which is a format whose first conversion is for the number that selected it.
  private func append(
    _ pieces: [FormatPiece], next: Int, first: Int, depth: Int, _ number: (Int) -> PluralNumber?,
    to result: inout [Part]
  ) {
    var next = next
    let own = next
    for piece in pieces {
      switch piece {
      case .literal(let text): result.append(.literal(text))
      case .argument(let specifier):
        if let position = specifier.position {
          result.append(.argument(specifier, at: first + position - 1))
        } else {
          result.append(.argument(specifier, at: next + specifier.stars))
          next += specifier.stars + 1
        }
      case .variable(let name, let position):
        // A number other than the form's own, which it doesn't need to contain.
        if depth > 0, position == nil { next = max(next, own + 1) }
        let place = position.map { first + $0 - 1 } ?? next
        if position == nil { next += 1 }
        // The depth is limited for forms with cyclic references.
        guard depth < 8, result.count < 1000, let forms = variables[name] else { continue }
        let form = Self.form(of: forms, for: number(place), in: language)
        append(form, next: place, first: first, depth: depth + 1, number, to: &result)
      }
    }
  }

  private static func form(of forms: [String: [FormatPiece]], for number: PluralNumber?, in language: String)
    -> [FormatPiece]
  {
    let category = number.map { PluralRules.category(of: $0, in: language).rawValue } ?? "other"
    // As on iOS, the form for zero is used for 0 if there is one.
    if number?.isZero == true, let form = forms["zero"] { return form }
    if let form = forms[category] ?? forms["other"] { return form }
    return ["many", "few", "two", "one", "zero"].lazy.compactMap { forms[$0] }.first ?? []
  }

  // MARK: - Marks

  // `String(format:)` only gets the format from a lookup. Invisible characters at its beginning identify the text. The
  // general form follows, so that code that doesn't know the mark formats text that is correct for most numbers.

  private static let texts = Mutex<[PluralText]>([])
  private static let markStart: Unicode.Scalar = "\u{2063}"
  private static let markEnd: Unicode.Scalar = "\u{E007F}"
  private static let markZero: UInt32 = 0xE0030

  /// Returns the text after adding it to the registry.
  func registered() -> PluralText {
    Self.texts.withLock { texts in
      var text = self
      text.number = texts.count
      texts.append(text)
      return text
    }
  }

  /// The general form as a format after the text's mark.
  var marked: String { mark + general }

  private var mark: String {
    var result = String.UnicodeScalarView()
    result.append(Self.markStart)
    for digit in String(number ?? 0).utf8 {
      Unicode.Scalar(Self.markZero + UInt32(digit) - 48).map { result.append($0) }
    }
    result.append(Self.markEnd)
    return String(result)
  }

  /// The general form. Conversions have positions if they aren't in the order of the arguments.
  private var general: String {
    let parts = parts(first: 0) { _ in nil }
    let places = parts.compactMap { part in if case .argument(_, let place) = part { place } else { nil } }
    return Self.format(parts, isPositional: places != Array(places.indices))
  }

  static func format(_ parts: [Part], isPositional: Bool) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text.replacing("%", with: "%%")
      case .argument(let specifier, let place):
        "%\(isPositional ? "\(place + 1)$" : "")\(specifier.options)\(specifier.conversion)"
      }
    }.joined()
  }

  /// Returns whether a format contains the mark of a text, whose bytes are very rare.
  static func isMarked(_ format: String) -> Bool {
    format.utf8.contains(0xF3) && format.unicodeScalars.contains(markEnd)
  }

  /// Splits a format at its marks.
  ///
  /// - Returns: The text before each mark, its plural text and the length of its general form; and the rest.
  static func split(_ format: String) -> (marked: [(before: String, text: PluralText)], rest: String) {
    var marked: [(before: String, text: PluralText)] = []
    var before = String.UnicodeScalarView()
    var rest = Substring(format).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == markStart else {
        before.append(scalar)
        continue
      }
      let digits = rest.prefix { (markZero...markZero + 9).contains($0.value) }
      let behind = rest[digits.endIndex...]
      let number = digits.reduce(0) { ($0 &* 10) &+ Int($1.value - markZero) }
      guard !digits.isEmpty, digits.count < 10, behind.first == markEnd else {
        before.append(scalar)
        continue
      }
      rest = behind.dropFirst()
      guard let text = texts.withLock({ $0.indices.contains(number) ? $0[number] : nil }) else { continue }
      let general = text.general.unicodeScalars
      // The text after the mark was changed, so it is used as it is.
      guard rest.starts(with: general) else { continue }
      rest = rest.dropFirst(general.count)
      marked.append((String(before), text))
      before = String.UnicodeScalarView()
    }
    return (marked, String(before))
  }

  /// The number of arguments of the general form.
  var argumentCount: Int {
    parts(first: 0) { _ in nil }.map { part in if case .argument(_, let place) = part { place + 1 } else { 0 } }.max()
      ?? 0
  }
}
