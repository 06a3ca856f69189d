import Foundation
import Projects

/// Modules of other people that ViewCode has its own edition of: sources with the original's public declarations, which are compiled
/// where a project imports the module and the original can't be built here.
///
/// ```
/// prepared/<Module>/*.swift
/// prepared/native              modules whose originals are C++ or Objective-C underneath, a name each line: never built here
/// ```
struct PreparedModules {
  private let root: URL
  /// Modules whose originals can't be built here even where their sources are at hand.
  let native: Set<String>

  init(of toolchain: Toolchain) {
    root = toolchain.root.appending(path: "prepared")
    let text = (try? String(contentsOf: root.appending(path: "native"), encoding: .utf8)) ?? ""
    native = Set(text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") })
  }

  /// The sources of a module, in alphabetical order; none where there is no edition of it.
  func sources(of module: String) -> [URL] {
    let folder = root.appending(path: module)
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The targets that modules are made of, and the prepared ones that these import, what is depended upon first.
  func targets(for modules: some Sequence<String>) -> [Target] {
    var result: [Target] = []
    var known: Set<String> = []
    func add(_ module: String) {
      guard known.insert(module).inserted else { return }
      let sources = sources(of: module)
      guard !sources.isEmpty else { return }
      let imported = sources.reduce(into: Set<String>()) { $0.formUnion(SourceImports.modules(of: $1)) }
      let needed = imported.subtracting([module]).filter { !self.sources(of: $0).isEmpty }.sorted()
      needed.forEach(add)
      var target = Target(name: module, moduleName: module, kind: .library)
      target.sources = sources
      target.externalDependencies = needed
      target.importedModules = imported.sorted()
      target.settings.swiftVersion = "5"
      target.settings.otherFlags = ["-suppress-warnings"]
      target.isThirdParty = true
      result.append(target)
    }
    modules.forEach(add)
    return result
  }
}
