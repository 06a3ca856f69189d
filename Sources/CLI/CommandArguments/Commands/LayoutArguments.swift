import ArgumentParser

/// The options of `viewcode layout`.
package struct LayoutArguments: ParsableArguments {
  @Option(help: "The format of the view hierarchy.")
  package var format = OutputFormat.text

  @OptionGroup(title: "Screen options") package var screen: ScreenOptions
  @OptionGroup(title: "Screen options") package var preview: PreviewSizeOption

  package init() {}
}
