import ToolSupport

/// A strategy that compiles a module of Swift 6 in the mode of Swift 5 if it has errors of concurrency checking.
///
/// Apple's modules declare isolation and `Sendable` for a compiler and a Foundation that differ from those here:
/// Foundation on Linux declares `UserDefaults` and others as not sendable, which the mode of Swift 6 makes an error. The
/// other changes of that mode stay switched on. Modules with stubs are always compiled in this way.
struct RelaxConcurrency: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard module.messages.contains(where: { $0.isError && RelaxConcurrency.isAboutConcurrency($0.text) }) else {
      return .notApplicable
    }
    return RelaxConcurrency.relax(&module) ? .changed : .notApplicable
  }

  /// Compiles a module in the mode of Swift 5 from now on.
  ///
  /// - Returns: Whether it was in the mode of Swift 6.
  static func relax(_ module: inout ModuleState) -> Bool {
    guard let flags = relaxed(module.inputs.flags) else { return false }
    module.inputs.flags = flags
    module.unstubbed.flags = relaxed(module.unstubbed.flags) ?? module.unstubbed.flags
    return true
  }

  static func isAboutConcurrency(_ text: String) -> Bool {
    ["Sendable", "-isolated", "isolated to", "nonisolated", "concurrency-safe", "data race", "concurrently-executing"]
      .contains { text.contains($0) }
  }

  /// The features that the mode of Swift 6 switches on and that affect the meaning of code, apart from checks of
  /// isolation.
  ///
  /// - Source: docs.swift.org/compiler/documentation/diagnostics/upcoming-language-features
  private static let features = [
    "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials", "BareSlashRegexLiterals",
    "DisableOutwardActorInference", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "GlobalActorIsolatedTypesUsability",
  ]

  /// Returns flags for the mode of Swift 5, or nil if they are for that mode already.
  static func relaxed(_ flags: [String]) -> [String]? {
    guard let index = flags.firstIndex(of: "-swift-version"), flags.indices.contains(index + 1), flags[index + 1] == "6"
    else { return nil }
    var result = flags.filter { !$0.hasPrefix("-strict-concurrency") }
    if let index = result.firstIndex(of: "-swift-version") { result[index + 1] = "5" }
    return result + features.flatMap { ["-enable-upcoming-feature", $0] }
  }
}
