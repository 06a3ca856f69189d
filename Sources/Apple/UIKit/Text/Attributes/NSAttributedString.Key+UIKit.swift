import Foundation

extension NSAttributedString.Key {
  /// The font: a `UIFont`. Helvetica of 12 points where it is missing.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// How lines are broken, placed and spaced: an `NSParagraphStyle`. That of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color of the glyphs: a `UIColor`. Black where it is missing.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text: a `UIColor`. None where it is missing.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Ligatures: 0 for none that can be done without, 1 for the usual ones. 1 where it is missing.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added after every character. 0 switches the font's kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after every character, the font's kerning staying as it is.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line through the text: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The line under the text: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the glyphs' outlines: a `UIColor`. That of the glyphs where it is missing.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the glyphs' outlines in per cent of the font's size. Above 0 the glyphs are not filled, below 0
  /// they are.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of the glyphs: an `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How far letters lean to the right, as a share of their height. 0 where it is missing.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// An effect such as letters pressed into paper: an `NSAttributedString.TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The image in the place of the character U+FFFC: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Where a tap leads: a `URL`, or text that is one. Links are blue and underlined.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points by which the text stands above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The color of the line under the text: a `UIColor`. That of the glyphs where it is missing.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The color of the line through the text: a `UIColor`. That of the glyphs where it is missing.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}
