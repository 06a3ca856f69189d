/// The formats of vector drawings.
package enum VectorFormat: String, Sendable, CaseIterable {
  case svg
  case pdf

  /// Detects the format from a file's first bytes. Returns nil for other formats.
  package init?(sniffing bytes: some Collection<UInt8>) {
    // The format's marker may follow other content: by its standard in PDF, declarations and comments in SVG.
    let start = Array(bytes.prefix(1024))
    if VectorFormat.contains("%PDF-", in: start) {
      self = .pdf
    } else if VectorFormat.beginsWithMarkup(start), VectorFormat.contains("<svg", in: Array(bytes.prefix(1 << 16))) {
      self = .svg
    } else {
      return nil
    }
  }

  /// The usual spelling of the format's name.
  package var name: String {
    switch self {
    case .svg: "SVG"
    case .pdf: "PDF"
    }
  }

  private static func beginsWithMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  private static func contains(_ text: String, in bytes: [UInt8]) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { start in
      bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
