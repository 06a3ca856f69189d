import Foundation
import Projects

/// The compiler's programs that read headers.
package struct HeaderTools: Sendable {
  /// The folder of `swiftc`, without links.
  package var programs: URL
  /// After it a program is given up, and the headers with it.
  package var timeout = Duration.seconds(60)

  package init(programs: URL) { self.programs = programs }

  var clang: String { programs.appending(path: "clang").path(percentEncoded: false) }
  var frontend: String { programs.appending(path: "swift-frontend").path(percentEncoded: false) }
  /// It runs requests of `libsourcekitdInProc.so`, in a process of its own.
  var sourceKit: String { programs.appending(path: "sourcekit-lsp").path(percentEncoded: false) }

  /// Whether all of them are there.
  var areThere: Bool { [clang, frontend, sourceKit].allSatisfy(FileManager.default.isExecutableFile(atPath:)) }

  func run(_ command: [String], in folder: URL) throws -> ProcessRun.Result {
    try ProcessRun.run(command, in: folder, timeout: timeout, maxOutput: 256 << 20)
  }
}

/// The failure of a command.
struct HeaderFailure: Error, CustomStringConvertible {
  let description: String
}
