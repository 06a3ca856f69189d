import Foundation

/// The modules that a Swift file imports, found without parsing it.
package enum SourceImports {
  /// Returns the modules, except those that are only imported under other conditions (`#if canImport(AppKit)`).
  ///
  /// The result for a file that can't be read is empty.
  ///
  /// - Parameter askedFor: Whether to include modules that the file only imports if they are available.
  package static func modules(of file: URL, askedFor: Bool = true) -> Set<String> {
    guard let bytes = ReadableFile.bytes(of: file) else { return [] }
    let phone = ConditionEvaluation(conditions: nil) { _ in nil }
    return Set(
      SwiftSourceScan(bytes).imports.lazy.filter { found in
        found.required.allSatisfy { $0 == "canImport(\(found.module))" || !$0.contains("canImport") }
          && (askedFor || !found.required.contains("canImport(\(found.module))"))
          // Conditions such as `DEBUG` may be defined, but conditions of other systems are not. Rewriting replaces
          // known conditions with `true` and `false`.
          && !found.required.contains { ($0.contains("os(") || $0.contains("false")) && phone.holds($0) == false }
          && !found.excluded.contains { condition in
            ["os(", "canImport", "true"].contains { condition.contains($0) } && phone.holds(condition) == true
          }
      }.map(\.module))
  }
}
