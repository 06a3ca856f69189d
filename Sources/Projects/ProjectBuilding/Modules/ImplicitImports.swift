import Foundation
import Projects

/// What every file sees without importing it, as Apple's Foundation has it: what Foundation on Linux lacks.
///
/// The module brings nothing else along: a file without `import Foundation` does not see Foundation by it.
enum ImplicitImports {
  static let module = "FoundationGaps"

  /// - Returns: what the compiler is told; nothing for sources that import nothing, and so know no Foundation.
  static func flags(for target: Target, available: Set<String>) -> [String] {
    var names = ofHeaders(of: target).filter { available.contains($0) }
    if available.contains(module),
      !names.isEmpty || target.sources.contains(where: { !SourceImports.modules(of: $0).isEmpty })
    {
      names.append(module)
    }
    return names.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }

  /// What the headers import that all Swift files of a target see: its bridging header, and a framework's own one, which has its name.
  private static func ofHeaders(of target: Target) -> [String] {
    var headers: [URL] = []
    if let header = target.bridgingHeader { headers.append(header) }
    if target.kind == .framework {
      let folders = Set(target.sources.map { $0.deletingLastPathComponent() })
      let places = folders.union(folders.map { $0.deletingLastPathComponent() }).sorted { $0.path < $1.path }
      headers += places.map { $0.appending(path: "\(target.moduleName).h") }
    }
    var names: [String] = []
    for header in headers {
      guard let text = try? String(contentsOf: header, encoding: .utf8) else { continue }
      for name in modules(inHeader: text) where !names.contains(name) && name != target.moduleName {
        names.append(name)
      }
    }
    return names
  }

  /// `UIKit` of `#import <UIKit/UIKit.h>` and `@import UIKit;`.
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
