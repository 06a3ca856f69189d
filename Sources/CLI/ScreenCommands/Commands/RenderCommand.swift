import ArgumentParser
import CommandArguments
import PreviewProtocol
import ToolSupport
import ViewHost

/// The command `viewcode render [NAME]`, which draws previews.
struct RenderCommand: ProgramCommand {
  static let configuration = SharedCommand.render.configuration(takesProject: false)

  @Argument(help: "The preview's name. `viewcode previews` lists all.")
  var name: String?

  @OptionGroup var arguments: RenderArguments
  @OptionGroup var showing: ShowingOptions

  func validate() throws {
    if arguments.all, name != nil { throw ValidationError("--all and the name of a preview exclude each other.") }
  }

  func run(in environment: ProgramEnvironment) throws {
    try ending {
      let (screen, output) = (arguments.screen, arguments.output)
      let previews = try environment.previews(named: name, includesOthers: arguments.screens)
      let size = arguments.preview.viewSize
      let showsSystemBars = arguments.systemBars.areShown
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
      if !failures.isEmpty { throw CommandFailure.notDrawn(failures, of: previews.count) }
    }
  }
}
