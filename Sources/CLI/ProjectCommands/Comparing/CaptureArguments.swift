import ArgumentParser
import CommandArguments

/// The options for capturing screens, which are passed to the project's program.
struct CaptureArguments: ParsableArguments {
  @OptionGroup(title: "Screen options") var variants: SeveralScreens
  @OptionGroup(title: "Screen options") var selection: CaptureOptions

  @Option(
    help: ArgumentHelp(
      "The number of programs that draw at the same time. (default: one for each processor, at most 8)",
      valueName: "count"))
  var workers: Int?

  func validate() throws {
    if let workers, !(1...256).contains(workers) {
      throw ValidationError("--workers takes a number from 1 to 256, not \(workers).")
    }
  }

  /// The arguments for the program that affect pictures, without the number of programs.
  var all: [String] {
    let values = [
      ("device", variants.devices), ("style", variants.styles.map(\.rawValue)), ("text-size", variants.textSizes),
      ("direction", variants.directions.map(\.rawValue)), ("sdk", variants.sdks.map { "\($0.rawValue)" }),
      ("filter", selection.filter.map { [$0] } ?? []),
    ]
    // The equals sign allows a value to begin with a dash.
    return values.flatMap { name, values in values.map { "--\(name)=\($0)" } }
      + (selection.previewsOnly ? ["--previews-only"] : [])
  }
}
