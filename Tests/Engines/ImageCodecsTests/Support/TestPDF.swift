/// PDF files that tests create.
enum TestPDF {
  /// Returns a page of 4 x 2 points with the drawing of a content stream.
  static func page(_ content: String, resources: String = "", _ others: [String] = []) -> [UInt8] {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    let objects =
      [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 4 2] /Contents 4 0 R /Resources << \(resources) >> >>",
        "<< /Length \(content.count) >>\nstream\n\(content)\nendstream",
      ] + others
    for (number, object) in objects.enumerated() {
      offsets.append(text.count)
      text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = "\(offset)"
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  /// A page that takes poppler extremely long: a pattern with tiles at distances of a hundred-thousandth of a point.
  static let endless = page(
    "/Pattern cs /P scn 0 0 4 2 re f", resources: "/Pattern << /P 5 0 R >>",
    [
      """
      << /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 0.00001 /YStep 0.00001 \
      /Resources << >> /Length 21 >>
      stream
      0 1 0 rg 0 0 2 2 re f
      endstream
      """
    ])
}
