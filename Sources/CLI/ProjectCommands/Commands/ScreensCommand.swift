import ArgumentParser
import Foundation
import PreviewProtocol
import ProjectBuilding
import ToolSupport

/// The command `viewcode screens [PATH]`.
struct ScreensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens",
    abstract: "List all that can be shown, and what keeps each other controller and view from it.",
    discussion: """
      Previews, scenes of storyboards, nibs, controllers and views that can be made without values that only the app has. Each can be \
      named where render and layout take a preview. With --output each is drawn; one that brings the program down is said, and the \
      others are drawn all the same.

      Examples:
        viewcode screens
        viewcode screens MyApp.xcodeproj -o pictures --device "iPhone SE"
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @Option(help: "text or json.")
  var format = Format.text

  @Option(name: [.short, .customLong("output")], help: "A folder; each is drawn into it.")
  var output: String?

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws {
    try ending {
      let (path, rest) = passed.split()
      let program = try options.open(path).build()
      let screens =
        try list(of: program, rest)
        + program.screens.compactMap { screen, module in
          screen.obstacle.map {
            ListedScreen(
              kind: screen.kind.rawValue, name: screen.name, module: module, file: screen.file, line: 1, obstacle: $0)
          }
        }
      let requests = program.placed(ScreenResult.requests(of: screens.compactMap(\.shown)))
      let listed = screens.map { screen in
        var screen = screen
        // The requests are listed separately.
        screen.shown?.requests = nil
        return screen
      }
      _ = try program.completeReport {
        $0.screens = listed
        $0.unansweredRequests = requests.map(\.forReport)
      }
      if !options.quiet { StandardError.write(ProjectReport.words(for: requests)) }
      switch format {
      case .text: print(ScreenTable.text(of: listed), terminator: "")
      case .json:
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(listed), as: UTF8.self))
      }
    }
  }

  /// Returns the program's list of screens.
  private func list(of program: BuiltProgram, _ arguments: [String]) throws -> [ListedScreen] {
    let file = FileManager.default.temporaryDirectory.appending(path: "viewcode-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var supervised = program.supervised(
      "screens", ["--format", "json"] + (output.map { ["--output", $0] } ?? []) + arguments)
    supervised.outputFile = file.path(percentEncoded: false)
    let end: ProgramEnd
    if output == nil {
      supervised.limit = program.limits.time(or: 120)
      end = try CommandFailure.of(.program) { try supervised.run() }
    } else {
      end = try CommandFailure.of(.program) { try program.drawing(supervised).run() }.end
    }
    try end.check()
    let data = (try? Data(contentsOf: file)) ?? Data()
    // The app may have printed other output before the list.
    let start = data.range(of: Data("\n[\n".utf8), options: .backwards)?.lowerBound ?? data.startIndex
    do {
      return try JSONDecoder().decode([ListedScreen].self, from: data[start...])
    } catch {
      throw CommandFailure(.program, "the list of screens can't be read: \(error)")
    }
  }
}
