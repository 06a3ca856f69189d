import ArgumentParser
import CommandArguments
import Foundation
import ReferenceSnapshots
import ScreenComparison
import ViewHost

/// The command `viewcode compare`, which reports the differences between two folders of captured screens.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two folders of captured screens, and write a report.",
    discussion: """
      The exit status is 0 if nothing differs, and 10 if something does.

      Example:
        viewcode compare before after -o report
      """, shouldDisplay: false)

  /// The exit status for differences, which is different from those for failures.
  static let differs: Int32 = 10

  @Argument(help: "The folder with the old screens.")
  var old: String

  @Argument(help: "The folder with the new screens.")
  var new: String

  @Option(name: [.short, .customLong("output")], help: "The folder for the report.")
  var output: String

  @Option(help: "The name of the old screens in the report.")
  var oldName: String?

  @Option(help: "The name of the new screens in the report.")
  var newName: String?

  @Option(help: "The title of the report.")
  var title = "Changes on the screen"

  @Option(help: "The format of the printed summary. github prints annotations for GitHub Actions.")
  var format = ComparisonFormat.text

  @Option(help: "The folder to which paths in annotations are relative.")
  var root = FileManager.default.currentDirectoryPath

  @Option(name: .customLong("note"), help: "A line for the report. Repeat it for several.")
  var notes: [String] = []

  @Option(help: "The color difference that is ignored, from 0 (none) to 1, in the measure of pixelmatch and odiff.")
  var threshold = 0.0

  func run() throws {
    let folder = SnapshotReportFolder(output)
    folder.clear()
    var comparison = CaptureComparison(old: old, new: new)
    if threshold > 0 {
      comparison.tolerance = PictureTolerance(colorThreshold: threshold, countsAntiAliasing: false)
    }
    var report = ComparisonReport(
      title: title, old: oldName ?? old, new: newName ?? new, version: SnapshotVersion.current,
      entries: try comparison.entries(report: folder), notes: notes)
    report.substitutes = try comparison.substitutes()
    try folder.finish(report)
    switch format {
    case .text: print(report.text(), terminator: "")
    case .markdown: print(ReportFiles(report).markdown())
    case .json: print(String(decoding: try ReportFiles(report).json(), as: UTF8.self), terminator: "")
    case .github: print(ReportFiles(report).annotations(root: root), terminator: "")
    }
    if !report.isClean { throw ExitCode(CompareCommand.differs) }
  }
}
