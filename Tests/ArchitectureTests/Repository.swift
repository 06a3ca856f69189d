import Foundation

/// The files of this repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Paths from the root, in order, of the files in a folder and those below.
  static func files(in folder: String, ending: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    guard let files = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
  }

  /// The names of all previews of the examples.
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
