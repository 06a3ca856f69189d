/// The system font's glyphs are not on this machine.
public struct MissingFontError: Error, CustomStringConvertible, Equatable {
  /// What was looked for, where, and the package to install.
  public let description: String
}
