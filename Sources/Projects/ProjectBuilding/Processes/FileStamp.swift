import Foundation

/// The size and modification time of a file, which identify changes of it.
package struct FileStamp: Codable, Hashable, Sendable {
  package var size: Int64
  package var seconds: Int64
  package var nanoseconds: Int64

  /// Creates the stamp of a file, or returns nil if the file does not exist.
  package init?(of file: URL) {
    var status = stat()
    guard file.withUnsafeFileSystemRepresentation({ $0.map { stat($0, &status) } ?? -1 }) == 0 else { return nil }
    size = Int64(status.st_size)
    seconds = Int64(status.st_mtim.tv_sec)
    nanoseconds = Int64(status.st_mtim.tv_nsec)
  }

  /// Returns whether this change was made after another.
  package func isLater(than other: FileStamp) -> Bool {
    (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
  }

  package var text: String { "\(size) \(seconds).\(nanoseconds)" }
}
