import Foundation
import Typefaces
import Typesetting

extension StyledText {
  /// Text with attributes as the typesetter wants it.
  ///
  /// - Parameters:
  ///   - attributes: gets what is needed to draw the text; a style's `tag` is the index of its attributes.
  ///   - spacesTextStyles: whether lines of text styles stand as far apart as the Human Interface Guidelines give it.
  init(
    _ string: NSAttributedString, attributes: inout [TextAttributes], width: CGFloat? = nil,
    container: NSTextContainer? = nil, spacesTextStyles: Bool = false
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
        paragraphStyle: (values[.paragraphStyle] as? NSParagraphStyle)?.typesetting ?? ParagraphStyle())
    }
    attributes = collected
    self = text
  }

  /// Stands for a width without a limit.
  private static let unlimited: CGFloat = 10_000_000
}

extension TextStyle {
  /// The attributes that change how text is laid out.
  init(_ attributes: [NSAttributedString.Key: Any], tag: Int) {
    self.init(font: (attributes[.font] as? UIFont)?.instance ?? DefaultFont.instance)
    kern = TextNumber.read(attributes[.kern]).map { Double($0) }
    tracking = Double(TextNumber.read(attributes[.tracking]) ?? 0)
    ligatures = TextNumber.read(attributes[.ligature]).map { Int($0) } ?? 1
    baselineOffset = Double(TextNumber.read(attributes[.baselineOffset]) ?? 0)
    self.tag = tag
  }
}

/// The font of text that names none.
enum DefaultFont {
  static let instance: FontInstance =
    FontCatalog.font(named: "Helvetica", size: 12)
    ?? UIFont.systemInstance(size: 12, weight: .regular, italic: false, design: .standard, features: [])
}

extension NSParagraphStyle {
  /// The style as the typesetter wants it.
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
