import CoreGraphics
import Foundation

/// A print formatter that lays out plain text in one font, or attributed text.
///
/// - Source: developer.apple.com/documentation/uikit/uisimpletextprintformatter
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter without text.
  public override init() { super.init() }

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  /// The plain text. It is replaced by ``attributedText``.
  open var text: String?
  /// The attributed text.
  open var attributedText: NSAttributedString?
  /// The font of plain text.
  ///
  /// - Default: The system font of 14 points.
  open var font: UIFont? = .systemFont(ofSize: 14)
  /// The color of plain text.
  ///
  /// - Default: Black.
  open var color: UIColor? = .black
  /// The alignment of plain text.
  ///
  /// - Default: `.natural`.
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
