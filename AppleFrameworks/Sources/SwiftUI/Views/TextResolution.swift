import HostServices
import UIKit

extension Text {
  /// The text in an environment, with attributes.
  func resolved(in environment: EnvironmentValues) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs { result.append(run.resolved(in: environment)) }
    return result
  }

  /// The words alone.
  func string(in environment: EnvironmentValues) -> String { resolved(in: environment).string }

  /// The leading of the font that its first words have, in points.
  func firstLeading(in environment: EnvironmentValues) -> CGFloat { runs.first?.leading(in: environment) ?? 0 }

  /// How much further apart its lines are than usual, in points.
  func leadingChange(in environment: EnvironmentValues) -> CGFloat { runs.first?.leadingChange(in: environment) ?? 0 }

  /// The font that its first words have.
  func firstFont(in environment: EnvironmentValues) -> UIFont {
    (runs.first ?? Run(content: .verbatim(""))).resolvedFont(in: environment)
  }
}

extension Text.Run {
  /// Its own look, over that of the environment.
  private func merged(_ environment: EnvironmentValues) -> TextLook {
    let outer = environment.textLook
    var result = look
    result.weight = look.weight ?? outer.weight
    result.isBold = look.isBold ?? outer.isBold
    result.isItalic = look.isItalic ?? outer.isItalic
    result.design = look.design ?? outer.design
    result.isMonospaced = look.isMonospaced || outer.isMonospaced
    result.hasMonospacedDigits = look.hasMonospacedDigits || outer.hasMonospacedDigits
    result.underline = look.underline ?? outer.underline
    result.strikethrough = look.strikethrough ?? outer.strikethrough
    result.kerning = look.kerning ?? outer.kerning
    result.tracking = look.tracking ?? outer.tracking
    result.baselineOffset = look.baselineOffset ?? outer.baselineOffset
    return result
  }

  private func wantedFont(in environment: EnvironmentValues) -> Font {
    hasFont ? font ?? .body : environment.font ?? .body
  }

  func resolvedFont(in environment: EnvironmentValues) -> UIFont {
    wantedFont(in: environment).resolve(in: environment, merged(environment))
  }

  /// The leading of its font, in points.
  func leading(in environment: EnvironmentValues) -> CGFloat {
    wantedFont(in: environment).leading(of: resolvedFont(in: environment))
  }

  /// How much further apart its lines are than usual, in points.
  func leadingChange(in environment: EnvironmentValues) -> CGFloat { wantedFont(in: environment).leadingChange }

  func resolved(in environment: EnvironmentValues) -> NSAttributedString {
    switch content {
    case .verbatim(let string): return styled(string, environment)
    case .key(let key, let table, let bundle):
      return localized(key, table, bundle, environment)
    case .attributed(let string): return attributed(string, environment)
    case .image(let image):
      let attachment = NSTextAttachment()
      let font = resolvedFont(in: environment)
      var inner = environment
      inner.font = Font(font)
      attachment.image = image.resolved(in: inner).tinted(color(environment), in: environment)
      let result = NSMutableAttributedString(attachment: attachment)
      result.addAttributes(attributes(environment), range: NSRange(location: 0, length: result.length))
      return result
    case .date(let date, let style): return styled(DateText.string(date, style, environment), environment)
    case .interval(let dates):
      let formatter = DateIntervalFormatter()
      formatter.locale = environment.locale
      formatter.timeZone = environment.timeZone
      formatter.dateStyle = .medium
      formatter.timeStyle = .short
      return styled(formatter.string(from: dates.lowerBound, to: dates.upperBound), environment)
    }
  }

  private func color(_ environment: EnvironmentValues) -> UIColor {
    let paint = color?.style.paint(in: environment) ?? HierarchicalShapeStyle.primary.paint(in: environment)
    return paint.color
  }

  private func attributes(_ environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
    let look = merged(environment)
    var result: [NSAttributedString.Key: Any] = [
      .font: resolvedFont(in: environment), .foregroundColor: color(environment),
    ]
    if let line = look.underline {
      result[.underlineStyle] = NSUnderlineStyle.single.rawValue | line.pattern.style
      if let color = line.color { result[.underlineColor] = color.resolve(in: environment) }
    }
    if let line = look.strikethrough {
      result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue | line.pattern.style
      if let color = line.color { result[.strikethroughColor] = color.resolve(in: environment) }
    }
    if let kerning = look.tracking ?? look.kerning { result[.kern] = Double(kerning) }
    if let offset = look.baselineOffset { result[.baselineOffset] = Double(offset) }
    return result
  }

