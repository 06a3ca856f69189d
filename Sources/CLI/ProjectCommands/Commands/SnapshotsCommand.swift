import ArgumentParser
import Foundation
import PreviewProtocol
import ProjectBuilding
import Projects
import ToolSupport

/// The command `viewcode snapshots [PATH]`.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots", abstract: "Compare all screens of a project with references, or record these.",
    discussion: """
      Every preview, and every controller, view, scene and nib that can be shown without one, is drawn on each of the devices and \
      compared with its reference: the picture, byte for byte, the views, what VoiceOver reads, and what is wrong with the layout. No \
      test target is needed.

      A screen without a reference gets one and counts as new; where CI is set, nothing is recorded. The exit status is 0 where all are \
      as their references say and 10 where one is not; 1 to 4 as for other commands.

      A part of the screens is taken by --shard 2/8, or by TEST_TOTAL_SHARDS and TEST_SHARD_INDEX, as Bazel sets them; --merge makes one \
      report of theirs. --report names a folder: index.html, pictures, report.json, reg.json, junit.xml and summary.md.

      Examples:
        viewcode snapshots
        viewcode snapshots --record failed
        viewcode snapshots MyApp.xcodeproj --device "iPhone SE" --device "iPhone 15" --style light --style dark
        viewcode snapshots --shard 2/8 --report report-2
        viewcode snapshots --merge report-1 --merge report-2 --report report
      """)

  @Argument(help: "The project.")
  var path = "."

  @Option(help: "The folder with the references. Default: Snapshots in the project's folder.")
  var references: String?

  @Option(help: "When references are written: all, missing, failed or never. Default: missing; never where CI is set.")
  var record: String?

  @Option(help: "The part of the screens that is taken: 2/8 is the second of eight.")
  var shard: String?

  @Option(name: .customLong("merge"), help: "A folder of a shard's report; may be repeated. Nothing is drawn then.")
  var merge: [String] = []

  @Flag(help: "List references of screens that no longer exist, on the devices and settings of this run.")
  var prune = false

  @Flag(help: "With --prune: remove these references.")
  var force = false

  @Flag(help: "Show the report in a browser, from which references can be accepted.")
  var review = false

  @Option(help: "What is printed: text, markdown, json, or github, which are annotations of GitHub's.")
  var format = DiffCommand.Format.text

  @Option(help: "How different colors may be, from 0 (not at all) to 1, as pixelmatch and odiff count it.")
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      "A folder with pictures from a design tool (Module/Name.png, Name.png, with a variant or without): the report lays them over the screens."
    ))
  var designs: String?

  @OptionGroup var capturing: CaptureArguments
  @OptionGroup var options: ProjectOptions

  private static let modes = ["all", "missing", "failed", "never"]

  func validate() throws {
    if let record, !SnapshotsCommand.modes.contains(record) {
      throw ValidationError("--record takes \(SnapshotsCommand.modes.joined(separator: ", ")), not \(record).")
    }
    if prune, record == "never" {
      throw ValidationError(
        "--prune removes references, and --record never keeps them as they are: give one of the two.")
    }
    if force, !prune { throw ValidationError("--force belongs to --prune.") }
    if let threshold, !(0...1).contains(threshold) { throw ValidationError("--threshold takes a number from 0 to 1.") }
    if designs != nil, options.report == nil, !review {
      throw ValidationError("--designs needs --report, the folder for the report that shows them, or --review.")
    }
    if !merge.isEmpty, options.report == nil {
      throw ValidationError("--merge needs --report, the folder for all of them.")
    }
    if let shard, ShardRequest(shard) == nil {
      throw ValidationError("--shard takes a number and how many there are, such as 2/8, not \(shard).")
    }
  }

  func run() throws {
    try ending {
      if !merge.isEmpty { return try finish(HostProgram.run(["merge"] + merge + ["--output", options.report!])) }
      let part = try ShardRequest.wanted(shard, environment: ProcessInfo.processInfo.environment)
      var options = options
      // For this command, the report is a folder.
      let wanted = options.report
      options.report = nil
      let session = try options.open(path)
      let references =
        self.references.map { URL(filePath: $0) } ?? session.project.root.appending(path: "Snapshots")
      let place = try CommandFailure.of(.project) { try session.buildFolder().folder("snapshots") }
      let captures = place.appending(path: "captures")
      var capturing = capturing
      if capturing.sdks.isEmpty {
        capturing.sdks = ReferenceSDKs.recorded(in: references)
        if capturing.sdks == [18], !options.quiet {
          StandardError.write(
            "note: the references are of iOS 18's design, and so are the screens; --sdk 27 draws today's design\n")
        }
      }
      var arguments = ["--references", references.path(percentEncoded: false)]
      if let part { arguments += ["--shard", part.text] }
      try ScreenCapturing(session: session, capturing: capturing, more: arguments).run(into: captures)

      let report = wanted ?? (review ? place.appending(path: "report").path(percentEncoded: false) : nil)
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
          throw CommandFailure(.project, "\(designs): there is no such folder of designs")
        }
        verify += ["--designs", URL(filePath: designs).path(percentEncoded: false)]
      }
      if prune { verify.append("--prune") }
      if force { verify.append("--force") }
      if part != nil || capturing.filter != nil || capturing.previewsOnly { verify.append("--partial") }
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
    if status != 0 { throw CommandFailure(.program, "the comparison stopped with status \(status)") }
  }
}
