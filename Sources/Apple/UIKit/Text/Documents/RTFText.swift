import Foundation

/// A reader of Rich Text Format: fonts, sizes, bold, italic, underline, strikethrough, colors, alignments and indents.
/// Images, tables and everything else are omitted.
///
/// - Source: Microsoft's "Rich Text Format (RTF) Specification, version 1.9.1"
struct RTFText {
  /// The style of a group, which ends with it.
  private struct Style: Equatable {
    var font = 0
    /// The font size in points.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color = 0
    var background = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var firstLineIndent: CGFloat = 0
    /// The number of fallback bytes after a character of `u`, for readers without Unicode.
    var bytesOfCharacter = 1
    var destination = Destination.text
  }

  private enum Destination { case text, fonts, colors, ignored }

  private var styles: [Style] = []
  private var style = Style()
  private var fonts: [Int: String] = [:]
  private var fontBeingNamed = 0
  private var colors: [UIColor?] = []
  private var color: (red: CGFloat, green: CGFloat, blue: CGFloat)?
  private var pending: [UInt8] = []
  private var unicode: [UInt16] = []
  private var bytesToSkip = 0
  private var result = CollectedText()
  /// The attributes of the last piece with their style. Many pieces have the same style.
  private var known: (style: Style, attributes: [NSAttributedString.Key: Any])?
  private let defaults: [NSAttributedString.Key: Any]

  /// The maximum nesting depth of groups, more than any document needs.
  private static let maxGroups = 1000
  private static let twipsOfPoint: CGFloat = 20

  static func isRTF(_ data: Data) -> Bool { data.starts(with: Data("{\\rtf".utf8)) }

  /// - Throws: An error if the data isn't a document of this type.
  static func attributed(
    _ data: Data, defaults: [NSAttributedString.Key: Any]
  ) throws -> NSAttributedString {
    guard isRTF(data) else { throw CocoaError(.fileReadCorruptFile) }
    var text = RTFText(defaults: defaults)
    for token in RTFToken.tokens(of: data) { text.take(token) }
    text.flush()
    return text.result.attributed
  }

  private init(defaults: [NSAttributedString.Key: Any]) {
    self.defaults = defaults
  }

