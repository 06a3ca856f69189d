import Foundation
import TestFiles
import Testing

@testable import ProjectCommands

@Suite("Completions for shells")
struct CompletionsTests {
  @Test("complete every command and its options", arguments: CompletionsCommand.Shell.allCases)
  func content(shell: CompletionsCommand.Shell) {
    let script = CompletionsCommand.script(for: shell)
    for word in ["render", "snapshots", "lint", "no-system-bars", "text-size", "scheme"] {
      #expect(script.contains(word), "\(shell): \(word)")
    }
    // Internal commands are not suggested.
    #expect(!script.contains("'build-server'") && !script.contains("build-server\\n"), "\(shell)")
  }

  /// The shells that are installed on this machine, which at least include bash.
  private static let installed = CompletionsCommand.Shell.allCases.filter {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0.rawValue)")
  }

  @Test("are valid for their shell, where it is installed", arguments: installed)
  func syntax(shell: CompletionsCommand.Shell) throws {
    let path = "/usr/bin/\(shell.rawValue)"
    let folder = try TemporaryFolder()
    let file = try folder.write(CompletionsCommand.script(for: shell), to: "completions")
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-n", file.path(percentEncoded: false)]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
