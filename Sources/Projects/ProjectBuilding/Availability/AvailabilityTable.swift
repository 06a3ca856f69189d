import Foundation

/// Since which version of iOS declarations are there.
///
/// Each is named by its path: `UIButton.Configuration`, `UIView.keyboardLayoutGuide`, `UIControl.addAction(_:for:)`. What is not listed came
/// with what it is in, or has always been there.
package struct AvailabilityTable: Sendable {
  private let versions: [String: SystemVersion]
  private let modules: Set<Substring>

  /// - Parameter text: a line each of module, path and version, with tabs between them; `#` begins a comment. Lines that are none are
  ///   passed over.
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

  /// Since when a declaration is there.
  ///
  /// - Returns: nil where it has always been there, as far as is known.
  func version(of path: DeclarationPath) -> SystemVersion? {
    guard modules.contains(path.module[...]) else { return nil }
    return path.prefixes.compactMap { versions[$0] }.max()
  }
}
