import CoreGraphics
import Foundation

/// Lays out a plain text in one font, or a text with attributes.
///
/// - Source: developer.apple.com/documentation/uikit/uisimpletextprintformatter
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Makes a formatter without text.
  public override init() { super.init() }

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  /// The plain text; ``attributedText`` is laid out in its place where there is one.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font of plain text. Default: the system font of 14 points.
  open var font: UIFont? = .systemFont(ofSize: 14)
  /// The color of plain text. Default: black.
  open var color: UIColor? = .black
  /// How lines of plain text lie. Default: natural.
  open var textAlignment = NSTextAlignment.natural

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UISimpleTextPrintFormatter()
    takeMargins(copy)
    (copy.text, copy.attributedText) = (text, attributedText)
    (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
    return copy
  }

  override var content: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 14), .foregroundColor: color ?? .black, .paragraphStyle: style,
      ])
  }
}
