/// `pdfView`: PDFView.
package enum PdfViewElement {
  static let schema = ElementSchema(
    "pdfView", className: "PDFView", extends: ViewElement.schema)
}
