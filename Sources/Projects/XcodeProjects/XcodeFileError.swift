/// Why a file of Xcode's, or one that stands beside it, could not be read.
package enum XcodeFileError: Error, Equatable, Sendable {
  /// A file or folder that should be there and cannot be read.
  case unreadable(path: String, reason: String)
  /// More bytes than any such file needs.
  case tooLarge(path: String, limit: Int)
  /// The text breaks the rules of its format. Lines and columns count from 1, columns in bytes.
  case syntax(path: String, line: Int, column: Int, reason: String)
  /// Well formed, but not what such a file says; `position` is such as `objects.A1.targets`.
  case malformed(path: String, position: String, reason: String)

  /// The file or folder that the error is about.
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