  private func styled(_ string: String, _ environment: EnvironmentValues) -> NSAttributedString {
    NSAttributedString(string: cased(string, environment), attributes: attributes(environment))
  }

  private func cased(_ string: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }

  private func localized(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ environment: EnvironmentValues
  ) -> NSAttributedString {
    let bundle = bundle ?? .main
    let format = bundle.localizedString(forKey: key.key, value: nil, table: table)
    let result = NSMutableAttributedString(string: "")
    for part in InlineMarkdown.parts(of: format) {
      var run = self
      if part.isBold { run.look.isBold = true }
      if part.isItalic { run.look.isItalic = true }
      if part.isCode { run.look.isMonospaced = true }
      if part.isStruck { run.look.strikethrough = Text.LineStyle() }
      if part.link != nil { run.color = Text.AnyStyleBox(style: AnyShapeStyle(Color.accentColor)) }
      let piece = NSMutableAttributedString(string: "")
      // Without arguments it is no format: a percent sign stands for itself.
      let segments = key.arguments.isEmpty ? [.literal(part.text)] : FormatSegments.split(part.text)
      for segment in segments {
        switch segment {
        case .literal(let text): piece.append(run.styled(text, environment))
        case .argument(let index, let specifier):
          guard key.arguments.indices.contains(index) else { continue }
          switch key.arguments[index] {
          case .value(let value):
            piece.append(run.styled(String(format: specifier, locale: environment.locale, value), environment))
          case .text(let text):
            var inner = text
            for index in inner.runs.indices { inner.runs[index].inherit(run) }
            piece.append(inner.resolved(in: environment))
          case .image(let image):
            var inner = run
            inner.content = .image(image)
            piece.append(inner.resolved(in: environment))
          }
        }
      }
      if let link = part.link, let url = URL(string: link) {
        piece.addAttribute(.link, value: url, range: NSRange(location: 0, length: piece.length))
      }
      result.append(piece)
    }
    return result
  }

  /// Takes over what the text has that it is put into.
  private mutating func inherit(_ outer: Text.Run) {
    if !hasFont, outer.hasFont { (font, hasFont) = (outer.font, true) }
    color = color ?? outer.color
    look.weight = look.weight ?? outer.look.weight
    look.isBold = look.isBold ?? outer.look.isBold
    look.isItalic = look.isItalic ?? outer.look.isItalic
    look.underline = look.underline ?? outer.look.underline
    look.strikethrough = look.strikethrough ?? outer.look.strikethrough
  }

  private func attributed(_ string: AttributedString, _ environment: EnvironmentValues) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: NSAttributedString(string))
    let own = attributes(environment)
    result.enumerateAttributes(in: NSRange(location: 0, length: result.length)) { found, range, _ in
      for (key, value) in own where found[key] == nil { result.addAttribute(key, value: value, range: range) }
      if found[NSAttributedString.Key.link] != nil {
        result.addAttribute(.foregroundColor, value: Color.accentColor.resolve(in: environment), range: range)
      }
    }
    return result
  }
}

/// The parts of a format, as `String(format:)` reads it.
enum FormatSegments {
  enum Segment: Equatable {
    case literal(String)
    case argument(Int, specifier: String)
  }

  static func split(_ format: String) -> [Segment] {
    var result: [Segment] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst()
      if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
        continue
      }
      // A position, such as "2$", and then the specifier up to its letter.
      var body = ""
      while let found = rest.first {
        rest.removeFirst()
        body.append(found)
        if found.isLetter, !"hlqLzjt".contains(found) || found == "@" { break }
        if found == "@" { break }
      }
      var index = next
      if let dollar = body.firstIndex(of: "$"), let position = Int(body[..<dollar]) {
        index = position - 1
        body = String(body[body.index(after: dollar)...])
      } else {
        next += 1
      }
      if !literal.isEmpty { result.append(.literal(literal)) }
      literal = ""
      result.append(.argument(index, specifier: "%" + body))
    }
    if !literal.isEmpty { result.append(.literal(literal)) }
    return result
  }
}

