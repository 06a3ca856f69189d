import CoreGraphics
import Foundation

/// A PDF file whose pages are images with links (ISO 32000-1).
struct PDFFile {
  /// A page, in points from the top left corner.
  struct Page {
    var size: CGSize
    /// An opaque PNG image of the page.
    var picture: Data
    var links: [(url: URL, rect: CGRect)]
  }

  let pages: [Page]
  /// The document information, such as `Title` and `Author`.
  let info: [(key: String, text: String)]

  var data: Data {
    var objects: [Data] = []
    func add(_ text: String, stream: Data? = nil) -> Int {
      var object = Data(text.utf8)
      if let stream { object += Data("\nstream\n".utf8) + stream + Data("\nendstream".utf8) }
      objects.append(object)
      return objects.count
    }
    // The catalog and the list of pages come first, so that other objects can refer to them.
    _ = add("")
    _ = add("")
    var kids: [Int] = []
    for page in pages {
      guard let picture = PNGPicture(page.picture) else { continue }
      let image = add(
        "<< /Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) /ColorSpace /DeviceRGB "
          + "/BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 "
          + "/Columns \(picture.width) >> /Length \(picture.pixels.count) >>", stream: picture.pixels)
      let drawing = "q \(number(page.size.width)) 0 0 \(number(page.size.height)) 0 0 cm /Page Do Q"
      let content = add("<< /Length \(drawing.utf8.count) >>", stream: Data(drawing.utf8))
      let links = page.links.map { link in
        let rect = link.rect
        let corners = [rect.minX, page.size.height - rect.maxY, rect.maxX, page.size.height - rect.minY]
        return add(
          "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [\(corners.map(number).joined(separator: " "))] "
            + "/A << /S /URI /URI \(string(link.url.absoluteString)) >> >>")
      }
      let annotations = links.isEmpty ? "" : " /Annots [\(links.map { "\($0) 0 R" }.joined(separator: " "))]"
      kids.append(
        add(
          "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(number(page.size.width)) \(number(page.size.height))] "
            + "/Resources << /XObject << /Page \(image) 0 R >> >> /Contents \(content) 0 R\(annotations) >>"))
    }
    let information =
      info.isEmpty ? nil : add("<< \(info.map { "/\($0.key) \(string($0.text))" }.joined(separator: " ")) >>")
    objects[0] = Data("<< /Type /Catalog /Pages 2 0 R >>".utf8)
    objects[1] = Data(
      "<< /Type /Pages /Count \(kids.count) /Kids [\(kids.map { "\($0) 0 R" }.joined(separator: " "))] >>".utf8)
    return file(of: objects, information: information)
  }

  private func file(of objects: [Data], information: Int?) -> Data {
    var result = Data("%PDF-1.4\n".utf8)
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(result.count)
      result += Data("\(index + 1) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
    }
    let table = result.count
    var text = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    let about = information.map { " /Info \($0) 0 R" } ?? ""
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R\(about) >>\nstartxref\n\(table)\n%%EOF\n"
    return result + Data(text.utf8)
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns a text in hexadecimal UTF-16, or in ASCII if possible.
  private func string(_ text: String) -> String {
    guard text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && ![0x28, 0x29, 0x5C].contains($0) }) else {
      let digits = text.utf16.map { unit in
        let hex = String(unit, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - hex.count) + hex
      }
      return "<FEFF\(digits.joined())>"
    }
    return "(\(text))"
  }
}

/// The compressed pixels of an opaque PNG file, which PDF stores in the same format.
private struct PNGPicture {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels = Data()

  init?(_ png: Data) {
    let bytes = [UInt8](png)
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var place = 8
    while place + 12 <= bytes.count {
      let count = number(place)
      guard place + 12 + count <= bytes.count else { return nil }
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "IHDR":
        (width, height) = (number(place + 8), number(place + 12))
        // Eight bits and three colors without alpha.
        guard bytes[place + 16] == 8, bytes[place + 17] == 2 else { return nil }
      case "IDAT": pixels += bytes[place + 8..<place + 8 + count]
      default: break
      }
      place += 12 + count
    }
    if pixels.isEmpty { return nil }
  }
}