  private mutating func take(_ token: RTFToken) {
    switch token {
    case .open:
      flush()
      if styles.count < RTFText.maxGroups { styles.append(style) }
    case .close:
      flush()
      if let outer = styles.popLast() { style = outer }
    case .byte(let byte):
      if bytesToSkip > 0 {
        bytesToSkip -= 1
      } else {
        take(byte)
      }
    case .symbol(let sign):
      switch sign {
      case UInt8(ascii: "*"):
        flush()
        style.destination = .ignored
      case UInt8(ascii: "~"): add("\u{A0}")
      case UInt8(ascii: "_"): add("\u{2011}")
      case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): take(sign)
      case 0x0A, 0x0D: add("\n")
      default: break
      }
    case .word(let name, let number): take(name, number)
    }
  }

  private mutating func take(_ byte: UInt8) {
    switch style.destination {
    case .text:
      flushUnicode()
      pending.append(byte)
    case .fonts:
      if byte == UInt8(ascii: ";") { return }
      known = nil
      fonts[fontBeingNamed, default: ""].append(Character(UnicodeScalar(byte)))
    case .colors:
      guard byte == UInt8(ascii: ";") else { return }
      colors.append(color.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) })
      color = nil
      known = nil
    case .ignored: break
    }
  }

  private mutating func add(_ text: String) {
    guard style.destination == .text else { return }
    flush()
    result.append(text, attributes())
  }

  private mutating func take(_ name: String, _ number: Int?) {
    if name == "u", let number, style.destination == .text {
      flushBytes()
      unicode.append(UInt16(truncatingIfNeeded: number))
      bytesToSkip = style.bytesOfCharacter
      return
    }
    flush()
    let isOn = number != 0
    switch name {
    case "fonttbl": style.destination = .fonts
    case "colortbl": style.destination = .colors
    case "stylesheet", "info", "pict", "header", "footer", "listtable", "listoverridetable", "object":
      style.destination = .ignored
    case "f":
      if style.destination == .fonts { fontBeingNamed = number ?? 0 } else { style.font = number ?? 0 }
    case "fs": style.size = min(max(CGFloat(number ?? 24) / 2, 1), 1000)
    case "b": style.isBold = isOn
    case "i": style.isItalic = isOn
    case "ul": style.isUnderlined = isOn
    case "ulnone": style.isUnderlined = false
    case "strike": style.isStruck = isOn
    case "cf": style.color = number ?? 0
    case "cb", "highlight": style.background = number ?? 0
    case "red": color = (part(number), color?.green ?? 0, color?.blue ?? 0)
    case "green": color = (color?.red ?? 0, part(number), color?.blue ?? 0)
    case "blue": color = (color?.red ?? 0, color?.green ?? 0, part(number))
    case "ql": style.alignment = .left
    case "qr": style.alignment = .right
    case "qc": style.alignment = .center
    case "qj": style.alignment = .justified
    case "li": style.headIndent = CGFloat(number ?? 0) / RTFText.twipsOfPoint
    case "fi": style.firstLineIndent = CGFloat(number ?? 0) / RTFText.twipsOfPoint
    case "pard": (style.alignment, style.headIndent, style.firstLineIndent) = (.natural, 0, 0)
    case "plain":
      let (destination, alignment, head, first) = (
        style.destination, style.alignment, style.headIndent, style.firstLineIndent
      )
      style = Style()
      (style.destination, style.alignment, style.headIndent, style.firstLineIndent) = (
        destination, alignment, head, first
      )
    case "uc": style.bytesOfCharacter = min(max(number ?? 1, 0), 16)
    case "par", "line": add("\n")
    case "tab": add("\t")
    case "emdash": add("—")
    case "endash": add("–")
    case "bullet": add("•")
    case "lquote": add("‘")
    case "rquote": add("’")
    case "ldblquote": add("“")
    case "rdblquote": add("”")
    default: break
    }
  }

  private func part(_ number: Int?) -> CGFloat { CGFloat(min(max(number ?? 0, 0), 255)) / 255 }

  // MARK: - Text

  private mutating func flush() {
    flushBytes()
    flushUnicode()
    bytesToSkip = 0
  }

  private mutating func flushBytes() {
    guard !pending.isEmpty else { return }
    let text = String(data: Data(pending), encoding: .windowsCP1252) ?? String(decoding: pending, as: UTF8.self)
    pending = []
    result.append(text, attributes())
  }

  private mutating func flushUnicode() {
    guard !unicode.isEmpty else { return }
    let text = String(decoding: unicode, as: UTF16.self)
    unicode = []
    result.append(text, attributes())
  }

  private mutating func attributes() -> [NSAttributedString.Key: Any] {
    if let known, known.style == style { return known.attributes }
    var result = defaults
    result[.font] = font
    if let color = color(style.color) { result[.foregroundColor] = color }
    if let color = color(style.background) { result[.backgroundColor] = color }
    if style.isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.headIndent = style.headIndent
    paragraph.firstLineHeadIndent = style.headIndent + style.firstLineIndent
    result[.paragraphStyle] = paragraph
    known = (style, result)
    return result
  }

  private func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }

  private var font: UIFont {
    let name = (fonts[style.font] ?? "Helvetica").trimmingCharacters(in: .whitespaces)
    let plain = UIFont(name: name, size: style.size) ?? UIFont(name: "Helvetica", size: style.size)
    let font = plain ?? .systemFont(ofSize: style.size)
    var traits = font.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    else { return font }
    return UIFont(descriptor: descriptor, size: style.size)
  }
}
