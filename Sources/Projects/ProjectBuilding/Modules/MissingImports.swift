import Foundation
import Projects

/// The modules that sources import and that are not available.
enum MissingImports {
  /// Returns the unavailable modules that targets import, in alphabetical order.
  static func names(of targets: [Target], available: Set<String>) -> [String] {
    names(in: targets.flatMap(\.sources), available: available)
  }

  /// Returns the unavailable modules that files import, in alphabetical order.
  static func names(in files: [URL], available: Set<String>) -> [String] {
    var names: Set<String> = []
    for file in files { names.formUnion(SourceImports.modules(of: file, askedFor: false)) }
    return names.subtracting(available).filter { name in
      name.first.map { $0.isLetter || $0 == "_" } == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }.sorted()
  }
}
