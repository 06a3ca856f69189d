import CoreGraphics
import Foundation

/// Lays out what is printed on pages.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintformatter
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
  /// The pages of the room that they were made for.
  private final var pages: PrintedPages?

  public override init() { super.init() }

  /// Makes a formatter of the same class with the same content and margins, which belongs to no renderer.
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

  /// Whether the content can be laid out on the main thread alone: yes, as all text is.
  open var requiresMainThread: Bool { true }

  /// The renderer that the formatter was added to.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// Takes the formatter out of its renderer.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  /// How many pages of its renderer the content takes; 0 without a renderer.
  open var pageCount: Int {
    printPageRenderer == nil ? 0 : pages(in: pageArea.size).count
  }

  /// The room of the content on a page of its renderer; zero without a renderer, and for pages without content.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let page = pageIndex - startPage
    return page >= 0 && page < pageCount ? pageArea : .zero
  }

  /// The room of the content on each page.
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

  /// What the content is on pages of a size.
  func makePages(_ size: CGSize) -> PrintedPages { PrintedPages(content, size: size) }

  private func pages(in size: CGSize) -> PrintedPages {
    if let pages, pages.isMade(for: size, of: content) { return pages }
    let made = makePages(size)
    pages = made
    return made
  }

  /// Draws the part of the content that is on a page.
  ///
  /// - Parameters:
  ///   - rect: the room of the content; of a formatter without renderer the page, from which the content keeps its margins.
  ///   - pageIndex: the page, from ``startPage`` on.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard pageIndex >= startPage, let context = UIGraphicsGetCurrentContext() else { return }
    let area = printPageRenderer == nil ? limited(rect) : rect
    pages(in: area.size).draw(pageIndex - startPage, at: area.origin, in: context)
  }
}
