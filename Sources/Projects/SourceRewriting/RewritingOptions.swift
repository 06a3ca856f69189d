import Foundation

/// The environment in which rewritten sources are compiled.
package struct RewritingOptions: Codable, Hashable, Sendable {
  /// The modules that can be imported, apart from the target's own dependencies. A condition that asks for another
  /// module of Apple's systems is reported.
  package var availableModules: Set<String>

  /// Whether `os(Linux)` stays true beside `os(iOS)`. A project's own code is written for a device; packages that it
  /// depends on often know Linux, and what they do there works here.
  package var keepsLinuxConditions: Bool

  /// The value of `targetEnvironment(simulator)`: as in a simulator, there is neither a camera nor a push service.
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
