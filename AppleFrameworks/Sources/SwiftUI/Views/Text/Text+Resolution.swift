@_spi(Host) import FoundationSupplement
import HostServices
import UIKit

extension Text {
  /// Returns the text in an environment, with attributes.
  func resolved(in environment: EnvironmentValues) -> NSMutableAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs { result.append(run.resolved(in: environment)) }
    return result
  }

  /// Returns the plain string in an environment.
  func string(in environment: EnvironmentValues) -> String { resolved(in: environment).string }

  /// Returns the leading of the first run's font, in points.
  func firstLeading(in environment: EnvironmentValues) -> CGFloat { runs.first?.leading(in: environment) ?? 0 }

  /// Returns the change of the line spacing by the font's leading, in points.
  func leadingChange(in environment: EnvironmentValues) -> CGFloat { runs.first?.leadingChange(in: environment) ?? 0 }

  /// Returns the font of the first run.
  func firstFont(in environment: EnvironmentValues) -> UIFont {
    (runs.first ?? Run(content: .verbatim(""))).resolvedFont(in: environment)
  }
}

extension Text.Run {
  /// Returns the run's attributes, completed by those of the environment.
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

  /// Returns the leading of the run's font, in points.
  func leading(in environment: EnvironmentValues) -> CGFloat {
    wantedFont(in: environment).leading(of: resolvedFont(in: environment))
  }

  /// Returns the change of the line spacing by the font's leading, in points.
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
    case .timer(let count): return styled(count.text(at: HostServices.date), environment)
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
      result[.underlineStyle] = line.style
      if let color = line.color { result[.underlineColor] = color.resolve(in: environment) }
    }
    if let line = look.strikethrough {
      result[.strikethroughStyle] = line.style
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
    let format = key.format(in: bundle ?? .main, table: table, locale: environment.locale)
    let result = NSMutableAttributedString(string: "")
    for part in InlineMarkdown.parts(of: format) {
      var run = self
      if part.isBold { run.look.isBold = true }
      if part.isItalic { run.look.isItalic = true }
      if part.isCode { run.look.isMonospaced = true }
      if part.isStruck { run.look.strikethrough = Text.LineStyle() }
      if part.link != nil { run.color = Text.AnyStyleBox(style: AnyShapeStyle(Color.accentColor)) }
      let piece = NSMutableAttributedString(string: "")
      // Without arguments, the string is not a format, and percent signs are literal.
      let segments = key.arguments.isEmpty ? [.literal(part.text)] : FormatSegments.split(part.text)
      for segment in segments {
        switch segment {
        case .literal(let text): piece.append(run.styled(text, environment))
        case .argument(let index, let specifier):
          guard key.arguments.indices.contains(index) else { continue }
          switch key.arguments[index] {
          case .value(let value):
            let text = LocalizedFormat.text(specifier, locale: environment.locale, arguments: [value])
            piece.append(run.styled(text, environment))
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

  /// Inherits the attributes of the text that contains the run.
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
    var location = 0
    for run in string.runs {
      let range = NSRange(location: location, length: String(string.characters[run.range]).utf16.count)
      location = range.upperBound
      let look = run.attributes(in: environment, merged(environment))
      if !look.isEmpty { result.addAttributes(look, range: range) }
    }
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
