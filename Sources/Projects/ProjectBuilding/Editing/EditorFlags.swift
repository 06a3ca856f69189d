import Foundation
import Projects

/// Flags for compiling sources that are not rewritten.
enum EditorFlags {
  /// Flags that make the compiler accept constructs for Apple's systems: `@objc`, `#selector`, `dynamic`, optional
  /// requirements. Code that needs the Objective-C runtime is checked and never generated.
  static let forUnchangedSources =
    [
      "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
    ] + PlatformConditions.flags

  /// Returns a target's flags without upcoming features that its language mode already includes.
  ///
  /// The compiler warns about such a flag, and the compiler within SourceKit-LSP then checks nothing.
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

  /// Returns the flags for compiling against the toolchain. Its modules are system modules, so that "Jump to
  /// Definition" opens their interfaces.
  static func flags(for toolchain: Toolchain) -> [String] {
    var flags = toolchain.compilerFlags
    if let index = flags.firstIndex(of: "-I") { flags[index] = "-Isystem" }
    return flags
  }

  /// Modules that are part of Apple's Foundation but separate here. New code may need them.
  private static let ofFoundation = ["FoundationNetworking", "FoundationXML"]

  /// Returns the modules that files can use without importing them.
  ///
  /// Apple's modules re-export others. A rewritten source imports these explicitly, so its imports are compared with
  /// the author's.
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

  /// Returns the modules that a file imports as a whole.
  private static func imports(of file: URL) -> Set<String> {
    Set(SourceImportPaths.paths(of: file).filter { $0.count == 1 }.map { $0[0] })
  }
}
