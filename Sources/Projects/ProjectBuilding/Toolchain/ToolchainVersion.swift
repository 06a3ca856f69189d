import Foundation

/// The version of all that this repository makes. It stands here alone: the commands say it, the installation and the Debian
/// package take it from here, and CHANGELOG.md has a heading for it, which a test holds.
package enum ToolchainVersion {
  package static let current = "0.2.0"

  /// The version and the identity of the running program: files that another build of it wrote are not reused.
  static let build = "\(current) \(FileStamp(of: URL(filePath: "/proc/self/exe"))?.text ?? "")"
}
