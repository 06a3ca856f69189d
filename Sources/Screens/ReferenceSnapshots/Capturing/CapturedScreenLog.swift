import Foundation

/// A file in which a program tells of screens that need no file of their own: of the one that it shows, until there is
/// more to say of it, and of those that are as their references say. It is a line of JSON for each.
///
/// A file for each would be made and replaced for every screen, and a disk takes longer for that than drawing the
/// screen.
package final class CapturedScreenLog {
  /// What names of such files end with.
  static let suffix = ".screens"

  private let path: String
  private let file: Int32
  /// Where the line of the screen that is shown begins; behind the last line where none is.
  private var end: Int64
  /// How long that line is.
  private var length = 0

  /// Opens the log of one of several programs, which each have their own; what is in it stays.
  ///
  /// - Parameters:
  ///   - name: tells it from those of other programs.
  ///   - folder: where the captured screens are.
  package init(_ name: String, in folder: String) throws(SnapshotFileError) {
    path = "\(folder)/\(name)\(CapturedScreenLog.suffix)"
    file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw CapturedScreenLog.error(path) }
    end = Int64(lseek(file, 0, SEEK_END))
  }

  deinit { close(file) }

  /// Tells of a screen before it is shown: what stays of one that brings the program down.
  package func begin(_ screen: CapturedScreen) throws {
    length = 0
    let line = try line(of: screen)
    try write(line)
    length = line.count
  }

  /// Tells what came of the screen that was begun.
  package func end(_ screen: CapturedScreen) throws {
    var line = try line(of: screen)
    // Written in one go over what stands there, so that there is no moment without a whole line.
    if line.count < length {
      line.removeLast()
      line += [UInt8](repeating: UInt8(ascii: " "), count: length - line.count - 1)
      line.append(UInt8(ascii: "\n"))
    }
    try write(line)
    end += Int64(line.count)
    length = 0
  }

  /// Takes back what was told of the screen that was begun: it has a file of its own.
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

  /// The screens that a log tells of.
  ///
  /// - Throws: ``SnapshotFileError`` for a file that is none.
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
