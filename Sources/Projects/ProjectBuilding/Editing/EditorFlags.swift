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

  /// A target's flags without upcoming features that its language mode has anyway.
  ///
  /// A compiler warns of such a flag, and the compiler within SourceKit-LSP then checks nothing.
  static func withoutKnownFeatures(_ flags: [String]) -> [String] {
    guard let version = flags.firstIndex(of: "-swift-version"), flags.indices.contains(version + 1),
      flags[version + 1] == "6"
    else { return flags }
    var result: [String] = []
    var rest = flags[...]
    while let flag = rest.popFirst() {
      if flag == "-enable-upcoming-feature", let name = rest.first, featuresOfSwift6.contains(name) {
        rest.removeFirst()
      } else {
        result.append(flag)
      }
    }
    return result
  }

  /// - Source: github.com/swiftlang/swift/blob/main/include/swift/Basic/Features.def, upcoming features of mode 6
  private static let featuresOfSwift6: Set<String> = [
    "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "BareSlashRegexLiterals",
    "DeprecateApplicationMain", "ImportObjcForwardDeclarations", "DisableOutwardActorInference",
    "InferSendableFromCaptures", "IsolatedDefaultValues", "GlobalConcurrency", "RegionBasedIsolation",
    "ImplicitOpenExistentials", "GlobalActorIsolatedTypesUsability", "DynamicActorIsolation",
  ]

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
