import ArgumentParser

/// The devices and settings for capturing screens, which are passed to the project's program.
struct CaptureArguments: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: "A device, such as \"iPhone SE landscape\"; may be repeated. See 'viewcode devices'. Default: iPhone 15.")
  var devices: [String] = []

  @Option(name: .customLong("style"), help: "light or dark; may be repeated. Default: light.")
  var styles: [String] = []

  @Option(
    name: .customLong("text-size"), help: "The size of text: XS, S, M, L, XL, XXL, XXXL, AX1 ... AX5; may be repeated.")
  var textSizes: [String] = []

  @Option(
    name: .customLong("direction"), help: "The direction of the language, ltr or rtl; may be repeated. Default: ltr.")
  var directions: [String] = []

  @Option(
    name: .customLong("sdk"),
    help:
      "The SDK whose design is drawn: 18, 26 or 27; may be repeated. Default: those of the references, or else the one that today's Xcode builds the app with."
  )
  var sdks: [Int] = []

  @Option(help: "Only screens whose names fit a regular expression: Module/Name.")
  var filter: String?

  @Flag(help: "Only previews, and no controllers, views, scenes and nibs that can be shown without one.")
  var previewsOnly = false

  @Option(
    help: ArgumentHelp(
      "How many programs draw at the same time. Default: one for each processor, eight at the most.", valueName: "count"
    ))
  var workers: Int?

  func validate() throws {
    for sdk in sdks where ![18, 26, 27].contains(sdk) { throw ValidationError("--sdk takes 18, 26 or 27, not \(sdk).") }
    if let workers, !(1...256).contains(workers) { throw ValidationError("--workers takes a number from 1 to 256.") }
  }

  /// The arguments for the program that affect pictures, without the number of programs.
  var all: [String] {
    var arguments: [String] = []
    for (name, values) in [
      ("device", devices), ("style", styles), ("text-size", textSizes), ("direction", directions),
      ("sdk", sdks.map { "\($0)" }),
      ("filter", filter.map { [$0] } ?? []),
    ] {
      // The equals sign allows a value to begin with a dash.
      for value in values { arguments.append("--\(name)=\(value)") }
    }
    if previewsOnly { arguments.append("--previews-only") }
    return arguments
  }
}
