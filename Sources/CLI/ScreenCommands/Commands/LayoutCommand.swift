import ArgumentParser
import ViewHost

/// The command `viewcode layout NAME`, which prints the view hierarchy with frames.
struct LayoutCommand: ProgramCommand {
  /// The format of the view hierarchy.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print a preview's views with their frames.",
    discussion: """
      Frames are x, y, width and height in points, in the superview's coordinates.

      Examples:
        viewcode layout ProfileView
        viewcode layout ProfileView --size 375x98 --format json
        viewcode layout "User card" --device "iPhone SE landscape"
      """)

  @Argument(help: "The preview's name; see 'viewcode previews'.")
  var name: String

  @OptionGroup var screen: ScreenOptions

  @Option(help: "text or json.")
  var format = Format.text

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      let preview = try environment.screen(named: name)
      let host = try screen.makeHost(in: environment)
      preview.show(on: host, size: screen.viewSize)
      environment.network.settle()
      let dump = host.dump()
      switch format {
      case .text: print(dump.text, terminator: "")
      case .json: print(try dump.json(), terminator: "")
      }
    }
  }
}
