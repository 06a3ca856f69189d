import Foundation

/// A file in which a program tells what it begins to show and what came of it, so that whoever started it knows which
/// screen brought it down, and can start it again: what is told of already is not shown another time.
///
/// It is a line of JSON for each event. The program adds lines, its supervisor does when the program is gone; nobody
/// else.
package struct ScreenResultLog: Sendable {
  package let file: URL

  /// What is known of all screens.
  package struct Contents: Sendable {
    /// By what ``begin(_:)`` was given.
    package var shown: [String: ScreenResult] = [:]
    /// The one that was begun last and not ended.
    package var unfinished: String?
  }

  private struct Line: Codable {
    var screen: String
    /// Nil at the beginning.
    var shown: ScreenResult?
  }

  package init(file: URL) {
    self.file = file
  }

  /// Tells that a screen is going to be shown.
  package func begin(_ screen: String) throws { try add(Line(screen: screen, shown: nil)) }

  /// Tells what came of it.
  package func end(_ screen: String, _ shown: ScreenResult) throws { try add(Line(screen: screen, shown: shown)) }

  package func contents() -> Contents {
    var result = Contents()
    guard let data = try? Data(contentsOf: file) else { return result }
    for text in data.split(separator: UInt8(ascii: "\n")) {
      // The last line may be cut off: then it was never told.
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
