import ArgumentParser

/// The `conformance` command, which computes the results of ViewCode for tables of sizes and frames recorded from
/// Apple's UIKit.
public struct ConformanceCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Measures the controls and layouts that tables describe, and prints a JSON object on a line for each.",
    discussion: """
      A table is a file of tab-separated cells with the names of the columns in the first line. Recorded results in it
      are ignored: a table without them gives the same lines.

      Examples:
        conformance labels label-sizes.tsv
        conformance layout layout-frames.tsv
        conformance controls control-metrics.tsv
      """,
    subcommands: [LabelsCommand.self, LayoutCommand.self, ControlsCommand.self])

  public init() {}
}
