import ArgumentParser
import ViewHost

/// `viewcode render NAME|--all`: pictures of previews.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw previews into PNG files.",
    discussion: """
      The picture is of the whole screen; with --size, or where the preview's traits fix its size, of the view alone.

      Examples:
        viewcode render ProfileView -o pictures
        viewcode render ProfileView --size 375x98 --style dark
        viewcode render --all --device "iPhone 15 Pro Max" -o pictures
      """)

  @Argument(help: "The preview's name; see 'viewcode previews'.")
  var name: String?

  @Flag(help: "Draw every preview.")
  var all = false

  @OptionGroup var screen: ScreenOptions

  @Option(name: [.short, .customLong("output")], help: "The folder for the pictures.")
  var output = "."

  func validate() throws {
    if all == (name != nil) { throw ValidationError("Give the name of a preview or --all, one of the two.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let previews = all ? HostedPreview.all : [try HostedPreview.named(name!)]
      if previews.isEmpty { throw CommandFailure("no module of this program declares a #Preview") }
      let size = screen.viewSize
      var names = FileNames()
      for preview in previews {
        let host = try screen.makeHost()
        preview.show(on: host, size: size)
        let picture = try host.picture(of: size == nil && preview.sizing == .screen ? nil : host.shownView)
        let path = "\(output)/\(names.name(for: preview.name)).png"
        try picture.write(to: path)
        print(path)
      }
    }
  }
}
