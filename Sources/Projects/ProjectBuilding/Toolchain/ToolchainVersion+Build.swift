import Foundation

extension ToolchainVersion {
  /// The version, and the very file of the program that runs: what another build of it wrote is not taken for its own.
  static let build = "\(current) \(FileStamp(of: URL(filePath: "/proc/self/exe"))?.text ?? "")"
}
