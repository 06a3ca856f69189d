import Foundation
import ImageCodecs
import InterfaceBuilder
import Typefaces
import Typesetting
import XcodeProjects

/// The reader of the bytes.
enum ByteKind: String, CaseIterable {
  /// PNG, JPEG, GIF and WebP files.
  case images
  /// The pixels of a PNG's rows, which ViewCode's loops filter and compress, and which are read again.
  case rows
  /// Text with styles, which is laid out and queried for carets.
  case texts
  /// XIBs and storyboards.
  case interfaces
  /// Property lists in the old format and in XML.
  case projects
  case yaml

  func tryOut(_ bytes: [UInt8]) {
    switch self {
    case .images:
      _ = try? ImageDecoder.decode(bytes, limits: ImageLimits(maximumSide: 4096, maximumPixelCount: 1 << 22))
    case .rows: rows(bytes)
    case .texts: texts(bytes)
    case .interfaces: _ = try? Document(data: Data(bytes), path: "fuzzed.xib")
    case .projects:
      guard let list = try? PropertyListReader.parse(bytes, path: "/p/App.xcodeproj/project.pbxproj") else { return }
      _ = try? XcodeProjectFile(path: "/p/App.xcodeproj", contents: list)
    case .yaml: _ = try? YAMLReader.parse(String(decoding: bytes, as: UTF8.self), path: "project.yml")
    }
  }

  private func rows(_ bytes: [UInt8]) {
    guard bytes.count >= 6 else { return }
    let (width, rest) = (1 + Int(bytes[0]) % 64, Array(bytes[2...]))
    let height = max(1, min(rest.count / (4 * width), 64))
    var image = PixelImage(width: width, height: height)
    let isOpaque = bytes[1] % 2 == 0
    for start in stride(from: 0, to: image.bytes.count, by: 4) {
      let alpha = isOpaque ? 255 : rest[(start + 3) % rest.count]
      // Colors are premultiplied by alpha.
      for channel in 0..<3 { image.bytes[start + channel] = min(alpha, rest[(start + channel) % rest.count]) }
      image.bytes[start + 3] = alpha
    }
    let file = PNGEncoder.encode(image)
    guard let copy = try? ImageDecoder.decode(file) else { fatalError("a PNG that was written can't be read") }
    guard copy.pixels.width == width, copy.pixels.height == height else { fatalError("a PNG has another size") }
    for start in stride(from: 0, to: image.bytes.count, by: 4) where image.bytes[start + 3] == 255 {
      guard copy.pixels.bytes[start..<start + 4] == image.bytes[start..<start + 4] else {
        fatalError("an opaque pixel of a PNG is another one: \(start / 4)")
      }
    }
  }

  private func texts(_ bytes: [UInt8]) {
    guard let font = try? FontCatalog.systemFont(size: 17) else { fatalError("the system's font is missing") }
    var style = TextStyle(font: font)
    var paragraph = ParagraphStyle()
    var text = StyledText()
    var width = 200.0
    var units: [UInt16] = []
    var index = 0
    func next() -> Int {
      defer { index += 1 }
      return index < bytes.count ? Int(bytes[index]) : 0
    }
    while index < bytes.count, text.count < 2_000 {
      switch next() {
      case 0..<200:
        let unit = UInt16(truncatingIfNeeded: next() << 8 | next())
        units.append(unit)
        continue
      case 200..<210: style.kern = Double(next()) - 128
      case 210..<220: style.baselineOffset = Double(next()) - 128
      case 220..<225: style.font = FontCatalog.resized(font, to: Double(1 + next()) / 4)
      case 225..<230: paragraph.alignment = [.left, .right, .center, .justified, .natural][next() % 5]
      case 230..<235: style.attachment = TextAttachmentBox(width: Double(next()), height: Double(next()), y: 0)
      case 235..<240: width = Double(next()) * 2
      default: break
      }
      text.append(utf16: units, style: style, paragraphStyle: paragraph)
      units = []
    }
    text.append(utf16: units, style: style, paragraphStyle: paragraph)
    let modes: [Typesetting.LineBreakMode?] = [nil, .truncatingTail, .truncatingMiddle, .charWrapping]
    let layout = TextLayout(
      text, width: width, maximumLines: bytes.count % 4, lineBreakMode: modes[bytes.count % modes.count],
      keepsLastEmptyLine: true)
    guard layout.usedWidth.isFinite, layout.usedHeight.isFinite else { fatalError("a layout is not finite") }
    for place in [0, text.count / 2, text.count] {
      let caret = layout.caret(at: place)
      _ = layout.index(atX: caret.x, y: caret.y)
    }
    _ = layout.rects(for: 0..<text.count)
  }
}
