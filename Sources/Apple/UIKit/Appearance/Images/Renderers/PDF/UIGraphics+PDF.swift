// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

/// Begins a document that is appended to data. Each page begins with `UIGraphicsBeginPDFPage()`.
///
/// - Parameters:
///   - bounds: The size of pages without their own, in points; 612 by 792 points if empty.
///   - documentInfo: The title, the author and other values, by the keys of Core Graphics.
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  GraphicsContextStack.current.documents.append(
    PDFDrawing(.data(data), bounds: bounds, info: documentInfo ?? [:]))
}

/// Begins a document that is written to a file at its end.
///
/// - Returns: Whether the file can be written.
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

/// Begins a page with the size of the document. Has no effect without a document.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginpdfpage()
public func UIGraphicsBeginPDFPage() { PDFDrawing.current?.context.beginPage() }

/// Begins a page with another size. The information isn't written.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsbeginpdfpagewithinfo(_:_:)
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFDrawing.current?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// Returns the bounds of the current page; zero without a document.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsgetpdfcontextbounds()
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PDFDrawing.current?.context.pdfContextBounds ?? .zero
}

/// Adds a link to an address in a rectangle of the page.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicssetpdfcontexturlforrect(_:_:)
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  PDFDrawing.current?.context.setURL(url, for: rect)
}

/// Ends and writes the document. Has no effect without a document.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsendpdfcontext()
public func UIGraphicsEndPDFContext() { (GraphicsContextStack.current.documents.popLast() as? PDFDrawing)?.end() }
