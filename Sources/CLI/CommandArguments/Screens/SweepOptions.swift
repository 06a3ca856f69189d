import ArgumentParser

/// The options for the sizes and settings of a sweep.
package struct SweepOptions: ParsableArguments {
  @Option(help: "The widths of the windows in points.")
  package var widths: WidthRange = WidthRange(320...1366)

  @Option(help: "The distance between two widths in points. A defect between two widths is not found.")
  package var step = 4

  @Option(
    name: .customLong("device"),
    help: """
      A device whose window is resized. Repeat it for several. (default: iPhone 15 and iPad Pro 13-inch (M4))
      """)
  package var devices: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: "A text size besides L: \(OptionHelp.textSizes). Repeat it for several. (default: AX5)")
  package var textSizes: [String] = []

  @Option(
    name: .customLong("kind"), help: "A kind of defect. Repeat it for several. (default: all that depend on the size)")
  package var kinds: [DefectName] = []

  @Flag(help: "Resize the windows only: no other text size, text length, direction or device.")
  package var quick = false

  @Option(help: "The SDK whose design is drawn. (default: \(OptionHelp.standardSDK))")
  package var sdk: SDKNumber?

  package init() {}

  package func validate() throws {
    if step < 1 { throw ValidationError("--step takes a number of points from 1, not \(step).") }
  }
}
