import ArgumentParser
import CommandArguments
import Foundation
import ToolSupport
import ViewHost

/// The command `viewcode layout [NAME]`, which prints view hierarchies with frames.
struct LayoutCommand: ProgramCommand {
  static let configuration = SharedCommand.layout.configuration(takesProject: false)

  @Argument(help: "The preview's name. `viewcode previews` lists all.")
  var name: String?

  @OptionGroup var arguments: LayoutArguments

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      let previews = try environment.previews(named: name)
      let dumps = try previews.map { preview in
        let host = try arguments.screen.makeHost(in: environment)
        preview.show(on: host, size: arguments.preview.viewSize)
        environment.network.settle()
        return (preview.name, host.dump())
      }
      switch arguments.format {
      case .text:
        // A heading distinguishes several previews. The output for one is the same with and without its name.
        let texts = dumps.map { name, dump in dumps.count > 1 ? "\(name):\n\(dump.text)" : dump.text }
        print(texts.joined(separator: "\n"), terminator: "")
      case .json where dumps.count == 1: print(try dumps[0].1.json(), terminator: "")
      case .json:
        let objects = try dumps.map { name, dump in
          "{\n\"name\": \(try Self.quoted(name)),\n\"view\": \(try dump.json().trimmingCharacters(in: .newlines))\n}"
        }
        print("[\n\(objects.joined(separator: ",\n"))\n]")
      }
    }
  }

  private static func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}
