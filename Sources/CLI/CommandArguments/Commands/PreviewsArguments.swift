import ArgumentParser

/// The options of `viewcode previews`.
package struct PreviewsArguments: ParsableArguments {
  @Option(help: "The format of the list. JSON is an array of objects with name, module, file, line and path.")
  package var format = OutputFormat.text

  package init() {}
}

/// The options of `viewcode screens`.
package struct ScreensArguments: ParsableArguments {
  @Option(help: "The format of the list.")
  package var format = OutputFormat.text

  @Option(
    name: [.short, .customLong("output")], help: "The folder into which each screen is drawn.", completion: .directory)
  package var output: String?

  @OptionGroup(title: "Screen options") package var screen: ScreenOptions

  package init() {}
}
