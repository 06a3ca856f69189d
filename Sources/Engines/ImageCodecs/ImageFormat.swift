/// The image formats that can be read. PNG and JPEG can also be written.
package enum ImageFormat: String, Sendable, CaseIterable {
  case png
  case jpeg
  case gif
  case webP = "webp"
  /// HEIC, and AVIF, which has the same container.
  case heic

  /// Detects the format from a file's first bytes. Returns nil for an unknown format.
  package init?(sniffing bytes: some Collection<UInt8>) {
    if bytes.starts(with: ImageFormat.pngSignature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webP
    } else if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)),
      ImageFormat.heicBrands.contains(String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self))
    {
      self = .heic
    } else {
      return nil
    }
  }

  private static let heicBrands: Set<String> = ["heic", "heix", "heim", "heis", "mif1", "avif"]

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The usual spelling of the format's name.
  package var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webP: "WebP"
    case .heic: "HEIC"
    }
  }
}
