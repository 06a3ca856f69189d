import Foundation

/// What rewriting has to know of the place where the result is compiled.
package struct RewritingOptions: Codable, Hashable, Sendable {
  /// The modules that can be imported, beside the target's own dependencies. What Apple's systems have beyond them is
  /// reported where a condition asks for it.
  package var availableModules: Set<String>

  /// Whether `os(Linux)` stays true beside `os(iOS)`. A project's own code is written for a device; packages that it depends
  /// on often know Linux, and what they do there works here.
  package var keepsLinuxConditions: Bool

  /// What `targetEnvironment(simulator)` is: there is neither a camera nor a push service here, as in a simulator.
  package var isSimulator: Bool

  package init(
    availableModules: Set<String> = RewritingOptions.defaultModules, keepsLinuxConditions: Bool = false,
    isSimulator: Bool = true
  ) {
    self.availableModules = availableModules
    self.keepsLinuxConditions = keepsLinuxConditions
    self.isSimulator = isSimulator
  }

  /// What the toolchain and this package offer.
  package static let defaultModules: Set<String> = [
    "CoreGraphics", "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "ObjectiveC", "Observation", "QuartzCore", "RegexBuilder",
    "Swift",
    "Synchronization", "Testing", "UIKit", "XCTest", "_Concurrency", "_StringProcessing",
  ]
}
