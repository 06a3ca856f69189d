import Foundation

/// A file in which a program records the screens that it displays and their results. If a screen crashes the program,
/// the supervisor reads its name from the log and restarts the program without the recorded screens.
///
/// The file has a line of JSON for each event. Only the program appends lines, and its supervisor after the program's
/// end.
package struct ScreenResultLog: Sendable {
  package let file: URL

  /// The recorded results of all screens.
  package struct Contents: Sendable {
    /// The results by the argument of ``begin(_:)``.
    package var shown: [String: ScreenResult] = [:]
    /// The last screen that began without a result.
    package var unfinished: String?
  }

  private struct Line: Codable {
    var screen: String
    /// The result, or nil for the beginning of a screen.
    var shown: ScreenResult?
  }

  package init(file: URL) {
    self.file = file
  }

  /// Records that a screen will be displayed.
  package func begin(_ screen: String) throws { try add(Line(screen: screen, shown: nil)) }

  /// Records the result of a screen.
  package func end(_ screen: String, _ shown: ScreenResult) throws { try add(Line(screen: screen, shown: shown)) }

  package func contents() -> Contents {
    var result = Contents()
    guard let data = try? Data(contentsOf: file) else { return result }
    for text in data.split(separator: UInt8(ascii: "\n")) {
      // The last line may be incomplete, which means that it was not recorded.
      guard let line = try? JSONDecoder().decode(Line.self, from: text) else { continue }
      if let shown = line.shown {
        result.shown[line.screen] = shown
        if result.unfinished == line.screen { result.unfinished = nil }
      } else {
        result.unfinished = line.screen
      }
    }
    return result
  }

  private func add(_ line: Line) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var data = try encoder.encode(line)
    data.append(UInt8(ascii: "\n"))
    let path = file.path(percentEncoded: false)
    if !FileManager.default.fileExists(atPath: path) {
      guard FileManager.default.createFile(atPath: path, contents: nil) else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
      }
    }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: data)
  }
}
