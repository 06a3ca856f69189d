import Foundation

/// A print formatter that lays out HTML.
///
/// - Source: developer.apple.com/documentation/uikit/uimarkuptextprintformatter
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter without text.
  public override init() { super.init() }

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// The HTML.
  open var markupText: String?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMarkupTextPrintFormatter()
    takeMargins(copy)
    copy.markupText = markupText
    return copy
  }

  override var content: NSAttributedString {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    let read = try? NSAttributedString(
      data: Data((markupText ?? "").utf8), options: options, documentAttributes: nil)
    return read ?? NSAttributedString(string: "")
  }
}
