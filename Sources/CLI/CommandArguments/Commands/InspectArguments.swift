import ArgumentParser

/// The arguments of `viewcode inspect`.
package struct InspectArguments: ParsableArguments {
  @Argument(
    help: "XIBs and storyboards.", completion: .file(extensions: ["xib", "storyboard"]))
  package var files: [String]

  @Option(help: "The format. JSON is an object on a line for each file.")
  package var format = OutputFormat.json

  @Option(help: "The folder for pictures, one for each root view.", completion: .directory)
  package var render: String?

  @Option(help: "The device. `viewcode devices` lists all. (default: the file's)")
  package var device: String?

  @Option(help: "The appearance. (default: the one in which the file was edited)")
  package var style: ScreenStyle?

  @Option(help: "The size of root views in points, such as 375x98. (default: the saved one)")
  package var size: ViewSize?

  @Option(
    help: "The folder with the asset catalogs, picture files and fonts that the files name.", completion: .directory)
  package var resources: String?

  package init() {}
}
