import Foundation

/// The version of everything in this repository. The commands, the installation and the Debian package read it from
/// here, and a test checks that CHANGELOG.md has a heading for it.
package enum ToolchainVersion {
  package static let current = "0.3.0"

  /// The version and the identity of the running program. Files that another build of it wrote are not reused.
  static let build = "\(current) \(FileStamp(of: URL(filePath: "/proc/self/exe"))?.text ?? "")"
}
