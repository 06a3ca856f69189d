import ToolSupport

/// A strategy that compiles a module of Swift 6 in the mode of Swift 5, if the declarations of Apple's modules here
/// differ from Apple's in isolation and `Sendable`.
///
/// Foundation on Linux declares `UserDefaults` and others as not sendable, which the mode of Swift 6 makes an error.
/// The other changes of that mode stay switched on.
struct RelaxConcurrency: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    let attribution = state.build.toolchain.attribution
    let isConcerned = module.messages.contains { message in
      message.isError && RelaxConcurrency.isAboutConcurrency(message.text)
        && RelaxConcurrency.quotedTypes(in: message.text).contains { attribution.isApple($0) }
    }
    guard isConcerned, let flags = RelaxConcurrency.relaxed(module.inputs.flags) else { return .notApplicable }
    module.inputs.flags = flags
    module.unstubbed.flags = RelaxConcurrency.relaxed(module.unstubbed.flags) ?? module.unstubbed.flags
    return .changed
  }

  static func isAboutConcurrency(_ text: String) -> Bool {
    ["Sendable", "-isolated", "isolated to", "nonisolated", "concurrency-safe", "data race", "concurrently-executing"]
      .contains { text.contains($0) }
  }

  /// Returns the names of types that a message quotes, without generic arguments and marks of optionals.
  static func quotedTypes(in text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { part in String(part.element.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
      .filter { $0 != "Sendable" && $0.first?.isUppercase == true }
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
