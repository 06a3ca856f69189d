import CoreGraphics
import Foundation

/// The attributes of a run of text that affect its drawing, but not its layout.
struct TextAttributes {
  var foregroundColor: UIColor
  var backgroundColor: UIColor?
  var underline: NSUnderlineStyle
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle
  var strikethroughColor: UIColor?
  var strokeColor: UIColor?
  /// The stroke width in percent of the font's size.
  var strokeWidth: CGFloat
  var shadow: NSShadow?
  var attachment: NSTextAttachment?
  /// The slant of the glyphs to the right, as a fraction of their height.
  var obliqueness: CGFloat
  var isLetterpress: Bool

  init(_ attributes: [NSAttributedString.Key: Any]) {
    let isLink = attributes[.link] != nil
    foregroundColor = isLink ? .link : attributes[.foregroundColor] as? UIColor ?? .black
    backgroundColor = attributes[.backgroundColor] as? UIColor
    underline = TextAttributes.lineStyle(attributes[.underlineStyle]) ?? (isLink ? .single : [])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough =
      TextAttributes.lineStyle(attributes[.strikethroughStyle])
      ?? (InlineIntent.of(attributes).contains(.strikethrough) ? .single : [])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    strokeColor = attributes[.strokeColor] as? UIColor
    strokeWidth = TextNumber.read(attributes[.strokeWidth]) ?? 0
    shadow = attributes[.shadow] as? NSShadow
    attachment = attributes[.attachment] as? NSTextAttachment
    obliqueness = TextNumber.read(attributes[.obliqueness]) ?? 0
    let effect = attributes[.textEffect]
    isLetterpress =
      effect as? NSAttributedString.TextEffectStyle == .letterpressStyle
      || effect as? String == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
  }

  /// Returns the style from a value that is a style, a raw value or a number object.
  private static func lineStyle(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle
      ?? TextNumber.read(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }
}
