import Foundation
import Typefaces
import Typesetting

/// The content of a text layer, with its layout and drawing.
package struct TextLayerStyle {
  var string: Any?
  var font: Any?
  var size: CGFloat = 36
  var color: CGColor? = CGColor(gray: 1, alpha: 1)
  var wraps = false
  var truncation = CATextLayerTruncationMode.none
  var alignment = CATextLayerAlignmentMode.natural

  /// The drawing attributes of a run in addition to its glyphs.
  private struct Look {
    var color: CGColor?
    var isUnderlined = false
    var isStruck = false
  }

  var isEmpty: Bool { attributed.length == 0 }

  private var attributed: NSAttributedString {
    switch string {
    case let text as NSAttributedString: text
    case let text as String: NSAttributedString(string: text)
    case let text as NSString: NSAttributedString(string: text as String)
    default: NSAttributedString(string: "")
    }
  }

  private var ownFont: FontInstance? {
    let size = Double(max(size, 0))
    if let holder = font as? any FontHolder { return holder.instance(size: size) }
    let name = font as? String ?? (font as? NSString).map { $0 as String }
    return name.flatMap { FontCatalog.font(named: $0, size: size) } ?? FontCatalog.font(named: "Helvetica", size: size)
  }

  func layout(width: CGFloat, height: CGFloat) -> TextLayout { laidOut(width: width, height: height).layout }

  private func laidOut(width: CGFloat, height: CGFloat) -> (layout: TextLayout, looks: [Look]) {
    let text = attributed
    var styled = StyledText()
    var looks: [Look] = []
    let isPlain = !(string is NSAttributedString)
    let units = Array(text.string.utf16)
    text.enumerateAttributes(in: NSRange(location: 0, length: units.count), options: []) { values, range, _ in
      let held = (values[NSAttributedString.Key("NSFont")] as? any FontHolder)?.instance
      guard let font = isPlain ? ownFont : held ?? FontCatalog.font(named: "Helvetica", size: 12) else { return }
      var style = TextStyle(font: font)
      style.kern = (values[NSAttributedString.Key("NSKern")] as? NSNumber)?.doubleValue
      style.tag = looks.count
      func isSet(_ name: String) -> Bool { (values[NSAttributedString.Key(name)] as? NSNumber)?.intValue ?? 0 != 0 }
      let own = TextLayerStyle.color(values[NSAttributedString.Key("NSColor")])
      looks.append(
        Look(
          color: isPlain ? color : own ?? CGColor(gray: 0, alpha: 1), isUnderlined: isSet("NSUnderline"),
          isStruck: isSet("NSStrikethrough")))
      styled.append(
        utf16: units[range.location..<min(range.location + range.length, units.count)], style: style,
        paragraphStyle: paragraph)
    }
    // Text that isn't wrapped is aligned between the sides as well.
    return (
      TextLayout(
        styled, width: Double(width), height: Double(height), maximumLines: 0, lineBreakMode: wraps ? lastLine : nil),
      looks
    )
  }

  private var lastLine: LineBreakMode? {
    switch truncation {
    case .start: .truncatingHead
    case .end: .truncatingTail
    case .middle: .truncatingMiddle
    default: nil
    }
  }

  private var paragraph: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    style.lineBreakMode = wraps ? .wordWrapping : lastLine ?? .clipping
    return style
  }

  private static func color(_ value: Any?) -> CGColor? {
    if let holder = value as? any ColorHolder { return holder.heldColor }
    return value as? CGColor
  }

  // MARK: - Drawing

  func draw(in bounds: CGRect, _ context: CGContext) {
    let height = truncation == .none ? CGFloat.infinity : bounds.height
    let (layout, looks) = laidOut(width: bounds.width, height: height)
    context.saveGState()
    let textMatrix = context.textMatrix
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    for line in layout.lines {
      for run in line.runs where !run.glyphs.isEmpty {
        guard let color = looks[run.tag].color else { continue }
        context.setFillColor(color)
        let start = CGPoint(x: bounds.minX + CGFloat(line.origin.x), y: bounds.minY + CGFloat(line.origin.y))
        context.drawGlyphs(
          run.glyphs, at: run.positions.map { CGPoint(x: start.x + CGFloat($0.x), y: start.y + CGFloat($0.y)) },
          font: run.font)
        let thickness = max(CGFloat(run.font.underlineThickness), 0.5)
        func rule(_ y: CGFloat) {
          context.fill(
            CGRect(x: start.x + CGFloat(run.x), y: start.y + y, width: CGFloat(run.width), height: thickness))
        }
        if looks[run.tag].isUnderlined { rule(-CGFloat(run.font.underlinePosition)) }
        if looks[run.tag].isStruck { rule(-CGFloat(run.font.xHeight) / 2) }
      }
    }
    context.textMatrix = textMatrix
    context.restoreGState()
  }
}
