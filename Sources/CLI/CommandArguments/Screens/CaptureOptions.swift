import ArgumentParser

/// The options that select the captured screens, for commands that compare screens.
package struct CaptureOptions: ParsableArguments {
  @Option(help: "Capture only screens whose names, Module/Name, match a regular expression.")
  package var filter: String?

  @Flag(help: "Capture only previews, and no view controllers, views, scenes and nibs that need no preview.")
  package var previewsOnly = false

  package init() {}
}
