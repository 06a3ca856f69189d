import CoreGraphics
import Foundation

/// A document between `UIGraphicsBeginPDFContextToData` and `UIGraphicsEndPDFContext`.
final class PDFDrawing {
  /// The destination of the file.
  enum Target {
    case data(NSMutableData)
    case file(String)
  }

  /// The current document of the thread.
  static var current: PDFDrawing? { GraphicsContextStack.current.documents.last as? PDFDrawing }

  let target: Target
  let context: UIGraphicsPDFRendererContext
  private let info: [AnyHashable: Any]

  /// - Parameter bounds: The size of pages without their own; US Letter if empty.
  init(_ target: Target, bounds: CGRect, info: [AnyHashable: Any]) {
    self.target = target
    self.info = info
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    let format = UIGraphicsPDFRendererFormat()
    format.bounds = bounds.isEmpty ? letter : bounds
    context = UIGraphicsPDFRendererContext(format: format)
  }

  func end() {
    let known = ["Title", "Author", "Subject", "Creator", "Keywords"]
    let entries = known.compactMap { key in info[key].map { (key, "\($0)") } }
    let data = PDFFile(pages: context.finish(), info: entries).data
    switch target {
    case .data(let result): result.append(data)
    case .file(let path): try? data.write(to: URL(filePath: path))
    }
  }
}
