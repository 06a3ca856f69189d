import Foundation
import Typefaces
import Typesetting

extension StyledText {
  /// The conversion of attributed text for the typesetter.
  ///
  /// - Parameters:
  ///   - attributes: Set to the attributes for drawing the text. The `tag` of a style is the index of its attributes.
  ///   - spacesTextStyles: Whether lines of text styles have the line heights of the Human Interface Guidelines.
  ///   - hyphenationFactor: The factor of paragraphs without one.
  init(
    _ string: NSAttributedString, attributes: inout [TextAttributes], width: CGFloat? = nil,
    container: NSTextContainer? = nil, spacesTextStyles: Bool = false, hyphenationFactor: Double = 0
  ) {
    self.init()
    guard string.length > 0 else { return }
    let units = Array(string.string.utf16)
    var collected = attributes
    var text = StyledText()
    string.enumerateAttributes(in: NSRange(location: 0, length: units.count), options: []) { values, range, _ in
      var style = TextStyle(values, tag: collected.count)
      if spacesTextStyles { style.leading = Double((values[.font] as? UIFont)?.textStyleSpacing ?? 0) }
      if let attachment = values[.attachment] as? NSTextAttachment {
        let room = CGSize(width: width ?? StyledText.unlimited, height: CGFloat(style.font.lineHeight))
        style.attachment = attachment.box(
          in: AttachmentPlace(
            container: container, lineFragment: CGRect(origin: .zero, size: room), index: range.location))
      }
      collected.append(TextAttributes(values))
      text.append(
        utf16: units[range.location..<min(range.location + range.length, units.count)], style: style,
        paragraphStyle: ParagraphStyle(values, hyphenationFactor: hyphenationFactor))
    }
    attributes = collected
    text.hyphenationFactor = hyphenationFactor
    text.takeUserLanguage()
    self = text
  }

  /// Sets the user's language for hyphenating text without a language. Since Foundation is slow to determine it, it is
  /// set only for text that is hyphenated.
  mutating func takeUserLanguage() {
    guard hyphenationFactor > 0 || paragraphRuns.contains(where: { $0.value.hyphenationFactor > 0 }) else { return }
    language = Locale.preferredLanguages.first ?? Locale.current.identifier
  }

  /// The width that means no limit.
  private static let unlimited: CGFloat = 10_000_000
}

extension TextStyle {
  /// Creates the attributes that affect the layout of text.
  init(_ attributes: [NSAttributedString.Key: Any], tag: Int) {
    let font = (attributes[.font] as? UIFont)?.instance ?? DefaultFont.instance
    self.init(font: InlineIntent.font(for: attributes)?.instance ?? font)
    kern = TextNumber.read(attributes[.kern]).map { Double($0) }
    tracking = Double(TextNumber.read(attributes[.tracking]) ?? 0)
    ligatures = TextNumber.read(attributes[.ligature]).map { Int($0) } ?? 1
    baselineOffset = Double(TextNumber.read(attributes[.baselineOffset]) ?? 0)
    self.tag = tag
  }
}

/// The font of text without a font.
enum DefaultFont {
  static let instance: FontInstance =
    FontCatalog.font(named: "Helvetica", size: 12)
    ?? UIFont.systemInstance(size: 12, weight: .regular, italic: false, design: .standard, features: [])
}

extension ParagraphStyle {
  /// Creates the style of a paragraph whose first character has these attributes.
  ///
  /// - Parameter hyphenationFactor: The factor of the whole text.
  init(_ attributes: [NSAttributedString.Key: Any], hyphenationFactor: Double = 0) {
    self = (attributes[.paragraphStyle] as? NSParagraphStyle)?.typesetting ?? ParagraphStyle()
    // Languages matter for hyphenation only. Otherwise, they would only split runs.
    if self.hyphenationFactor > 0 || hyphenationFactor > 0 { language = attributes[.language] as? String }
  }
}

extension NSAttributedString.Key {
  /// Core Text's attribute for a text's language, an identifier such as "de" or "en-GB".
  fileprivate static let language = NSAttributedString.Key(rawValue: "NSLanguage")
}

extension NSParagraphStyle {
  /// The paragraph style of the typesetter.
  package final var typesetting: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = TextAlignment(alignment)
    style.lineBreakMode = LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .wordWrapping
    style.baseWritingDirection =
      switch baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    style.lineSpacing = Double(TextNumber.bounded(lineSpacing))
    style.paragraphSpacing = Double(TextNumber.bounded(paragraphSpacing))
    style.paragraphSpacingBefore = Double(TextNumber.bounded(paragraphSpacingBefore))
    style.lineHeightMultiple = Double(TextNumber.bounded(lineHeightMultiple))
    style.minimumLineHeight = Double(TextNumber.bounded(minimumLineHeight))
    style.maximumLineHeight = Double(TextNumber.bounded(maximumLineHeight))
    style.firstLineHeadIndent = Double(TextNumber.bounded(firstLineHeadIndent))
    style.headIndent = Double(TextNumber.bounded(headIndent))
    style.tailIndent = Double(TextNumber.bounded(tailIndent))
    style.tabStops = values.tabStops.map {
      TabStop(location: Double(TextNumber.bounded($0.location)), alignment: TextAlignment($0.alignment))
    }
    style.defaultTabInterval = Double(TextNumber.bounded(defaultTabInterval))
    style.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    style.avoidsOrphans = lineBreakStrategy.contains(.pushOut)
    // NaN turns hyphenation off.
    style.hyphenationFactor = hyphenationFactor > 0 ? Double(min(1, hyphenationFactor)) : 0
    return style
  }
}

extension TextAlignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}
