import ArgumentParser
import Foundation
import ProjectBuilding
import ToolSupport

/// The command `viewcode toolset`, for `swift build --toolset`.
struct ToolsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "toolset", abstract: "Write a toolset with which SwiftPM builds iOS packages.",
    discussion: """
      Example:
        viewcode toolset -o viewcode.json
        swift build --toolset viewcode.json
      """)

  @Option(name: [.short, .customLong("output")], help: "The file. (default: standard output)", completion: .file())
  var output: String?

  func run() throws {
    try ending {
      let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
      let data = try toolchain.toolset()
      guard let output else {
        print(String(decoding: data, as: UTF8.self))
        return
      }
      do {
        try data.write(to: URL(filePath: output), options: .atomic)
      } catch {
        throw CommandFailure.unwritable(output, error)
      }
    }
  }
}
