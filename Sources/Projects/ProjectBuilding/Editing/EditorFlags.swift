import Foundation
import Projects

/// Flags with which the compiler checks sources that are not rewritten.
enum EditorFlags {
  /// Has the compiler take what only Apple's systems have: `@objc`, `#selector`, `dynamic`, optional requirements. Code that
  /// needs the Objective-C runtime is checked, and never generated.
  static let forUnchangedSources = [
    "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
  ]

  /// Modules that Apple's Foundation brings along, and that are modules of their own here. Code that is just being written
  /// may need them.
  private static let ofFoundation = ["FoundationNetworking", "FoundationXML"]

  /// Modules that files see without importing them.
  ///
  /// Apple's modules re-export others. A rewritten source imports these itself: its imports are compared with the author's.
  static func addedImports(of target: Target, prepared: [URL]) -> [String] {
    var names: Set<String> = []
    var knowsFoundation = false
    for (source, file) in zip(target.sources, prepared) {
      let own = imports(of: source)
      if !own.isEmpty { knowsFoundation = true }
      if file != source { names.formUnion(imports(of: file).subtracting(own)) }
    }
    if knowsFoundation { names.formUnion(ofFoundation) }
    return names.subtracting(ofRewriting).subtracting([target.moduleName]).sorted()
  }

  /// Modules that only rewritten code uses.
  private static let ofRewriting: Set<String> = ["ObjectiveCNames", "StubSupport", "Glibc"]

  /// The modules that a file imports as a whole.
  private static func imports(of file: URL) -> Set<String> {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
      // An attribute may be before it, and another import behind it.
      for statement in line.split(separator: ";") {
        let words = statement.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), words.indices.contains(index + 1),
          words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
        else { continue }
        let name = words[index + 1]
        if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { names.insert(String(name)) }
      }
    }
    return names
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
