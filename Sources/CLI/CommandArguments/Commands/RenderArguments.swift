import ArgumentParser

/// The options of `viewcode render`.
package struct RenderArguments: ParsableArguments {
  @Flag(help: "Draw every preview, which is the default without a name.")
  package var all = false

  @Flag(help: "Also draw view controllers, views and scenes that need no preview.")
  package var screens = false

  @Option(name: [.short, .customLong("output")], help: "The folder for the pictures.", completion: .directory)
  package var output = "."

  @OptionGroup(title: "Screen options") package var screen: SeveralScreens
  @OptionGroup(title: "Screen options") package var preview: PreviewSizeOption
  @OptionGroup(title: "Screen options") package var systemBars: SystemBarOptions

  package init() {}
}
