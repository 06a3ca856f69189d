import ArgumentParser
import Foundation
import PreviewProtocol
import ViewHost

/// `viewcode screens`: all that can be shown, `#Preview` or not.
struct ScreensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens",
    abstract:
      "List all that can be shown: previews, scenes of storyboards, nibs, controllers and views that can be made by themselves.",
    discussion: """
      Each can be named where other commands take the name of a preview. With --output each is drawn.
      """)

  @Option(help: "text or json.")
  var format = LayoutCommand.Format.text

  @Option(name: [.short, .customLong("output")], help: "A folder; each is drawn into it.")
  var output: String?

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var showing: ShowingOptions

  func run() throws {
    try ending {
      try MainActor.assumeIsolated {
        var entries = (HostedPreview.all + HostedPreview.others).map {
          ListedScreen(kind: $0.kind, name: $0.name, module: $0.module, file: $0.fileID, line: $0.line)
        }
        if let output { try draw(&entries, into: output) }
        switch format {
        case .text: print(ScreenTable.text(of: entries), terminator: "")
        case .json:
          let encoder = JSONEncoder()
          encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
          print(String(decoding: try encoder.encode(entries), as: UTF8.self))
        }
      }
    }
  }

  @MainActor
  private func draw(_ entries: inout [ListedScreen], into folder: String) throws {
    var names = FileNames()
    let showing = showing.showing()
    for (index, preview) in (HostedPreview.all + HostedPreview.others).enumerated() {
      let path = "\(folder)/\(names.name(for: preview.name)).png"
      entries[index].shown = try showing.show("\(index) \(preview.name)") {
        let host = try screen.makeHost()
        preview.show(on: host)
        PendingNetworkWork.settle()
        let picture = try host.picture(of: preview.sizing == .screen ? nil : host.shownView)
        try picture.write(to: path)
        var shown = ScreenResult(on: host, picture: picture)
        shown.pictures = [path]
        return shown
      }
    }
  }
}
