import Foundation

/// A line of source code.
public struct SourcePlace: Codable, Equatable, Hashable, Sendable, CustomStringConvertible {
  /// Module and file, as `#fileID` has them: `Profile/Header.swift`.
  public var file: String

  /// The line in the file, from 1.
  public var line: Int

  /// Where the file lay when it was compiled; `nil` where that is not known.
  public var path: String?

  /// Creates a line of a file.
  public init(file: String, line: Int, path: String? = nil) {
    self.file = file
    self.line = line
    self.path = path
  }

  /// `Profile/Header.swift:41`.
  public var description: String { "\(file):\(line)" }
}
