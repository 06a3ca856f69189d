import ArgumentParser
import CommandArguments
import Foundation
import PreviewProtocol
import ProjectBuilding
import Projects
import ToolSupport

/// The command `viewcode snapshots [PATH]`.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots", abstract: "Compare a project's screens with references, or record references.",
    discussion: """
      Every preview, and every view controller, view, scene and nib that needs none, is drawn on each of the devices and \
      compared with its reference: the picture byte by byte, the views, the text for VoiceOver, and the layout problems. \
      No test target is needed.

      A screen without a reference gets one, and counts as new. If the environment variable CI is set, nothing is \
      recorded. The exit status is 0 if all screens match their references, and 10 if one does not. It is 1 to 4 as \
      for other commands.

      --shard 2/8 compares a part of the screens, as do the environment variables TEST_TOTAL_SHARDS and \
      TEST_SHARD_INDEX, which Bazel sets. --merge combines the reports of all parts. The report is a folder with \
      index.html, pictures, report.json, reg.json, junit.xml and summary.md.

      Examples:
        viewcode snapshots
        viewcode snapshots --record failed
        viewcode snapshots MyApp.xcodeproj --device "iPhone SE" --device "iPhone 15" --style light --style dark
        viewcode snapshots --shard 2/8 --output report-2
        viewcode snapshots --merge report-1 --merge report-2 --output report
      """)

  @OptionGroup var project: ProjectPath

  @Option(name: [.short, .customLong("output")], help: "The folder for the report.", completion: .directory)
  var output: String?

  @Option(
    help: "The folder with the references. (default: Snapshots in the project's folder)", completion: .directory)
  var references: String?

  @Option(
    help: "The references that are recorded: all, missing, failed or never. (default: missing, or never if CI is set)",
    completion: .list(SnapshotsCommand.modes))
  var record: String?

  @Option(help: "The part of the screens to compare: 2/8 is the second of eight.")
  var shard: String?

  @Option(
    name: .customLong("merge"),
    help: "The folder of a part's report, to combine it with others instead of drawing. Repeat it for several.",
    completion: .directory)
  var merge: [String] = []

  @Flag(help: "List references of screens that no longer exist, on the devices and settings of this run.")
  var prune = false

  @Flag(help: "With --prune, remove these references.")
  var force = false

  @Flag(help: "Show the report in a browser, where references can be accepted.")
  var review = false

  @Option(help: "The format of the printed summary. github prints annotations for GitHub Actions.")
  var format = ComparisonFormat.text

  @Option(help: "The color difference that is ignored, from 0 (none) to 1, in the measure of pixelmatch and odiff.")
  var threshold: Double?

  @Option(
    help: """
      A folder with pictures from a design tool, which the report shows over the screens. They are named Module/Name.png \
      or Name.png, with or without a variant.
      """, completion: .directory)
  var designs: String?

  @OptionGroup var capturing: CaptureArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions

  private static let modes = ["all", "missing", "failed", "never"]

  func validate() throws {
    if let record, !SnapshotsCommand.modes.contains(record) {
      throw ValidationError("--record takes \(SnapshotsCommand.modes.joined(separator: ", ")), not \(record).")
    }
    if prune, record == "never" {
      throw ValidationError(
        "--prune and --record never exclude each other: the one removes references, and the other keeps them.")
    }
    if force, !prune { throw ValidationError("--force needs --prune.") }
    if let threshold, !(0...1).contains(threshold) { throw ValidationError("--threshold takes a number from 0 to 1.") }
    if designs != nil, output == nil, !review {
      throw ValidationError("--designs needs --output, the folder for the report that shows them, or --review.")
    }
    if !merge.isEmpty, output == nil {
      throw ValidationError("--merge needs --output, the folder for the combined report.")
    }
    if let shard, ShardRequest(shard) == nil {
      throw ValidationError("--shard takes a number and the number of parts, such as 2/8, not \(shard).")
    }
  }

  func run() throws {
    try ending {
      if let output, !merge.isEmpty { return try finish(HostProgram.run(["merge"] + merge + ["--output", output])) }
      let part = try ShardRequest.wanted(shard, environment: ProcessInfo.processInfo.environment)
      let session = try options.open(project.path)
      let references =
        self.references.map { URL(filePath: $0) } ?? session.project.root.appending(path: "Snapshots")
      let place = try CommandFailure.of(.project) { try session.buildFolder().folder("snapshots") }
      let captures = place.appending(path: "captures")
      var capturing = capturing
      if capturing.variants.sdks.isEmpty {
        capturing.variants.sdks = ReferenceSDKs.recorded(in: references).compactMap { SDKNumber(rawValue: $0) }
        if capturing.variants.sdks == [.iOS18], !options.quiet {
          StandardError.note(
            "the references have the design of iOS 18, and so do the screens; --sdk 27 draws the current design")
        }
      }
      var arguments = ["--references", references.path(percentEncoded: false)]
      if let part { arguments += ["--shard", part.text] }
      try ScreenCapturing(session: session, capturing: capturing, more: arguments).run(into: captures)

      let report = output ?? (review ? place.appending(path: "report").path(percentEncoded: false) : nil)
      var verify = [
        "verify", captures.path(percentEncoded: false), "--references", references.path(percentEncoded: false),
        "--format", format.rawValue, "--root", session.project.root.path(percentEncoded: false),
      ]
      if let record { verify += ["--record", record] }
      if let report { verify += ["--report", report] }
      if let threshold { verify += ["--threshold", "\(threshold)"] }
      if let designs {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: designs, isDirectory: &isFolder), isFolder.boolValue else {
          throw CommandFailure.missingDesigns(designs)
        }
        verify += ["--designs", URL(filePath: designs).path(percentEncoded: false)]
      }
      if prune { verify.append("--prune") }
      if force { verify.append("--force") }
      if part != nil || capturing.selection.filter != nil || capturing.selection.previewsOnly {
        verify.append("--partial")
      }
      let status = try HostProgram.run(verify)
      if review, let report, status == DiffCommand.differs {
        try Exec.run(
          CommandFailure.of(.toolchain) { try Toolchain.find() }.host.path(percentEncoded: false),
          [
            "review", report, "--captures", captures.path(percentEncoded: false), "--references",
            references.path(percentEncoded: false),
          ],
          environment: ProcessInfo.processInfo.environment)
      }
      if let report, !options.quiet, format == .text { print("\nOpen \(report)/index.html") }
      try finish(status)
    }
  }

  private func finish(_ status: Int32) throws {
    if status == DiffCommand.differs { throw ExitCode(DiffCommand.differs) }
    if status != 0 { throw CommandFailure.comparisonStopped(status: status) }
  }
}
