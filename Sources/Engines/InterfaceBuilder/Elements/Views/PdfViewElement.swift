/// `pdfView`: PDFView.
package enum PdfViewElement {
  package static let schema = ElementSchema(
    "pdfView", className: "PDFView", extends: ViewElement.schema)
}
