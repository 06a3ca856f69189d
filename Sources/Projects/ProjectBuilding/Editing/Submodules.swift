import Foundation
import Projects

/// A module map with Darwin and with the submodules that sources import, such as `UIKit.UIView`.
///
/// Apple's modules consist of C modules, which have submodules. An import that can't be resolved prevents the compiler
/// from checking any file of a module. Next to an empty C module, the compiler finds the Swift module with the same
/// name.
enum Submodules {
  /// Writes the module map and returns the flags for the compiler, which are empty for sources that import only whole
  /// modules.
  static func flags(for target: Target, available: Set<String>, in folder: URL) throws -> [String] {
    var root = Node()
    for source in target.sources {
      for path in SourceImportPaths.paths(of: source) {
        let isOfC = modulesOfC.contains(path[0])
        guard isOfC || path.count > 1 && (available.contains(path[0]) || modulesOfSwift.contains(path[0])) else {
          continue
        }
        root.add(path[...])
      }
    }
    guard !root.inner.isEmpty else { return [] }
    let file = folder.appending(path: "submodules.modulemap")
    let data = Data(
      root.inner.sorted { $0.key < $1.key }.map { $0.value.text(named: $0.key, indent: "") }.joined().utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    return ["-Xcc", "-fmodule-map-file=\(file.path(percentEncoded: false))"]
  }

  /// Modules of Apple's systems that contain the C library.
  private static let modulesOfC: Set<String> = ["Darwin", "MachO"]
  /// Modules that are part of the compiler.
  private static let modulesOfSwift: Set<String> = ["Foundation", "Dispatch", "CoreFoundation"]

  private struct Node {
    var inner: [String: Node] = [:]

    mutating func add(_ path: ArraySlice<String>) {
      guard let first = path.first else { return }
      inner[first, default: Node()].add(path.dropFirst())
    }

    func text(named name: String, indent: String) -> String {
      let lines = inner.sorted { $0.key < $1.key }.map { $0.value.text(named: $0.key, indent: indent + "  ") }.joined()
      return lines.isEmpty ? "\(indent)module \(name) {}\n" : "\(indent)module \(name) {\n\(lines)\(indent)}\n"
    }
  }
}

/// The paths of the imports of a file, found by its lines.
enum SourceImportPaths {
  /// Returns the paths of imported modules and submodules, such as `["UIKit", "UIView"]`. Imports of single
  /// declarations are not included.
  static func paths(of file: URL) -> [[String]] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var paths: [[String]] = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
      for statement in line.split(separator: ";") {
        let words = statement.split { $0 == " " || $0 == "\t" }
        guard let index = words.firstIndex(of: "import"), words.indices.contains(index + 1),
          words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
        else { continue }
        let path = words[index + 1].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if path.allSatisfy(isIdentifier), !kinds.contains(path[0]) { paths.append(path) }
      }
    }
    return paths
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
