/// A font file can't be used.
public struct FontFileError: Error, Hashable, CustomStringConvertible {
  /// The file, and what is wrong with it.
  public let description: String
}
