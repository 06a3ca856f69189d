import Foundation

/// A line of source code.
public struct SourcePlace: Codable, Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The module and the file as in `#fileID`: `Profile/Header.swift`.
  public var file: String

  /// The line in the file, beginning with 1.
  public var line: Int

  /// The path of the file when it was compiled; `nil` if it is unknown.
  public var path: String?

  /// Creates a position in a file.
  public init(file: String, line: Int, path: String? = nil) {
    self.file = file
    self.line = line
    self.path = path
  }

  /// The file and the line: `Profile/Header.swift:41`.
  public var description: String { "\(file):\(line)" }
}
