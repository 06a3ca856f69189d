import Foundation

extension Toolchain {
  /// Returns a toolset for SwiftPM: `swift build --toolset FILE` builds a package for iOS that does not depend on
  /// ViewCode.
  ///
  /// It contains the path of the toolchain, so it must be written again after the toolchain is moved.
  ///
  /// - Source: github.com/swiftlang/swift-evolution/blob/main/proposals/0387-cross-compilation-destinations.md
  package func toolset() throws -> Data {
    let linker = [
      "-L", libraries.path(percentEncoded: false), "-rpath", libraries.path(percentEncoded: false), "--as-needed",
      hostTimeObject.path(percentEncoded: false),
    ]
    let libraryNames = Set(importable().filter { $0.key != "-" }.values).sorted().map { "-l\($0)" }
    let toolset: [String: Any] = [
      "schemaVersion": "1.0",
      "swiftCompiler": ["extraCLIOptions": compilerFlags],
      "linker": ["extraCLIOptions": linker + libraryNames],
    ]
    return try JSONSerialization.data(
      withJSONObject: toolset, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }
}
