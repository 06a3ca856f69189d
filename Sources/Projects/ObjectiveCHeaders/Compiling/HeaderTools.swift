import Foundation
import Projects

/// The programs of the compiler that read headers.
package struct HeaderTools: Sendable {
  /// The folder of `swiftc`, with resolved links.
  package var programs: URL
  /// The time limit of a program. When it is exceeded, the headers are not read.
  package var timeout = Duration.seconds(60)

  package init(programs: URL) { self.programs = programs }

  var clang: String { programs.appending(path: "clang").path(percentEncoded: false) }
  var frontend: String { programs.appending(path: "swift-frontend").path(percentEncoded: false) }
  /// The path of the program that runs requests of `libsourcekitdInProc.so` in a separate process.
  var sourceKit: String { programs.appending(path: "sourcekit-lsp").path(percentEncoded: false) }

  /// Whether all programs are installed.
  var areThere: Bool { [clang, frontend, sourceKit].allSatisfy(FileManager.default.isExecutableFile(atPath:)) }

  func run(_ command: [String], in folder: URL) throws -> ProcessRun.Result {
    try ProcessRun.run(command, in: folder, timeout: timeout, maxOutput: 256 << 20)
  }
}

/// The failure of a command.
struct HeaderFailure: Error, CustomStringConvertible {
  let description: String
}
