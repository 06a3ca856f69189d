/// An error that occurs when reading a file of Xcode or a related tool.
package enum XcodeFileError: Error, Equatable, Sendable {
  /// A required file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// The file exceeds the maximum size of such files.
  case tooLarge(path: String, limit: Int)
  /// The text violates the syntax of its format. Lines and columns count from 1, columns in bytes.
  case syntax(path: String, line: Int, column: Int, reason: String)
  /// The file is well-formed and has unexpected contents. The value `position` is a key path, such as
  /// `objects.A1.targets`.
  case malformed(path: String, position: String, reason: String)

  /// The path of the file or folder.
  package var path: String {
    switch self {
    case .unreadable(let path, _), .tooLarge(let path, _), .syntax(let path, _, _, _), .malformed(let path, _, _):
      path
    }
  }

  package var line: Int? {
    if case .syntax(_, let line, _, _) = self { line } else { nil }
  }

  package var reason: String {
    switch self {
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    case .tooLarge(_, let limit): "has more than \(limit) bytes"
    case .syntax(_, _, _, let reason): reason
    case .malformed(_, "", let reason): reason
    case .malformed(_, let position, let reason): "at \(position): \(reason)"
    }
  }
}

extension XcodeFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .syntax(let path, let line, let column, let reason): "\(path):\(line):\(column): \(reason)"
    default: "\(path): \(reason)"
    }
  }
}
