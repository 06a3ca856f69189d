import Foundation

/// Which modules a Swift file imports, read without parsing it.
package enum SourceImports {
  /// The modules, without those that only another condition than the one here would import (`#if canImport(AppKit)`).
  ///
  /// A file that can't be read imports nothing.
  ///
  /// - Parameter askedFor: whether modules count that the file imports only where they are there: it can do without them.
  package static func modules(of file: URL, askedFor: Bool = true) -> Set<String> {
    guard let bytes = ReadableFile.bytes(of: file) else { return [] }
    let phone = ConditionEvaluation(conditions: nil) { _ in nil }
    return Set(
      SwiftSourceScan(bytes).imports.lazy.filter { found in
        found.required.allSatisfy { $0 == "canImport(\(found.module))" || !$0.contains("canImport") }
          && (askedFor || !found.required.contains("canImport(\(found.module))"))
          // `DEBUG` and the like may be defined; what is another system's is not.
          // Rewriting replaces conditions that it knows by `true` and `false`.
          && !found.required.contains { ($0.contains("os(") || $0.contains("false")) && phone.holds($0) == false }
          && !found.excluded.contains { condition in
            ["os(", "canImport", "true"].contains { condition.contains($0) } && phone.holds(condition) == true
          }
      }.map(\.module))
  }
}
