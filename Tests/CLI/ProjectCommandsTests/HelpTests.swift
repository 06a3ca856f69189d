import ArgumentParser
import CommandArguments
import Testing

@testable import ProjectCommands

@Suite("The help of viewcode")
struct HelpTests {
  private static let tool = CommandDescription(of: ProjectCommand.self)
  private static let commands = tool.subcommands ?? []

  /// The commands of a project's program, with the type that declares the program's options.
  private static let shared: [(command: any ParsableCommand.Type, arguments: any ParsableArguments.Type)] = [
    (PreviewsCommand.self, PreviewsArguments.self), (ScreensCommand.self, ScreensArguments.self),
    (LayoutCommand.self, LayoutArguments.self), (RenderCommand.self, RenderArguments.self),
    (GalleryCommand.self, GalleryArguments.self), (SweepCommand.self, SweepArguments.self),
    (ExploreCommand.self, ExploreArguments.self), (RunCommand.self, RunArguments.self),
    (InspectCommand.self, InspectArguments.self),
  ]

  @Test("lists every option that the program of a project parses", arguments: 0..<shared.count)
  func options(index: Int) {
    let (command, arguments) = HelpTests.shared[index]
    let help = command.helpMessage(columns: 100)
    let declared = CommandDescription(of: arguments).arguments ?? []
    #expect(declared.contains { $0.kind != "positional" })
    for argument in declared where argument.shouldDisplay {
      for name in argument.names ?? [] {
        #expect(help.contains(name.text), "\(command): \(name.text)")
      }
      #expect(argument.abstract?.isEmpty == false, "\(command): \(argument.names?.first?.text ?? "")")
    }
  }

  @Test("shows the commands in groups, and no internal commands")
  func groups() {
    let help = ProjectCommand.helpMessage(columns: 100)
    let titles = help.split(separator: "\n").filter { $0.hasSuffix(" SUBCOMMANDS:") }.map {
      $0.replacing(" SUBCOMMANDS:", with: "")
    }
    #expect(titles == ["BUILD", "SEE", "TEST", "CONVERT", "AGENTS AND EDITORS"])
    #expect(!help.contains("build-server") && !help.contains("manual"))
  }

  @Test("shows the project's path in the usage of every command that takes one")
  func usage() {
    let other = ["completions", "manual", "devices", "toolset", "lsp", "help", "inspect", "convert", "diff"]
    for command in HelpTests.commands where !other.contains(command.commandName) {
      let path = command.arguments?.first { $0.kind == "positional" }?.valueName
      #expect(path == "path", "\(command.commandName)")
      let usage = ProjectCommand.usageString(for: command)
      #expect(usage.contains("[<path>]"), "\(usage)")
    }
  }

  @Test("an option has one meaning in all commands")
  func meanings() {
    struct Meaning: Hashable {
      let kind: String
      let values: [String]
    }
    var meanings: [String: [Meaning: [String]]] = [:]
    for command in HelpTests.commands {
      for argument in command.arguments ?? [] {
        for name in argument.names ?? [] where name.kind == "long" {
          let meaning = Meaning(kind: argument.kind, values: argument.allValues ?? [])
          meanings[name.text, default: [:]][meaning, default: []].append(command.commandName)
        }
      }
    }
    // Formats have the values that their commands can print. --html, --json and --record are the same everywhere.
    for (name, all) in meanings where name != "--format" { #expect(all.count == 1, "\(name): \(all)") }
    let reports = HelpTests.commands.compactMap { command in
      command.arguments?.first { $0.names?.contains { $0.name == "report" } == true }?.abstract
    }
    #expect(reports.count > 3 && Set(reports).count == 1)
  }

  @Test("every command and option is described in a sentence")
  func sentences() {
    for command in HelpTests.commands where command.commandName != "help" {
      #expect(command.abstract?.hasSuffix(".") == true, "\(command.commandName)")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        let text = argument.abstract ?? ""
        #expect(text.hasSuffix(".") || text.hasSuffix(")"), "\(command.commandName): \(text)")
      }
    }
  }
}

extension ProjectCommand {
  /// Returns the usage of a subcommand.
  static func usageString(for command: CommandDescription) -> String {
    let type = configuration.subcommands.first { $0._commandName == command.commandName }
    return type.map { helpMessage(for: $0, columns: 200) } ?? ""
  }
}
