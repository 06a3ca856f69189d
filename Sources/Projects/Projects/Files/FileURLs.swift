import Foundation

extension URL {
  /// Without asking the file system, which `URL(fileURLWithPath:)` does.
  static func file(_ path: String) -> URL { URL(filePath: path, directoryHint: .notDirectory) }
  static func folder(_ path: String) -> URL { URL(filePath: path, directoryHint: .isDirectory) }
}
