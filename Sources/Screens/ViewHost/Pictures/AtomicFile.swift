import Foundation

/// The atomic writing of files.
package enum AtomicFile {
  /// Writes bytes to a temporary file and replaces the file with it, creating folders if needed.
  ///
  /// It uses system calls, since Foundation's errors on Linux have no reason. A device or a pipe (`/dev/null`,
  /// `/dev/stdout`) is written to directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileWritingError) {
    if isDevice(path) { return try writeThrough(bytes, to: path) }
    let unfinished = "\(path).unfinished-\(getpid())"
    guard makeFolder(of: path) else { throw error(path) }
    let file = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw error(path) }
    let isWritten = writeAll(bytes, to: file)
    // The first error is reported; closing may also report a full disk.
    let firstError = errno
    let isClosed = close(file) == 0
    if !isWritten { errno = firstError }
    guard isWritten, isClosed, rename(unfinished, path) == 0 else {
      let reason = error(path)
      unlink(unfinished)
      throw reason
    }
  }

  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileWritingError) {
    let device = open(path, O_WRONLY)
    guard device >= 0 else { throw error(path) }
    defer { close(device) }
    guard writeAll(bytes, to: device) else { throw error(path) }
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Creates the folder of a file and its parents if they don't exist.
  private static func makeFolder(of path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return true }
    let folder = String(path[..<slash])
    if mkdir(folder, 0o755) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, makeFolder(of: folder) else { return false }
    return mkdir(folder, 0o755) == 0 || errno == EEXIST
  }

  private static func error(_ path: String) -> FileWritingError {
    FileWritingError(path: path, reason: String(cString: strerror(errno)))
  }
}

/// The error that a file can't be written.
public struct FileWritingError: Error, CustomStringConvertible, Equatable {
  /// The path of the file.
  public let path: String

  /// The reason in the system's words.
  public let reason: String

  public var description: String { "can't write \(path): \(reason)" }
}
