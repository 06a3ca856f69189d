import Foundation

/// A writer of the Rich Text Format that `RTFText` reads.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [UIColor] = []

  static func data(of text: NSAttributedString) -> Data {
    var writer = RTFWriter()
    var body = ""
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      body += "{" + writer.words(for: attributes) + " "
      body += RTFWriter.escaped(NSString(string: text.string).substring(with: range)) + "}"
    }
    let table = writer.fonts.enumerated().map { "\\f\($0.offset)\\fnil \($0.element);" }.joined()
    let shades = writer.colors.map(RTFWriter.shade).joined()
    return Data("{\\rtf1\\ansi\\ansicpg1252{\\fonttbl\(table)}{\\colortbl;\(shades)}\n\(body)}".utf8)
  }

  private mutating func words(for attributes: [NSAttributedString.Key: Any]) -> String {
    var words = ""
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
      words += "\\pard"
      switch paragraph.alignment {
      case .left: words += "\\ql"
      case .right: words += "\\qr"
      case .center: words += "\\qc"
      case .justified: words += "\\qj"
      case .natural: break
      }
      let first = paragraph.firstLineHeadIndent - paragraph.headIndent
      if paragraph.headIndent != 0 { words += "\\li\(Int(saturating: Double(paragraph.headIndent * 20)))" }
      if first != 0 { words += "\\fi\(Int(saturating: Double(first * 20)))" }
    }
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      words += "\\f\(index(of: font.familyName))\\fs\(Int(saturating: Double((font.pointSize * 2).rounded())))"
      if traits.contains(.traitBold) { words += "\\b" }
      if traits.contains(.traitItalic) { words += "\\i" }
    }
    if let color = attributes[.foregroundColor] as? UIColor { words += "\\cf\(index(of: color))" }
    if let color = attributes[.backgroundColor] as? UIColor { words += "\\cb\(index(of: color))" }
    if TextNumber.read(attributes[.underlineStyle]) ?? 0 != 0 { words += "\\ul" }
    if TextNumber.read(attributes[.strikethroughStyle]) ?? 0 != 0 { words += "\\strike" }
    return words
  }

  private mutating func index(of font: String) -> Int {
    if let known = fonts.firstIndex(of: font) { return known }
    fonts.append(font)
    return fonts.count - 1
  }

  /// Returns the index of a color in the table, whose first entry is the default.
  private mutating func index(of color: UIColor) -> Int {
    let color = color.resolvedColor(with: .current)
    if let known = colors.firstIndex(of: color) { return known + 1 }
    colors.append(color)
    return colors.count
  }

  private static func shade(_ color: UIColor) -> String {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    func part(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return "\\red\(part(red))\\green\(part(green))\\blue\(part(blue));"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A, 0x0D, 0x2028, 0x2029: result += "\\par\n"
      case 0x09: result += "\\tab "
      case 0x20..<0x7F: result.append(Character(UnicodeScalar(UInt8(unit))))
      default: result += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return result
  }
}
