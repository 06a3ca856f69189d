import Foundation
import Projects

/// The modules that every file uses without importing them: the parts of Apple's Foundation that Foundation on Linux
/// lacks.
///
/// They do not re-export Foundation, so that a file without `import Foundation` still can't use it.
enum ImplicitImports {
  static let module = "FoundationGaps"

  /// Returns the flags for the compiler, which are empty for sources that import nothing and therefore don't use
  /// Foundation.
  ///
  /// - Parameter imported: Other targets of the project. A file that imports a framework target also uses the modules
  ///   that the framework's header imports, as with Apple's compiler: the header is a part of the module.
  static func flags(for target: Target, importing imported: [Target] = [], available: Set<String>) -> [String] {
    var names = ofHeaders(of: target)
    let modules = Set(target.sources.flatMap { SourceImports.modules(of: $0) })
    for other in imported where other.kind == .framework && modules.contains(other.moduleName) {
      names += ofHeaders(of: other)
    }
    names = names.reduce(into: []) { if available.contains($1), !$0.contains($1) { $0.append($1) } }
    if available.contains(module), !names.isEmpty || !modules.isEmpty { names.append(module) }
    return names.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }

  /// Returns the modules imported by headers that all Swift files of a target use: its bridging header, and the header
  /// of a framework with the framework's name.
  private static func ofHeaders(of target: Target) -> [String] {
    var headers: [URL] = []
    if let header = target.bridgingHeader { headers.append(header) }
    if target.kind == .framework { headers += SwiftHeaders.umbrellaHeaders(of: target) }
    var names: [String] = []
    for header in headers {
      guard let text = try? String(contentsOf: header, encoding: .utf8) else { continue }
      for name in Self.modules(inHeader: text) where !names.contains(name) && name != target.moduleName {
        names.append(name)
      }
    }
    return names
  }

  /// Returns the imported modules, such as `UIKit` in `#import <UIKit/UIKit.h>` and `@import UIKit;`.
  static func modules(inHeader text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = line.drop { $0.isWhitespace }
      let words = line.split { " \t<>/;\"".contains($0) }
      guard line.hasPrefix("#") || line.hasPrefix("@"), words.count >= 2,
        ["#import", "#include", "@import"].contains(words[0]),
        line.contains("<") || words[0] == "@import"
      else { return nil }
      return String(words[1])
    }
  }
}
