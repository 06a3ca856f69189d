import Foundation

/// The files of this repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns whether a source contains a word. The comparison of bytes is fast, while `String.contains` takes seconds
  /// for all sources.
  static func has(_ text: String, _ word: String) -> Bool {
    text.withCString { text in word.withCString { strstr(text, $0) != nil } }
  }

  /// Returns the sorted paths from the root of the files in a folder and its subfolders, without build folders of
  /// packages.
  static func files(in folder: String, ending: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    guard let files = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the names of all previews in the examples.
  static func previewNames() throws -> Set<String> {
    var names: Set<String> = []
    for file in files(in: "Examples", ending: ".swift") {
      for line in try text(file).split(separator: "\n") where line.hasPrefix("#Preview(\"") {
        names.insert(String(line.dropFirst(10).prefix { $0 != "\"" }))
      }
    }
    return names
  }
}
