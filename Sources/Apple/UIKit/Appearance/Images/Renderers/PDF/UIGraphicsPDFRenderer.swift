import CoreGraphics
import Foundation

/// The format of a PDF renderer.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicspdfrendererformat
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The metadata of the file by the keys of Core Graphics, such as `kCGPDFContextTitle`.
  ///
  /// - Default: empty.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// A renderer of PDF files. Each page is an image with 216 pixels per inch, in which text can't be selected.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicspdfrenderer
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer for pages with a size in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Creates a renderer for pages with a size in points and a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// Draws and returns a file. The closure begins each page with `beginPage()`.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(format: format)
    actions(context)
    let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    return PDFFile(
      pages: context.finish(),
      info: info.sorted { $0.key < $1.key }.compactMap { key, value in
        ["Title", "Author", "Subject", "Creator", "Keywords"].contains(key) ? (key, "\(value)") : nil
      }
    ).data
  }

  /// Draws a file and writes it.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The context of the drawing closure of a PDF renderer.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private static let scale: CGFloat = 3
  private var pages: [PDFFile.Page] = []
  private var links: [(url: URL, rect: CGRect)] = []
  private var hasPage = false

  init(format: UIGraphicsRendererFormat) {
    pdfContextBounds = format.bounds
    super.init(cgContext: Self.page(format.bounds), format: format)
  }

  /// The bounds of the current page; those of the renderer before the first page.
  public private(set) final var pdfContextBounds: CGRect

  /// Begins a page with the size of the renderer.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page with another size. The information isn't written.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    pdfContextBounds = bounds.isEmpty ? format.bounds : bounds
    cgContext = Self.page(pdfContextBounds)
    hasPage = true
    UIGraphicsPushContext(cgContext)
  }

  /// Adds a link to an address in a rectangle of the page.
  open func setURL(_ url: URL, for rect: CGRect) {
    preconditionOfCaller(hasPage, "UIGraphicsPDFRendererContext: cannot add a link before the first page")
    links.append((url, rect.offsetBy(dx: -pdfContextBounds.minX, dy: -pdfContextBounds.minY)))
  }

  func finish() -> [PDFFile.Page] {
    endPage()
    return pages
  }

  private func endPage() {
    guard hasPage else { return }
    hasPage = false
    UIGraphicsPopContext()
    if let image = cgContext.makeImage(), let picture = UIImage(cgImage: image).pngData() {
      pages.append(PDFFile.Page(size: pdfContextBounds.size, picture: picture, links: links))
    }
    links = []
  }

  /// Returns the context of a page, which is white.
  private static func page(_ bounds: CGRect) -> CGContext {
    guard let context = CGContext.bitmap(bounds: bounds, scale: scale, isOpaque: true) else {
      fatalError("UIGraphicsPDFRenderer: cannot draw a page of \(bounds.size)")
    }
    context.saveGState()
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(bounds)
    context.restoreGState()
    return context
  }
}
