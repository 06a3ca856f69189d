import Foundation
import Projects

/// What every file sees without importing it, as Apple's Foundation has it: what Foundation on Linux lacks.
///
/// The module brings nothing else along: a file without `import Foundation` does not see Foundation by it.
enum ImplicitImports {
  static let module = "FoundationGaps"

  /// - Returns: what the compiler is told; nothing for sources that import nothing, and so know no Foundation.
  static func flags(for sources: [URL], available: Set<String>) -> [String] {
    guard available.contains(module), sources.contains(where: { !SourceImports.modules(of: $0).isEmpty }) else {
      return []
    }
    return ["-Xfrontend", "-import-module", "-Xfrontend", module]
  }
}
