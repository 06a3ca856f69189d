import ArgumentParser

/// The `conformance` command, which computes the results of ViewCode for tables of sizes and frames recorded from
/// Apple's UIKit.
public struct ConformanceCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Measures what tables of recorded sizes and frames describe, one JSON object a line.",
    discussion: """
      A table is a file of tab-separated cells with its columns' names in the first line. Recorded results in it are
      not read: a table without them gives the same lines.

      Examples:
        conformance labels label-sizes.tsv
        conformance layout layout-frames.tsv
        conformance controls control-metrics.tsv
      """,
    subcommands: [LabelsCommand.self, LayoutCommand.self, ControlsCommand.self])

  public init() {}
}
