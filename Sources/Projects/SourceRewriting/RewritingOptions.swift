import Foundation

/// The environment in which rewritten sources are compiled.
package struct RewritingOptions: Codable, Hashable, Sendable {
  /// The modules that can be imported, apart from the target's own dependencies. A condition for another module of
  /// Apple's systems is reported.
  package var availableModules: Set<String>

  /// Whether `os(Linux)` stays true along with `os(iOS)`. A project's own code is written for a device, but packages
  /// that it depends on often support Linux, and their code for Linux works here.
  package var keepsLinuxConditions: Bool

  /// Whether `targetEnvironment(simulator)` is true. Like a simulator, the environment has neither a camera nor a push
  /// service.
  package var isSimulator: Bool

  package init(
    availableModules: Set<String> = RewritingOptions.defaultModules, keepsLinuxConditions: Bool = false,
    isSimulator: Bool = true
  ) {
    self.availableModules = availableModules
    self.keepsLinuxConditions = keepsLinuxConditions
    self.isSimulator = isSimulator
  }

  /// The modules of the toolchain and of this package.
  package static let defaultModules: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "ObjectiveC", "Observation", "QuartzCore", "RegexBuilder",
    "Swift",
    "Synchronization", "Testing", "UIKit", "XCTest", "_Concurrency", "_StringProcessing",
  ]
}
