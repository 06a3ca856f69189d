import CoreGraphics
import Foundation

/// Lays out what is printed on pages.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintformatter
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  public override init() { super.init() }

  /// The margins of the content from the edges of the page, in points.
  ///
  /// - Default: zero.
  open var perPageContentInsets: UIEdgeInsets = .zero

  /// The height of the content at most, and its width at most; 0 for no limit.
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0

  /// The page on which the content begins.
  ///
  /// - Default: 0.
  open var startPage = 0

  /// The text that is laid out.
  var text: NSAttributedString { NSAttributedString(string: "") }

  /// Draws all of the content into a rectangle, from its top down.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard pageIndex == startPage else { return }
    var area = rect.inset(by: perPageContentInsets)
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
    text.draw(in: area)
  }
}

/// Lays out a plain text in one font, or a text with attributes.
///
/// - Source: developer.apple.com/documentation/uikit/uisimpletextprintformatter
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Makes a formatter without text.
  public override init() { super.init() }

  public init(text: String) {
    self.plainText = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  private var plainText: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font of plain text. Default: the system font of 14 points.
  open var font: UIFont? = .systemFont(ofSize: 14)
  /// The color of plain text. Default: black.
  open var color: UIColor? = .black
  open var textAlignment = NSTextAlignment.natural

  override var text: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: plainText ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 14), .foregroundColor: color ?? .black, .paragraphStyle: style,
      ])
  }
}

/// Lays out HTML.
///
/// - Source: developer.apple.com/documentation/uikit/uimarkuptextprintformatter
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Makes a formatter without text.
  public override init() { super.init() }

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The HTML.
  open var markupText: String?

  override var text: NSAttributedString {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    let read = try? NSAttributedString(
      data: Data((markupText ?? "").utf8), options: options, documentAttributes: nil)
    return read ?? NSAttributedString(string: "")
  }
}
