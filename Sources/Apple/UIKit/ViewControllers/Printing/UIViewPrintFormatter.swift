import CoreGraphics
import Foundation

/// A print formatter that lays out the content of a view: the text of a text view, or the drawing of another view.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewprintformatter
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view that is printed.
  public final let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPrintFormatter(view)
    takeMargins(copy)
    return copy
  }

  override var content: NSAttributedString { (view as? UITextView)?.attributedText ?? super.content }

  override func makePages(_ size: CGSize) -> PrintedPages {
    view is UITextView ? super.makePages(size) : PrintedPages(view, size: size)
  }
}

extension UIView {
  /// Returns a formatter that prints the view.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/viewprintformatter()
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
