import ArgumentParser
import CommandArguments
import Foundation
import PreviewProtocol
import ViewHost

/// The command `viewcode screens`, which lists all screens that can be displayed, including those without a `#Preview`.
struct ScreensCommand: ProgramCommand {
  static let configuration = SharedCommand.screens.configuration(takesProject: false)

  @OptionGroup var arguments: ScreensArguments
  @OptionGroup var showing: ShowingOptions

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      var entries = environment.screens.map {
        ListedScreen(kind: $0.kind, name: $0.name, module: $0.module, file: $0.fileID, line: $0.line)
      }
      if let output = arguments.output { try draw(&entries, into: output, environment) }
      switch arguments.format {
      case .text: print(ScreenTable.text(of: entries), terminator: "")
      case .json:
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(entries), as: UTF8.self))
      }
    }
  }

  @MainActor
  private func draw(
    _ entries: inout [ListedScreen], into folder: String, _ environment: ProgramEnvironment
  ) throws {
    var names = FileNames()
    let showing = showing.showing(in: environment)
    for (index, preview) in environment.screens.enumerated() {
      let path = "\(folder)/\(names.name(for: preview.name)).png"
      entries[index].shown = try showing.show("\(index) \(preview.name)") {
        let host = try arguments.screen.makeHost(in: environment)
        preview.show(on: host)
        environment.network.settle()
        let isWholeScreen = preview.sizing == .screen
        let picture = try host.picture(of: isWholeScreen ? nil : host.shownView)
        try picture.write(to: path)
        var shown = ScreenResult(
          on: host, picture: picture, isWholeScreen: isWholeScreen && preview.kind != "view",
          network: environment.network)
        shown.pictures = [path]
        return shown
      }
    }
  }
}
