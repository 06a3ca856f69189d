import CoreGraphics
import Foundation
import Typesetting

extension TextDrawing {
  /// Creates a layout of plain text in one style. The result is the same as for attributed text, in two thirds of the
  /// time.
  init(
    plain text: String, attributes values: [NSAttributedString.Key: Any], width: CGFloat? = nil,
    height: CGFloat? = nil, maximumLines: Int = 0, lineBreakMode: NSLineBreakMode? = nil,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, keepsLastEmptyLine: Bool = false,
    keepsLines: Bool = true
  ) {
    var styled = StyledText()
    var attributes: [TextAttributes] = []
    if !text.isEmpty {
      attributes.append(TextAttributes(values))
      styled.append(
        utf16: Array(text.utf16), style: TextStyle(values, tag: 0),
        paragraphStyle: ParagraphStyle(values))
      styled.takeUserLanguage()
    }
    layout = TextLayout(
      styled, width: width.map { Double($0) } ?? .infinity, height: height.map { Double($0) } ?? .infinity,
      maximumLines: maximumLines, lineBreakMode: lineBreakMode.flatMap { LineBreakMode(rawValue: $0.rawValue) },
      naturalDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      keepsLastEmptyLine: keepsLastEmptyLine, keepsLines: keepsLines)
    self.attributes = attributes
  }
}
