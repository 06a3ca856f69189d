import ArgumentParser
import Foundation

/// The options of `viewcode run`.
package struct RunArguments: ParsableArguments {
  @Option(
    name: [.short, .customLong("output")], help: "The file for the picture of the last screen.", completion: .file())
  package var output = "screen.png"

  @Option(name: .customLong("do"), help: "A step, such as \"tap Sign in\". Repeat it for several.")
  package var steps: [String] = []

  @Option(help: "A file with steps, one on a line, which precede those of --do.", completion: .file())
  package var script: String?

  @Option(help: "A URL that the app is opened with.")
  package var open: String?

  @Option(help: "The number of seconds before the first step.")
  package var wait = 1.0

  @Option(help: "The format in which the views of the last screen are printed. (default: they are not printed)")
  package var tree: OutputFormat?

  @OptionGroup package var defaults: UserDefaultOptions
  @OptionGroup(title: "Screen options") package var screen: ScreenOptions

  package init() {}

  package func validate() throws {
    if !(0...3600).contains(wait) { throw ValidationError("--wait takes a number of seconds from 0 to 3600.") }
    if let open, URL(string: open)?.scheme == nil {
      throw ValidationError("--open takes a URL with a scheme, not \(open).")
    }
  }
}
