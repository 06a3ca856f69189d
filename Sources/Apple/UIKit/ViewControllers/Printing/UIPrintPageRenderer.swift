import CoreGraphics
import Foundation

/// An object that draws the pages of a print job in the current context, with or without formatters.
///
/// Hosts have no printer that determines the size of paper. Apps that draw pages into a PDF override ``paperRect`` and
/// ``printableRect``, or set them by key.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintpagerenderer
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  private final var paper = CGRect.zero
  private final var printable = CGRect.zero

  public override init() { super.init() }

  // MARK: - Paper

  /// The rectangle of the paper, in points.
  ///
  /// - Default: zero.
  open var paperRect: CGRect { paper }

  /// The printable area of the paper, in the coordinates of ``paperRect``.
  ///
  /// - Default: zero.
  open var printableRect: CGRect { printable }

  /// The height of the header on each page, in points.
  ///
  /// - Default: 0, for no header.
  open var headerHeight: CGFloat = 0

  /// The height of the footer on each page, in points.
  ///
  /// - Default: 0, for no footer.
  open var footerHeight: CGFloat = 0

  /// Sets "paperRect" or "printableRect" to a rectangle. Other keys have no effect.
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

  /// The area of a page between the header and the footer.
  final var contentArea: CGRect {
    printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  // MARK: - Formatters

  /// The formatters that lay out the content of pages.
  ///
  /// - Default: `nil`.
  open var printFormatters: [UIPrintFormatter]? {
    didSet {
      for formatter in oldValue ?? [] where formatter.printPageRenderer === self { formatter.printPageRenderer = nil }
      for formatter in printFormatters ?? [] { formatter.printPageRenderer = self }
    }
  }

  /// Adds a formatter whose content begins on a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// Returns the formatters of a page, or `nil` if there are none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (printFormatters ?? []).filter {
      pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount
    }
    return found.isEmpty ? nil : found
  }

  // MARK: - Pages

  /// The number of pages. The default is the number that the formatters require.
  open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Tells the renderer that pages are about to be drawn. The default implementation does nothing.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: the header, the content, the contents of formatters, and the footer.
  ///
  /// - Parameters:
  ///   - pageIndex: The index of the page, from 0.
  ///   - printableRect: The rectangle of the page.
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

  /// Draws the content of a formatter on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page. It is called if ``headerHeight`` is not 0. The default implementation does nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content of a page in addition to that of formatters. The default implementation does nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the footer of a page. It is called if ``footerHeight`` is not 0. The default implementation does nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
