import Foundation

/// A file in which a program records screens without their own files: the current screen until its result is known, and
/// screens that equal their references. The file has a line of JSON for each.
///
/// Creating and replacing a file for every screen would take longer than drawing the screen.
package final class CapturedScreenLog {
  /// The extension of log files.
  static let suffix = ".screens"

  private let path: String
  private let file: Int32
  /// The offset of the current screen's line, or the end of the last line if there is no current screen.
  private var end: Int64
  /// The length of that line.
  private var length = 0

  /// Opens the log of a program. Each of several programs has its own. The existing content stays.
  ///
  /// - Parameters:
  ///   - name: The name that distinguishes the log from those of other programs.
  ///   - folder: The folder of the captured screens.
  package init(_ name: String, in folder: String) throws(SnapshotFileError) {
    path = "\(folder)/\(name)\(CapturedScreenLog.suffix)"
    file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw CapturedScreenLog.error(path) }
    end = Int64(lseek(file, 0, SEEK_END))
  }

  deinit { close(file) }

  /// Records a screen before it is displayed. The record remains if the screen crashes the program.
  package func begin(_ screen: CapturedScreen) throws {
    length = 0
    let line = try line(of: screen)
    try write(line)
    length = line.count
  }

  /// Records the result of the current screen.
  package func end(_ screen: CapturedScreen) throws {
    var line = try line(of: screen)
    // A single write over the existing line ensures that the file always contains a complete line.
    if line.count < length {
      line.removeLast()
      line += [UInt8](repeating: UInt8(ascii: " "), count: length - line.count - 1)
      line.append(UInt8(ascii: "\n"))
    }
    try write(line)
    end += Int64(line.count)
    length = 0
  }

  /// Removes the record of the current screen, which has its own file.
  package func forget() throws(SnapshotFileError) {
    guard ftruncate(file, off_t(end)) == 0 else { throw CapturedScreenLog.error(path) }
    length = 0
  }

  private func line(of screen: CapturedScreen) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try [UInt8](encoder.encode(screen)) + [UInt8(ascii: "\n")]
  }

  private func write(_ line: [UInt8]) throws(SnapshotFileError) {
    var written = 0
    while written < line.count {
      let count = line.withUnsafeBytes {
        pwrite(file, $0.baseAddress! + written, line.count - written, off_t(end) + off_t(written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw CapturedScreenLog.error(path) }
      written += count
    }
  }

  private static func error(_ path: String) -> SnapshotFileError {
    SnapshotFileError(path: path, reason: String(cString: strerror(errno)), verb: "written")
  }

  /// Returns the screens of a log.
  ///
  /// - Throws: ``SnapshotFileError`` for an invalid file.
  static func screens(in file: String) throws(SnapshotFileError) -> [CapturedScreen] {
    let text = try SnapshotFiles.bytes(at: file)
    do {
      let decoder = JSONDecoder()
      return try text.split(separator: UInt8(ascii: "\n")).map {
        try decoder.decode(CapturedScreen.self, from: Data($0))
      }
    } catch {
      throw SnapshotFileError(path: file, reason: SnapshotFileError.words(error))
    }
  }
}
