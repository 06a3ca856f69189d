import UIKit

/// The attributes of text in addition to its font.
struct TextLook: Equatable {
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced = false
  var hasMonospacedDigits = false
  var design: Font.Design?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
}
