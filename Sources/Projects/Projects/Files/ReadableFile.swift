import Foundation
import XcodeProjects

/// Access to files of a project for code other than its reader.
package enum ReadableFile {
  /// The maximum size, which is far more than that of the largest sources.
  package static let maxBytes = 64 << 20

  /// Returns the bytes of a file, or nil if it is not a regular file, can't be read, or is larger than the limit.
  /// Reading a pipe would block.
  package static func bytes(of file: URL, limit: Int = maxBytes) -> [UInt8]? {
    try? FileSystem.bytes(of: file.path(percentEncoded: false), limit: limit)
  }
}

extension URL {
  /// Returns a file URL without accessing the file system as `URL(fileURLWithPath:)` does.
  static func file(_ path: String) -> URL { URL(filePath: path, directoryHint: .notDirectory) }
  static func folder(_ path: String) -> URL { URL(filePath: path, directoryHint: .isDirectory) }
}
