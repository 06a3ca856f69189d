import Foundation
import Projects

/// ViewCode's own editions of third-party modules: sources with the original's public declarations, which are compiled
/// if a project imports the module and the original can't be built here.
///
/// ```
/// prepared/<Module>/*.swift
/// prepared/native              modules whose originals are C++ or Objective-C underneath, a name each line: never built here
/// ```
struct PreparedModules {
  private let root: URL
  /// The modules whose originals can't be built here even if their sources are available.
  let native: Set<String>

  init(of toolchain: Toolchain) {
    root = toolchain.root.appending(path: "prepared")
    let text = (try? String(contentsOf: root.appending(path: "native"), encoding: .utf8)) ?? ""
    native = Set(text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") })
  }

  /// Returns the sources of a module, in alphabetical order, which are empty if there is no edition of it.
  func sources(of module: String) -> [URL] {
    let folder = root.appending(path: module)
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// Returns the modules that a module's sources import.
  func imports(of module: String) -> Set<String> {
    sources(of: module).reduce(into: Set<String>()) { $0.formUnion(SourceImports.modules(of: $1)) }.subtracting([module]
    )
  }

  /// Returns whether there is an edition of a module, and each module that it imports is available or has an edition as
  /// well.
  func isUsable(_ module: String, available: Set<String>) -> Bool {
    func isUsable(_ module: String, within parents: Set<String>) -> Bool {
      if parents.contains(module) { return true }
      guard !sources(of: module).isEmpty else { return false }
      return imports(of: module).subtracting(available).allSatisfy { isUsable($0, within: parents.union([module])) }
    }
    return isUsable(module, within: [])
  }

  /// Returns targets for modules and for the prepared modules that they import, dependencies first.
  ///
  /// - Parameters:
  ///   - available: The modules that can already be imported. A module is omitted if it imports any other module
  ///     without an edition.
  ///   - others: The project's targets, which prepared modules may import.
  func targets(for modules: some Sequence<String>, available: Set<String>, others: [Target]) -> [Target] {
    let names = Dictionary(others.map { ($0.moduleName, $0.name) }) { first, _ in first }
    var result: [Target] = []
    var known: Set<String> = []
    func add(_ module: String) {
      guard !available.contains(module), isUsable(module, available: available), known.insert(module).inserted else {
        return
      }
      let sources = sources(of: module)
      let imported = imports(of: module)
      let needed = imported.subtracting(available).sorted()
      needed.forEach(add)
      var target = Target(name: module, moduleName: module, kind: .library)
      target.sources = sources
      target.externalDependencies = needed + imported.compactMap { names[$0] }.sorted()
      target.importedModules = imported.sorted()
      target.settings.swiftVersion = "5"
      let conditions = conditions(in: sources, others: others)
      target.settings.otherFlags = ["-suppress-warnings"] + conditions.flatMap { ["-D", $0] }
      target.isThirdParty = true
      result.append(target)
    }
    modules.forEach(add)
    return result
  }

  /// Returns the compilation conditions that are true for sources.
  ///
  /// `RxSwift_Has_Binder` is true if the project's module RxSwift declares a public type `Binder`.
  private func conditions(in sources: [URL], others: [Target]) -> [String] {
    var asked: Set<String> = []
    for source in sources {
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n") where line.drop(while: { $0 == " " }).hasPrefix("#") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        asked.formUnion(words.filter { $0.contains("_Has_") }.map(String.init))
      }
    }
    return asked.sorted().filter { condition in
      guard let split = condition.range(of: "_Has_") else { return false }
      let (module, type) = (condition[..<split.lowerBound], condition[split.upperBound...])
      let declarations = ["struct", "class", "enum", "protocol", "typealias"].map { Data("public \($0) \(type)".utf8) }
      return others.filter { $0.moduleName == module }.flatMap(\.sources).contains { file in
        guard let text = try? Data(contentsOf: file) else { return false }
        return declarations.contains { PreparedModules.has($0, in: text) }
      }
    }
  }

  /// Returns whether a text contains a declaration of a name, and not only of a longer name that begins with it.
  private static func has(_ declaration: Data, in text: Data) -> Bool {
    var start = text.startIndex
    while let found = text.range(of: declaration, in: start..<text.endIndex) {
      guard found.upperBound < text.endIndex else { return true }
      let next = Character(UnicodeScalar(text[found.upperBound]))
      if !next.isLetter && !next.isNumber && next != "_" { return true }
      start = found.upperBound
    }
    return false
  }
}
