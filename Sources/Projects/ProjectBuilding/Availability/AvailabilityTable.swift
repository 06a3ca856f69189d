import Foundation

/// A table of the versions of iOS that introduced declarations.
///
/// Each declaration is identified by its path: `UIButton.Configuration`, `UIView.keyboardLayoutGuide`,
/// `UIControl.addAction(_:for:)`. A declaration that is not listed was introduced with its parent, or has always been
/// available.
package struct AvailabilityTable: Sendable {
  private let versions: [String: SystemVersion]
  private let modules: Set<Substring>

  /// - Parameter text: The lines of the table, each with a module, a path and a version, separated by tabs. A `#`
  ///   begins a comment. Malformed lines are ignored.
  package init(_ text: String) {
    var versions: [String: SystemVersion] = [:]
    var modules: Set<Substring> = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let version = SystemVersion(fields[2]) else { continue }
      let path = String(fields[1])
      versions[path] = min(version, versions[path] ?? version)
      modules.insert(fields[0])
    }
    self.versions = versions
    self.modules = modules
  }

  package var isEmpty: Bool { versions.isEmpty }

  /// Returns the version that introduced a declaration, or nil if it has always been available as far as is known.
  func version(of path: DeclarationPath) -> SystemVersion? {
    guard modules.contains(path.module[...]) else { return nil }
    return path.prefixes.compactMap { versions[$0] }.max()
  }
}
