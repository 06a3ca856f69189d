// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Begins a document whose file is appended to data. Begin each page with `UIGraphicsBeginPDFPage()`.
///
/// - Parameters:
///   - bounds: the size of pages that name none, in points; an empty rectangle is 612 by 792 points.
///   - documentInfo: title, author and so on by the keys of Core Graphics.
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  GraphicsContextStack.current.documents.append(
    PDFDrawing(.data(data), bounds: bounds, info: documentInfo ?? [:]))
}

/// Begins a document whose file is written when it ends.
///
/// - Returns: whether the file can be written.
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttofile(_:_:_:)
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  GraphicsContextStack.current.documents.append(
    PDFDrawing(.file(path), bounds: bounds, info: documentInfo ?? [:]))
  return true
}

/// Begins a page of the document's size. Nothing happens without a document.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginpdfpage()
public func UIGraphicsBeginPDFPage() { PDFDrawing.current?.context.beginPage() }

/// Begins a page of another size. Of the information nothing is written.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginpdfpagewithinfo(_:_:)
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFDrawing.current?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// Returns the bounds of the page that is drawn; zero without a document.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsgetpdfcontextbounds()
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PDFDrawing.current?.context.pdfContextBounds ?? .zero
}

/// Makes a rectangle of the page lead to an address.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicssetpdfcontexturlforrect(_:_:)
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  PDFDrawing.current?.context.setURL(url, for: rect)
}

/// Ends the document, and writes it. Nothing happens without one.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsendpdfcontext()
public func UIGraphicsEndPDFContext() { (GraphicsContextStack.current.documents.popLast() as? PDFDrawing)?.end() }
