import CoreGraphics
import Foundation

/// Draws the pages of a print job into the current context, with or without formatters.
///
/// Hosts have no printer that would say how large paper is: apps that draw pages into a PDF override ``paperRect`` and
/// ``printableRect``, or set them by their names.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintpagerenderer
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  private final var paper = CGRect.zero
  private final var printable = CGRect.zero

  public override init() { super.init() }

  // MARK: - Paper

  /// The paper, in points.
  ///
  /// - Default: zero.
  open var paperRect: CGRect { paper }

  /// The part of the paper that is printed on, in the coordinates of ``paperRect``.
  ///
  /// - Default: zero.
  open var printableRect: CGRect { printable }

  /// The height of the header on each page, in points.
  ///
  /// - Default: 0, no header.
  open var headerHeight: CGFloat = 0

  /// The height of the footer on each page, in points.
  ///
  /// - Default: 0, no footer.
  open var footerHeight: CGFloat = 0

  /// Sets "paperRect" or "printableRect" to a rectangle. Other names change nothing.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:)
  open func setValue(_ value: Any?, forKey key: String) {
    guard let rect = (value as? NSValue)?.cgRectValue ?? value as? CGRect else { return }
    switch key {
    case "paperRect": paper = rect
    case "printableRect": printable = rect
    default: break
    }
  }

  /// The part of a page between header and footer.
  final var contentArea: CGRect {
    printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  // MARK: - Formatters

  /// What lays out the content of pages.
  ///
  /// - Default: `nil`.
  open var printFormatters: [UIPrintFormatter]? {
    didSet {
      for formatter in oldValue ?? [] where formatter.printPageRenderer === self { formatter.printPageRenderer = nil }
      for formatter in printFormatters ?? [] { formatter.printPageRenderer = self }
    }
  }

  /// Has a formatter lay out pages from one of them on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// The formatters that lay out a page; `nil` for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (printFormatters ?? []).filter {
      pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount
    }
    return found.isEmpty ? nil : found
  }

  // MARK: - Pages

  /// How many pages there are. The default is what the formatters take.
  open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Some pages are about to be drawn. The default does nothing.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: the header, the content, what formatters have laid out, and the footer.
  ///
  /// - Parameters:
  ///   - pageIndex: the page, from 0.
  ///   - printableRect: the rectangle of the page.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 {
      var header = printableRect
      header.size.height = min(headerHeight, printableRect.height)
      drawHeaderForPage(at: pageIndex, in: header)
    }
    drawContentForPage(
      at: pageIndex,
      in: printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      var footer = printableRect
      footer.size.height = min(footerHeight, printableRect.height)
      footer.origin.y = printableRect.maxY - footer.height
      drawFooterForPage(at: pageIndex, in: footer)
    }
  }

  /// Draws what a formatter has laid out on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page. It is called where there is a ``headerHeight``. The default does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content of a page besides what formatters lay out. The default does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the footer of a page. It is called where there is a ``footerHeight``. The default does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
