import ArgumentParser
import CommandArguments
import Foundation
import ToolSupport
import ViewHost

/// The command `viewcode previews`, which lists the previews.
struct PreviewsCommand: ProgramCommand {
  static let configuration = SharedCommand.previews.configuration(takesProject: false)

  @OptionGroup var arguments: PreviewsArguments

  /// A preview in the JSON format.
  private struct Listed: Encodable {
    var name: String
    var module: String
    /// The module and the file's name.
    var file: String
    var line: Int
    /// The path of the file relative to the working folder.
    var path: String?
  }

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      let previews = environment.previews
      if previews.isEmpty { throw CommandFailure.noPreviews }
      let sources = SourceFiles(in: FileManager.default.currentDirectoryPath, of: previews.map(\.fileID))
      let listed = previews.map {
        Listed(name: $0.name, module: $0.module, file: $0.fileID, line: $0.line, path: sources.path(of: $0.fileID))
      }
      switch arguments.format {
      case .text: PreviewsCommand.printLines(listed)
      case .json:
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(listed), as: UTF8.self))
      }
    }
  }

  private static func printLines(_ previews: [Listed]) {
    let width = previews.map { $0.name.count }.max() ?? 0
    for preview in previews {
      let padding = String(repeating: " ", count: width - preview.name.count)
      print("\(preview.name)\(padding)  \(preview.path ?? preview.file):\(preview.line)")
    }
  }
}
