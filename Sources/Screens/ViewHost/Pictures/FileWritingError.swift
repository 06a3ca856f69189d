/// A file that could not be written.
public struct FileWritingError: Error, CustomStringConvertible, Equatable {
  /// The file.
  public let path: String

  /// Why, in the system's words.
  public let reason: String

  public var description: String { "can't write \(path): \(reason)" }
}