/// Markdown within a line: bold, italic, code, struck out, links.
enum InlineMarkdown {
  struct Part: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String?
  }

  static func parts(of text: String) -> [Part] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [Part(text: text)] }
    return parse(Substring(text), Part(text: ""))
  }

  private static func parse(_ text: Substring, _ look: Part) -> [Part] {
    var result: [Part] = []
    var plain = ""
    var rest = text
    var before: Character?
    func flush() {
      guard !plain.isEmpty else { return }
      var part = look
      part.text = plain
      result.append(part)
      plain = ""
    }
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
        before = next
        continue
      }
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        flush()
        var part = look
        part.isCode = true
        part.text = String(rest[rest.index(after: rest.startIndex)..<end])
        result.append(part)
        rest = rest[rest.index(after: end)...]
        before = "`"
        continue
      }
      if let (marker, inner, after) = span(rest, before) {
        flush()
        var part = look
        switch marker {
        case "**", "__": part.isBold = true
        case "~~": part.isStruck = true
        case "***":
          part.isBold = true
          part.isItalic = true
        default: part.isItalic = true
        }
        result += parse(inner, part)
        rest = after
        before = marker.last
        continue
      }
      if character == "[", let (label, target, after) = link(rest) {
        flush()
        var part = look
        part.link = target
        result += parse(label, part)
        rest = after
        before = ")"
        continue
      }
      plain.append(character)
      before = character
      rest = rest.dropFirst()
    }
    flush()
    return result
  }

  private static func span(_ text: Substring, _ before: Character?) -> (String, Substring, Substring)? {
    for marker in ["***", "**", "__", "~~", "*", "_"] where text.hasPrefix(marker) {
      let inner = text.dropFirst(marker.count)
      guard let first = inner.first, !first.isWhitespace else { return nil }
      // An underline within a word is part of it.
      if marker.first == "_", let before, before.isLetter || before.isNumber { return nil }
      var from = inner.startIndex
      while let end = inner[from...].range(of: marker) {
        let last = inner[..<end.lowerBound].last
        let next = inner[end.upperBound...].first
        let isWord = marker.first == "_" && (next?.isLetter ?? false || next?.isNumber ?? false)
        if let last, !last.isWhitespace, !isWord, !(marker.count == 1 && next == marker.first) {
          return (marker, inner[..<end.lowerBound], inner[end.upperBound...])
        }
        from = end.upperBound
      }
    }
    return nil
  }

  private static func link(_ text: Substring) -> (Substring, String, Substring)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let open = text.index(after: close)
    guard open < text.endIndex, text[open] == "(", let end = text[open...].firstIndex(of: ")") else { return nil }
    return (
      text[text.index(after: text.startIndex)..<close], String(text[text.index(after: open)..<end]),
      text[text.index(after: end)...]
    )
  }
}

/// Dates as text.
enum DateText {
  static func string(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.calendar = environment.calendar
    switch style.kind {
    case .time:
      formatter.timeStyle = .short
      formatter.dateStyle = .none
      return formatter.string(from: date)
    case .date:
      formatter.dateStyle = .long
      formatter.timeStyle = .none
      return formatter.string(from: date)
    case .timer:
      let seconds = Int(abs(date.timeIntervalSince(HostServices.date)).rounded(.down))
      let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
      return hours > 0
        ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
        : String(format: "%d:%02d", minutes, seconds % 60)
    case .relative, .offset:
      let interval = date.timeIntervalSince(HostServices.date)
      let words = relative(Int(abs(interval).rounded(.down)))
      return style.kind == .relative ? words : (interval < 0 ? "-" : "+") + words
    }
  }

  private static func relative(_ seconds: Int) -> String {
    let parts = [
      (seconds / 86400, "day"), (seconds / 3600 % 24, "hr"), (seconds / 60 % 60, "min"), (seconds % 60, "sec"),
    ]
    guard let first = parts.firstIndex(where: { $0.0 > 0 }) else { return "0 sec" }
    return parts[first...].prefix(2).filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.1 == "day" && $0.0 != 1 ? "s" : "")" }.joined(separator: ", ")
  }
}
