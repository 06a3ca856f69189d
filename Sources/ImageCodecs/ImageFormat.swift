/// The image formats that can be read and written.
package enum ImageFormat: String, Sendable, CaseIterable {
  case png
  case jpeg

  /// The format that a file's first bytes announce; nil for any other.
  package init?(sniffing bytes: some Collection<UInt8>) {
    if bytes.starts(with: ImageFormat.pngSignature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// As one writes it.
  package var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    }
  }
}
