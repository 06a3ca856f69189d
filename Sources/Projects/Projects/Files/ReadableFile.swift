import Foundation
import XcodeProjects

/// Files of a project that others than its reader open.
package enum ReadableFile {
  /// Far more than the largest sources have.
  package static let maxBytes = 64 << 20

  /// The bytes of a file; nil for what is none (a pipe would be waited for), may not be read or is larger than any such file.
  package static func bytes(of file: URL, limit: Int = maxBytes) -> [UInt8]? {
    try? FileSystem.bytes(of: file.path(percentEncoded: false), limit: limit)
  }
}

extension URL {
  /// Without asking the file system, which `URL(fileURLWithPath:)` does.
  static func file(_ path: String) -> URL { URL(filePath: path, directoryHint: .notDirectory) }
  static func folder(_ path: String) -> URL { URL(filePath: path, directoryHint: .isDirectory) }
}
