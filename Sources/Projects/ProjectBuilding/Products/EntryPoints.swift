import Foundation
import Projects

/// Whether a target has something that its program begins with.
enum EntryPoints {
  /// `main.swift`, or a file that says `@main`, `@UIApplicationMain` or calls that function.
  static func isThere(in target: Target) -> Bool {
    target.sources.contains { source in
      if source.lastPathComponent == "main.swift" { return true }
      guard let bytes = try? Data(contentsOf: source, options: .mappedIfSafe) else { return false }
      return ["@main", "UIApplicationMain"].contains { bytes.firstRange(of: Data($0.utf8)) != nil }
    }
  }
}
