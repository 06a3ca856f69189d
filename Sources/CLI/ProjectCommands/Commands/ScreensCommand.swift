import ArgumentParser
import CommandArguments
import Foundation
import PreviewProtocol
import ProjectBuilding
import ToolSupport

/// The command `viewcode screens [PATH]`.
struct ScreensCommand: ProgramCommand {
  static let configuration = SharedCommand.screens.configuration(takesProject: true)

  @OptionGroup var project: ProjectPath
  @OptionGroup var arguments: ScreensArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions
  @OptionGroup(title: "Project options") var reporting: ReportOption

  func run() throws {
    try ending {
      let program = try options.open(project.path, report: reporting.file).build()
      let screens =
        try list(of: program)
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
      switch arguments.format {
      case .text: print(ScreenTable.text(of: listed), terminator: "")
      case .json:
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(listed), as: UTF8.self))
      }
    }
  }

  /// Returns the program's list of screens.
  private func list(of program: BuiltProgram) throws -> [ListedScreen] {
    let file = FileManager.default.temporaryDirectory.appending(path: "viewcode-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    // The last one of equal options counts.
    var supervised = program.supervised("screens", forwarded(nil) + ["--format", "json"])
    supervised.outputFile = file.path(percentEncoded: false)
    let end: ProgramEnd
    if arguments.output == nil {
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
      throw CommandFailure.unreadableScreens(error)
    }
  }
}
