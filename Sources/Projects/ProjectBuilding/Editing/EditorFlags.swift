import Foundation
import Projects

/// Flags with which the compiler checks sources that are not rewritten.
enum EditorFlags {
  /// Has the compiler take what only Apple's systems have: `@objc`, `#selector`, `dynamic`, optional requirements. Code that
  /// needs the Objective-C runtime is checked, and never generated.
  static let forUnchangedSources =
    [
      "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
    ] + PlatformConditions.flags

  /// What the compiler is told of the toolchain. Its modules are the system's: definitions lead into their interfaces.
  static func flags(for toolchain: Toolchain) -> [String] {
    var flags = toolchain.compilerFlags
    if let index = flags.firstIndex(of: "-I") { flags[index] = "-Isystem" }
    return flags
  }

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
  private static let ofRewriting: Set<String> = ["ObjectiveCNames", "StubSupport"]

  /// The modules that a file imports as a whole.
  private static func imports(of file: URL) -> Set<String> {
    Set(SourceImportPaths.paths(of: file).filter { $0.count == 1 }.map { $0[0] })
  }
}
