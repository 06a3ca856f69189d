/// Why a font could not be had.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No file of the system font's glyphs (Inter) is on this machine.
  case systemFontMissing(searched: [String], debianPackage: String)
  /// The file cannot be opened or read.
  case unreadable(path: String, reason: String)
  /// The file is there and is no font, or a broken one.
  case malformed(path: String, reason: String)
  /// A collection has fewer faces than the index asked for.
  case noSuchFace(path: String, index: Int, count: Int)

  package var description: String {
    switch self {
    case .systemFontMissing(let searched, let debianPackage):
      """
      The system font's glyphs come from the Inter typeface, and no Inter font file was found.
        searched  \(searched.joined(separator: ", ")), then fontconfig
        try       apt-get install \(debianPackage)
      """
    case .unreadable(let path, let reason):
      "The font file '\(path)' cannot be read: \(reason)"
    case .malformed(let path, let reason):
      "The file '\(path)' is not a font that can be used: \(reason)"
    case .noSuchFace(let path, let index, let count):
      "The font file '\(path)' has \(count) face(s), face \(index) was asked for"
    }
  }
}
