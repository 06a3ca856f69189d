import Foundation
import Projects

/// Which modules sources import that are not to be had.
enum MissingImports {
  /// The modules that targets import and that are not there, in alphabetical order.
  static func names(of targets: [Target], available: Set<String>) -> [String] {
    names(in: targets.flatMap(\.sources), available: available)
  }

  /// The modules that files import and that are not there, in alphabetical order.
  static func names(in files: [URL], available: Set<String>) -> [String] {
    var names: Set<String> = []
    for file in files { names.formUnion(SourceImports.modules(of: file, askedFor: false)) }
    return names.subtracting(available).filter { name in
      name.first.map { $0.isLetter || $0 == "_" } == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }.sorted()
  }
}
