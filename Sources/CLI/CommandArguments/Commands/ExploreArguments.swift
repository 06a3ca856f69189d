import ArgumentParser

/// The options of `viewcode explore`.
package struct ExploreArguments: ParsableArguments {
  @Option(
    name: [.short, .customLong("output")], help: "A file for a page with the map and pictures of the screens.",
    completion: .file())
  package var output: String?

  @Flag(help: "Print the map as JSON.")
  package var json = false

  @Flag(help: "Print the map as Markdown.")
  package var markdown = false

  @Flag(help: "Print the paths as a Mermaid diagram.")
  package var mermaid = false

  @Option(help: "The number of screens that are printed. (default: all)")
  package var most = Int.max

  @Flag(help: "Print the duration, and the number of trials by kind.")
  package var timing = false

  @Option(
    help: "A file that records the trials. An interrupted exploration continues with the same file.",
    completion: .file())
  package var resume: String?

  @Flag(help: "Then use the app roughly, and report each problem with its shortest script.")
  package var monkey = false

  @Option(name: .customLong("monkey-scripts"), help: "The number of scripts that --monkey runs.")
  package var monkeyScripts = 600

  @Option(help: "A file for the problems as tests of Swift Testing.", completion: .file(extensions: ["swift"]))
  package var tests: String?

  @OptionGroup package var options: ExploreOptions
  @OptionGroup package var defaults: UserDefaultOptions
  @OptionGroup(title: "Screen options") package var screen: ScreenOptions

  package init() {}

  package func validate() throws {
    if [json, markdown, mermaid].count(where: { $0 }) > 1 {
      throw ValidationError("--json, --markdown and --mermaid exclude each other.")
    }
    if most < 0 { throw ValidationError("--most takes a number of screens from 0, not \(most).") }
  }
}
