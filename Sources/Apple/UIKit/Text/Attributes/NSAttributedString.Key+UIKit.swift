import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`. Without it, Helvetica in 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The line breaking, alignment and spacing of lines, an `NSParagraphStyle`. The one at a paragraph's first character
  /// applies.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color of the glyphs, a `UIColor`. Without it, black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`. Without it, none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The ligatures: 0 for required ones only, 1 for the usual ones. Without it, 1.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The number of points added after every character. 0 turns the font's kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The number of points added after every character, in addition to the font's kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The line under the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the glyphs' outlines, a `UIColor`. Without it, the color of the glyphs.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the glyphs' outlines, in percent of the font's size. With a positive width the glyphs aren't filled,
  /// with a negative one they are.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of the glyphs, an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The slant of the glyphs to the right, as a fraction of their height. Without it, 0.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A text effect such as letterpress, an `NSAttributedString.TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The attachment that is displayed in place of the character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The target of a link, a `URL` or a string with one. Links are blue and underlined.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The offset of the text above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The color of the line under the text, a `UIColor`. Without it, the color of the glyphs.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the line through the text, a `UIColor`. Without it, the color of the glyphs.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}
