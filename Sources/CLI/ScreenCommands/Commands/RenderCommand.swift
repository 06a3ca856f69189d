import ArgumentParser
import PreviewProtocol
import ToolSupport
import ViewHost

/// The command `viewcode render NAME|--all`, which draws previews.
struct RenderCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw previews into PNG files.",
    discussion: """
      The picture is of the whole screen; with --size, or where the preview's traits fix its size, of the view alone. With several
      devices, styles or sizes of text there is a picture for each, and its name says which. Files that are there already are
      replaced, which is said. No side of a picture can be longer than 32767 pixels.

      Examples:
        viewcode render ProfileView -o pictures
        viewcode render ProfileView --size 375x98 --style dark
        viewcode render ProfileView --device "iPhone SE" --device "iPad Pro 11-inch" --style light --style dark
        viewcode render --all --device "iPhone 15 Pro Max" -o pictures
      """)

  @Argument(help: "The preview's name; see 'viewcode previews'.")
  var name: String?

  @Flag(help: "Draw every preview.")
  var all = false

  @Flag(help: "With --all: also controllers, views and scenes that can be shown by themselves.")
  var screens = false

  @OptionGroup var screen: SeveralScreens
  @OptionGroup var systemBars: SystemBarOptions

  @Option(name: [.short, .customLong("output")], help: "The folder for the pictures.")
  var output = "."

  @OptionGroup var showing: ShowingOptions

  func validate() throws {
    if all == (name != nil) { throw ValidationError("Give the name of a preview or --all, one of the two.") }
  }

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      let previews =
        all ? environment.previews + (screens ? environment.others : []) : [try environment.screen(named: name!)]
      if previews.isEmpty {
        throw CommandFailure(
          .unknownName,
          "no module of this program declares a #Preview"
            + (environment.others.isEmpty ? "" : "; --screens draws what can be shown without one"))
      }
      let size = screen.viewSize
      let showsSystemBars = systemBars.areShown
      let allScreens = try screen.all(in: environment)
      var names = FileNames()
      let showing = showing.showing(in: environment)
      var failures: [String] = []
      for (index, preview) in previews.enumerated() {
        let paths = allScreens.map { "\(output)/\(names.name(for: preview.name + $0.suffix)).png" }
        let shown = try showing.show("\(index) \(preview.name)") {
          var first: ScreenResult?
          for (screen, path) in zip(allScreens, paths) {
            let host = ViewHost(device: screen.device, surroundings: screen.surroundings)
            host.showsSystemBars = showsSystemBars
            preview.show(on: host, size: size)
            environment.network.settle()
            let isWholeScreen = size == nil && preview.sizing == .screen
            let picture = try host.picture(of: isWholeScreen ? nil : host.shownView)
            FileNames.tellOfReplacing(path)
            try picture.write(to: path)
            print(path)
            first =
              first
              ?? ScreenResult(
                on: host, picture: picture, isWholeScreen: isWholeScreen, network: environment.network)
          }
          var shown = first ?? ScreenResult(isDrawn: false, pictures: [])
          shown.pictures = paths
          return shown
        }
        shown.warn(of: preview.name)
        if shown.pictures.isEmpty { failures.append("\(preview.name): \(shown.reason ?? "")") }
      }
      if !failures.isEmpty {
        throw CommandFailure(
          .drawing,
          "\(failures.count) of \(previews.count) could not be drawn:\n  " + failures.joined(separator: "\n  "))
      }
    }
  }
}
