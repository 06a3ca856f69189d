import CoreGraphics
import Foundation

/// An object that lays out printed content on pages.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintformatter
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
  /// The pages in the size for which they were last created.
  private final var pages: PrintedPages?

  public override init() { super.init() }

  /// Creates a formatter of the same class with the same content and margins, which belongs to no renderer.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPrintFormatter()
    takeMargins(copy)
    return copy
  }

  final func takeMargins(_ copy: UIPrintFormatter) {
    copy.perPageContentInsets = perPageContentInsets
    copy.maximumContentHeight = maximumContentHeight
    copy.maximumContentWidth = maximumContentWidth
    copy.startPage = startPage
  }

  /// The insets of the content from the edges of the page, in points.
  ///
  /// - Default: zero.
  open var perPageContentInsets: UIEdgeInsets = .zero

  /// The maximum height of the content, or 0 for no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content, or 0 for no limit.
  open var maximumContentWidth: CGFloat = 0

  /// The page on which the content begins.
  ///
  /// - Default: 0.
  open var startPage = 0

  /// Whether the content must be laid out on the main thread. The value is `true`, as for all text.
  open var requiresMainThread: Bool { true }

  /// The renderer to which the formatter was added.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  /// The number of pages of the renderer that the content requires, or 0 without a renderer.
  open var pageCount: Int {
    printPageRenderer == nil ? 0 : pages(in: pageArea.size).count
  }

  /// Returns the area of the content on a page of the renderer, or zero without a renderer or content on the page.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let page = pageIndex - startPage
    return page >= 0 && page < pageCount ? pageArea : .zero
  }

  /// The area of the content on each page.
  private var pageArea: CGRect { printPageRenderer.map { limited($0.contentArea) } ?? .zero }

  private func limited(_ rect: CGRect) -> CGRect {
    var area = rect.inset(by: perPageContentInsets)
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
    return area
  }

  // MARK: - Content

  /// The text that is laid out.
  var content: NSAttributedString { NSAttributedString(string: "") }

  /// Returns the content divided into pages of a size.
  func makePages(_ size: CGSize) -> PrintedPages { PrintedPages(content, size: size) }

  private func pages(in size: CGSize) -> PrintedPages {
    if let pages, pages.isMade(for: size, of: content) { return pages }
    let made = makePages(size)
    pages = made
    return made
  }

  /// Draws the part of the content on a page.
  ///
  /// - Parameters:
  ///   - rect: The area of the content. For a formatter without a renderer it is the page, to which the content insets
  ///     are applied.
  ///   - pageIndex: The index of the page, beginning with ``startPage``.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard pageIndex >= startPage, let context = UIGraphicsGetCurrentContext() else { return }
    let area = printPageRenderer == nil ? limited(rect) : rect
    pages(in: area.size).draw(pageIndex - startPage, at: area.origin, in: context)
  }
}
