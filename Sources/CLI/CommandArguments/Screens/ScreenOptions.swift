import ArgumentParser

/// The options for the screen that displays a preview or an app.
package struct ScreenOptions: ParsableArguments {
  @Option(help: "The device, such as \"iPhone 15\" or \"iPhone SE landscape\". `viewcode devices` lists all.")
  package var device = "iPhone 15"

  @Option(help: "The appearance.")
  package var style = ScreenStyle.light

  @Option(name: .customLong("text-size"), help: "The text size: \(OptionHelp.textSizes).")
  package var textSize = "L"

  @Option(help: "The layout direction.")
  package var direction = ScreenDirection.ltr

  @Option(help: "The SDK whose design is drawn. (default: \(OptionHelp.standardSDK))")
  package var sdk: SDKNumber?

  @OptionGroup package var systemBars: SystemBarOptions

  package init() {}
}

/// The option for the size of a preview.
package struct PreviewSizeOption: ParsableArguments {
  @Option(help: "\(OptionHelp.size)")
  package var size: ViewSize?

  package init() {}
}

/// The options for screens of which every combination is drawn.
package struct SeveralScreens: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: """
      A device, such as "iPhone 15" or "iPhone SE landscape". `viewcode devices` lists all. Repeat it for several. \
      (default: iPhone 15)
      """)
  package var devices: [String] = []

  @Option(name: .customLong("style"), help: "An appearance. Repeat it for several. (default: light)")
  package var styles: [ScreenStyle] = []

  @Option(
    name: .customLong("text-size"),
    help: "A text size: \(OptionHelp.textSizes). Repeat it for several. (default: L)")
  package var textSizes: [String] = []

  @Option(name: .customLong("direction"), help: "A layout direction. Repeat it for several. (default: ltr)")
  package var directions: [ScreenDirection] = []

  @Option(
    name: .customLong("sdk"),
    help: "An SDK whose design is drawn. Repeat it for several. (default: \(OptionHelp.standardSDK))")
  package var sdks: [SDKNumber] = []

  package init() {}
}
