import ArgumentParser

/// The options of `viewcode gallery`.
package struct GalleryArguments: ParsableArguments {
  @Option(
    name: [.short, .customLong("output")], help: "The folder for the page and its pictures.", completion: .directory)
  package var output = "gallery"

  @Flag(help: "Draw on one device only.")
  package var quick = false

  @Flag(help: "Also draw scenes, nibs, view controllers and views that need no preview.")
  package var screens = false

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "A device. `viewcode devices` lists all. Repeat it for several. "
        + "(default: iPhone SE, iPhone 15, iPhone 15 Pro Max and iPad Pro 11-inch)"))
  package var devices: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: "A text size that is drawn besides L: \(OptionHelp.textSizes). Repeat it for several.")
  package var textSizes: [String] = []

  @Flag(name: .customLong("rtl"), help: "Also draw from right to left.")
  package var isRightToLeftShown = false

  @Option(
    name: .customLong("sdk"),
    help: "An SDK whose design is drawn. Repeat it for several. (default: \(OptionHelp.standardSDK))")
  package var sdks: [SDKNumber] = []

  @OptionGroup package var systemBars: SystemBarOptions

  package init() {}
}
