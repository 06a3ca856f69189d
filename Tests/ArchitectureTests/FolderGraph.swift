import Foundation

/// Which folders of UIKit name types that others declare.
///
/// A folder is one right under `Sources/Apple/UIKit`, with all below it. What counts is every type that a file declares outside any
/// other type, public or not, unless it is private to its file. Apple's own classes know each other, so that some pairs can't
/// be helped; they are counted like all others.
struct FolderGraph {
  /// Where a folder names a type of another one.
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
  /// The first mention in the order of paths.
  private(set) var edges: [Edge: Mention] = [:]

  /// - Parameter sources: the code of files by their paths below the folder whose folders are meant.
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

  /// Pairs of folders that name each other's types, each with an example of both directions.
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

  /// The name of a type that a line declares at its very beginning; `nil` for any other line, and for types of one file.
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
