import Foundation

/// A graph of UIKit's folders that refer to types of other folders.
///
/// A folder is a direct subfolder of `Sources/Apple/UIKit`, with all its descendants. The graph contains every type
/// that a file declares outside other types, public or not, unless it is private to its file. Apple's own classes refer
/// to each other, so that some pairs are unavoidable. They are counted like all others.
struct FolderGraph {
  /// A reference of a folder to a type of another one.
  struct Mention {
    let type: Substring
    let place: String
  }

  struct Edge: Hashable {
    let from: String
    let to: String
  }

  private(set) var folders: Set<String> = []
  private(set) var declared: [Substring: Set<String>] = [:]
  /// The first mention, in the order of paths.
  private(set) var edges: [Edge: Mention] = [:]

  /// Creates a graph.
  ///
  /// - Parameter sources: The code of files by their paths in the folder that contains the nodes.
  init(_ sources: [(path: String, code: SwiftCode)]) {
    let files = sources.compactMap { source -> (folder: String, path: String, code: SwiftCode)? in
      guard let slash = source.path.firstIndex(of: "/") else { return nil }
      return (String(source.path[..<slash]), source.path, source.code)
    }
    for file in files {
      folders.insert(file.folder)
      for line in file.code.lines {
        if let name = FolderGraph.declaredName(in: line) { declared[name, default: []].insert(file.folder) }
      }
    }
    for file in files {
      for (number, line) in file.code.lines.enumerated() {
        for name in SwiftCode.names(in: line) {
          guard let owners = declared[name], !owners.contains(file.folder) else { continue }
          for owner in owners where edges[Edge(from: file.folder, to: owner)] == nil {
            edges[Edge(from: file.folder, to: owner)] = Mention(type: name, place: "\(file.path):\(number + 1)")
          }
        }
      }
    }
  }

  /// The pairs of folders that refer to each other's types, each with an example of both directions.
  var mutual: [String] {
    edges.keys.filter { $0.from < $0.to && edges[Edge(from: $0.to, to: $0.from)] != nil }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
      .compactMap { edge in
        guard let there = edges[edge], let back = edges[Edge(from: edge.to, to: edge.from)] else { return nil }
        return """
          \(edge.from) and \(edge.to): \(there.place) names \(there.type), \(back.place) names \(back.type)
          """
      }
  }

  private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let modifiers: Set<Substring> = [
    "open", "public", "package", "internal", "final", "indirect", "nonisolated", "unsafe",
  ]

  /// Returns the name of a type that a line declares at its beginning, or `nil` for other lines and for types that are
  /// private to a file.
  private static func declaredName(in line: Substring) -> Substring? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    var isAttribute = false
    var isType = false
    for word in line.split(whereSeparator: { " (){}:<=".contains($0) }) {
      if isType { return word }
      isAttribute = word.hasPrefix("@")
      if keywords.contains(word) {
        isType = true
      } else if !isAttribute, !modifiers.contains(word) {
        return nil
      }
    }
    return nil
  }
}
