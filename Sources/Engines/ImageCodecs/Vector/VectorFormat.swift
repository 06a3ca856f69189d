/// The kinds of drawings that have no pixels of their own.
package enum VectorFormat: String, Sendable, CaseIterable {
  case svg
  case pdf

  /// The format that a file's beginning announces; nil for any other.
  package init?(sniffing bytes: some Collection<UInt8>) {
    // Both may begin with something else: PDF by its standard, SVG with a declaration and comments.
    let start = Array(bytes.prefix(1024))
    if VectorFormat.contains("%PDF-", in: start) {
      self = .pdf
    } else if VectorFormat.beginsWithMarkup(start), VectorFormat.contains("<svg", in: Array(bytes.prefix(1 << 16))) {
      self = .svg
    } else {
      return nil
    }
  }

  /// As one writes it.
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
