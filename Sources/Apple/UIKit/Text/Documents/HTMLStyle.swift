import CoreGraphics
import Foundation

/// The style of the text of an element, as far as attributes can represent it.
struct HTMLStyle: Equatable {
  /// The font families in order of preference.
  var families = ["TimesNewRomanPSMT"]
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var color: UIColor?
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var link: String?
  /// The shift of the baseline: positive for superscripts, negative for subscripts.
  var shift = 0
  var alignment = NSTextAlignment.natural
  /// The number of enclosing lists and quotations.
  var indent = 0
  var keepsSpaces = false
  var isHidden = false
  /// The space after a paragraph, in points.
  var spacing: CGFloat = 0

  /// Applies the default style of an element.
  mutating func apply(element name: String, attributes: [String: String]) {
    spacing = ["div", "p", "li", "ul", "ol"].contains(name) ? 0 : spacing
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "sup": (shift, size) = (1, size * 0.83)
    case "sub": (shift, size) = (-1, size * 0.83)
    case "small": size *= 0.83
    case "big": size *= 1.2
    case "code", "tt", "kbd", "samp": families = ["Courier"]
    case "pre": (families, keepsSpaces) = (["Courier"], true)
    case "center": alignment = .center
    case "blockquote": indent += 1
    case "ul", "ol": indent += 1
    case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "p": spacing = size
    case "head", "script", "template", "noscript": isHidden = true
    case "a":
      if let target = attributes["href"] {
        link = target
        isUnderlined = true
        color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
      }
    case "font":
      if let face = attributes["face"] { apply("font-family", face) }
      if let value = attributes["color"] { apply("color", value) }
      if let value = attributes["size"], let number = Int(value), (1...7).contains(number) {
        size = [0.63, 0.83, 1, 1.13, 1.5, 2, 3][number - 1] * 12
      }
    default:
      if name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue, (1...6).contains(level) {
        size *= [2, 1.5, 1.17, 1, 0.83, 0.67][level - 1]
        spacing = size * [0.67, 0.83, 1, 1.33, 1.67, 2.33][level - 1]
        isBold = true
      }
    }
    if let value = attributes["align"] { apply("text-align", value) }
  }

  /// Applies declarations such as those of `style="color: red; font-size: 14px"`.
  mutating func apply(declarations text: String) {
    for declaration in text.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = declaration[declaration.index(after: colon)...].replacing("!important", with: "")
      apply(name, value.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "color": if let found = HTMLColor.named(word) { color = found }
    case "background-color", "background": if let found = HTMLColor.named(word) { background = found }
    case "font-family":
      families = value.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\n\t")) }
    case "font-size": if let found = HTMLStyle.length(word, of: size) { size = found }
    case "font-weight": isBold = ["bold", "bolder"].contains(word) || (Int(word) ?? 0) >= 600
    case "font-style": isItalic = ["italic", "oblique"].contains(word)
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruck = word.contains("line-through")
    case "text-align":
      alignment = ["left": .left, "right": .right, "center": .center, "justify": .justified][word] ?? alignment
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    case "display": isHidden = isHidden || word == "none"
    case "margin-bottom": spacing = HTMLStyle.length(word, of: size) ?? spacing
    case "margin":
      let parts = word.split(separator: " ").map { HTMLStyle.length(String($0), of: size) }
      if let bottom = parts.count > 2 ? parts[2] : parts.first { spacing = bottom ?? spacing }
    default: break
    }
  }

  private static let sizes: [String: CGFloat] = [
    "xx-small": 0.56, "x-small": 0.63, "small": 0.81, "medium": 1, "large": 1.13, "x-large": 1.5, "xx-large": 2,
  ]

  /// Returns a length in points. A pixel is one point.
  private static func length(_ text: String, of size: CGFloat) -> CGFloat? {
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    if let factor = sizes[text] { return 12 * factor }
    if text == "smaller" { return size * 0.83 }
    if text == "larger" { return size * 1.2 }
    guard let value = Double(number), value.isFinite, value >= 0 else { return nil }
    switch text.dropFirst(number.count) {
    case "", "px", "pt": return min(value, 4096)
    case "em": return min(value * size, 4096)
    case "rem": return min(value * 12, 4096)
    case "%": return min(value / 100 * size, 4096)
    default: return nil
    }
  }

  // MARK: - Attributes

  func attributes(_ paragraph: NSParagraphStyle) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1), .paragraphStyle: paragraph,
    ]
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { result[.link] = URL(string: link) ?? link }
    if shift != 0 { result[.baselineOffset] = Double(size) * (shift > 0 ? 0.4 : -0.2) }
    return result
  }

  private var font: UIFont {
    let plain = families.lazy.compactMap { HTMLStyle.font($0, size) }.first ?? .systemFont(ofSize: size)
    var traits = plain.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard traits != plain.fontDescriptor.symbolicTraits,
      let descriptor = plain.fontDescriptor.withSymbolicTraits(traits)
    else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }

  private static func font(_ family: String, _ size: CGFloat) -> UIFont? {
    switch family.lowercased() {
    case "-apple-system", "system-ui", "blinkmacsystemfont", "sf pro text", "sf pro display", ".sfui-regular":
      .systemFont(ofSize: size)
    case "sans-serif": UIFont(name: "Helvetica", size: size)
    case "serif", "times": UIFont(name: "TimesNewRomanPSMT", size: size)
    case "monospace": UIFont(name: "Courier", size: size)
    default: UIFont(name: family, size: size)
    }
  }
}
