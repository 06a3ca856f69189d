import ArgumentParser
import CommandArguments
import Foundation
import ProjectBuilding
import Projects
import Synchronization
import ToolSupport

/// The command `viewcode diff [REF [REF2]] [PATH]`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Show the changes of a project's screens between two revisions.",
    discussion: """
      The arguments are up to two Git revisions (branches, tags or commits) and the path of a project. A single \
      revision is compared with the working folder. The default is HEAD and the working folder. All previews, and the \
      view controllers, views, scenes and nibs that need none, are drawn in both and compared: as pictures, and as \
      text with the lines that created the views.

      The report is a folder with index.html, pictures, summary.md for a pull request, report.json, reg.json and \
      junit.xml.

      The exit status is 0 if nothing changed, and 10 if something changed. It is 1 to 4, as for other commands, if one \
      of the two does not build or run.

      Examples:
        viewcode diff
        viewcode diff main
        viewcode diff v1.2 v1.3 MyApp.xcodeproj -o report
        viewcode diff origin/main --device "iPhone SE" --style light --style dark --format markdown
      """)

  /// The exit status for differences, which is different from those for failures.
  static let differs: Int32 = 10

  @Argument(
    help: ArgumentHelp("Up to two revisions, and the project's path.", valueName: "ref-or-path"), completion: .file())
  var arguments: [String] = []

  @Option(
    name: [.short, .customLong("output")],
    help: "The folder for the report.", completion: .directory)
  var output = "screen-diff"

  @Option(help: "The format of the printed summary. github prints annotations for GitHub Actions.")
  var format = ComparisonFormat.text

  @Option(
    help: "The color difference that is ignored, from 0 (none) to 1, in the measure of pixelmatch and odiff.")
  var threshold: Double?

  @OptionGroup var capturing: CaptureArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions

  func validate() throws {
    if arguments.count > 3 { throw ValidationError("Give at most two revisions and a path.") }
    if let threshold, !(0...1).contains(threshold) { throw ValidationError("--threshold takes a number from 0 to 1.") }
  }

  func run() throws {
    try ending {
      let start = ContinuousClock.now
      let (references, path) = try split()
      if options.sandbox, !Sandbox.isEntered {
        try Sandbox(
          project: path, buildPath: options.buildPath, readable: [options.answers].compactMap { $0 }
        ).enter()
      }
      let revisions = try CommandFailure.of(.project) { try ProjectRevisions(of: URL(filePath: path)) }
      let commits = try references.map { name in
        guard let commit = try CommandFailure.of(.project, { try revisions.commit(name) }) else {
          throw CommandFailure.unknownRevision(name)
        }
        return commit
      }
      let places = try RevisionPlaces(revisions, buildPath: options.buildPath)
      let old: URL
      let new: URL
      if commits.count == 2 {
        old = try capture(commits[0], references[0], places)
        new = try capture(commits[1], references[1], places)
      } else {
        (old, new) = try captureBoth(commits[0], references[0], path, places)
      }
      let tenths = Int((ContinuousClock.now - start) / .milliseconds(100))
      if !options.quiet { StandardError.write("captured in \(tenths / 10).\(tenths % 10) s\n") }
      try compare(
        old, new,
        names: (
          name(references[0], commits[0]), commits.count == 2 ? name(references[1], commits[1]) : "the working folder"
        ), root: revisions.root)
    }
  }

  /// Returns the revisions and the path. The path is the last argument if it is a file or folder and not a revision.
  private func split() throws -> ([String], String) {
    var names = arguments
    var path = "."
    if let last = names.last, ProjectPath.isPath(last) {
      let isRevision =
        names.count < 3 && !last.contains("/")
        && ((try? ProjectRevisions(of: URL(filePath: ".")).commit(last)) ?? nil) != nil
      if !isRevision { path = names.removeLast() }
    }
    if names.count > 2 { throw CommandFailure.missingProject(names[2]) }
    return (names.isEmpty ? ["HEAD"] : names, path)
  }

  private func name(_ reference: String, _ commit: String) -> String {
    commit.hasPrefix(reference) ? String(commit.prefix(12)) : "\(reference) (\(commit.prefix(9)))"
  }

  // MARK: - Capturing

  /// Captures a commit. An earlier capture with the same toolchain and options is reused.
  private func capture(_ commit: String, _ reference: String, _ places: RevisionPlaces) throws -> URL {
    let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
    let stamp = FileStamp(of: toolchain.libraries.appending(path: "libUIKit.so"))?.text ?? ""
    let (folder, isThere) = try places.captures(
      [commit, stamp, options.target ?? "", options.scheme ?? "", options.configuration ?? ""] + capturing.all)
    if isThere { return folder }
    if !options.quiet { StandardError.write("building \(reference)\n") }
    do {
      let project = try places.checkOut(commit)
      var sideOptions = options
      // The specified folder is for the project itself.
      sideOptions.buildPath = nil
      let session = try sideOptions.open(project.path(percentEncoded: false))
      try ScreenCapturing(session: session, capturing: capturing).run(into: folder)
    } catch let failure as CommandFailure {
      throw CommandFailure(failure.status, "\(reference): \(failure.description)")
    }
    places.finish(folder)
    return folder
  }

  /// Captures a commit and the working copy at the same time, because they are built in separate folders.
  private func captureBoth(
    _ commit: String, _ reference: String, _ path: String, _ places: RevisionPlaces
  ) throws -> (URL, URL) {
    let results = Mutex<[Result<URL, any Error>?]>([nil, nil])
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      let result = Result {
        if side == 0 { return try capture(commit, reference, places) }
        let (folder, _) = try places.captures(["the working folder"] + capturing.all)
        try ScreenCapturing(session: try options.open(path), capturing: capturing).run(into: folder)
        return folder
      }
      results.withLock { $0[side] = result }
    }
    return try results.withLock { (try $0[0]!.get(), try $0[1]!.get()) }
  }

  // MARK: - Comparing

  private func compare(_ old: URL, _ new: URL, names: (String, String), root: URL) throws {
    var arguments = [
      "compare", old.path(percentEncoded: false), new.path(percentEncoded: false), "--output", output,
      "--old-name=\(names.0)", "--new-name=\(names.1)", "--format", format.rawValue, "--root",
      root.path(percentEncoded: false),
    ]
    if let threshold { arguments += ["--threshold", "\(threshold)"] }
    let status = try HostProgram.run(arguments)
    if format == .text, !options.quiet, status == 0 || status == DiffCommand.differs {
      print("\nOpen \(output)/index.html")
    }
    if status == DiffCommand.differs { throw ExitCode(DiffCommand.differs) }
    if status != 0 { throw CommandFailure.comparisonStopped(status: status) }
  }
}
