/// An error of loading a font.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The machine has no file with the system font's glyphs (Inter).
  case systemFontMissing(searched: [String], debianPackage: String)
  /// The file is missing or unreadable.
  case unreadable(path: String, reason: String)
  /// The file is not a font, or is damaged.
  case malformed(path: String, reason: String)
  /// The index exceeds the number of faces in a collection.
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
      "The file '\(path)' is not a usable font: \(reason)"
    case .noSuchFace(let path, let index, let count):
      "The font file '\(path)' has \(count) face(s), but face \(index) was requested"
    }
  }
}
