import ArgumentParser
import CommandArguments
import Foundation
import ImageCodecs
import ReferenceSnapshots
import ScreenComparison
import ViewHost

/// The command `viewcode verify`, which compares captured screens with a folder of references.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compare captured screens with references, and record references on request.",
    discussion: """
      The exit status is 0 if all screens equal their references, and 10 if one does not.
      """, shouldDisplay: false)

  @Argument(help: "The folder with captured screens.")
  var captures: String

  @Option(help: "The folder with references.")
  var references: String

  @Option(help: "The references that are recorded: all, missing, failed or never.")
  var record: String?

  @Option(help: "A folder for the report.")
  var report: String?

  @Flag(help: "List references of screens that no longer exist, on the devices and settings of this run.")
  var prune = false

  @Flag(help: "With --prune, remove these references.")
  var force = false

  @Flag(help: "Only some of the screens were captured, so references of others are not orphaned.")
  var partial = false

  @Option(help: "The format of the printed summary. github prints annotations for GitHub Actions.")
  var format = ComparisonFormat.text

  @Option(help: "The folder to which paths in annotations are relative.")
  var root = FileManager.default.currentDirectoryPath

  @Option(help: "The color difference that is ignored, from 0 (none) to 1, in the measure of pixelmatch and odiff.")
  var threshold = 0.0

  @Option(help: "A folder with pictures from a design tool, which the report shows over the screens.")
  var designs: String?

  func validate() throws {
    if let record, SnapshotRecordMode(rawValue: record) == nil {
      throw ValidationError(
        "--record takes \(SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")), not \(record).")
    }
  }

  func run() throws {
    let mode = record.flatMap(SnapshotRecordMode.init(rawValue:)) ?? .standard
    let verification = SnapshotVerification(
      folder: references, mode: mode,
      tolerance: threshold > 0
        ? PictureTolerance(colorThreshold: threshold, countsAntiAliasing: false) : .exact)
    let folder = report.map { SnapshotReportFolder($0) }
    folder?.clear()
    let screens = try CapturedScreen.all(below: captures)
    var entries: [ComparisonReport.Entry] = []
    var recorded = 0
    for (_, screen) in screens.sorted(by: { $0.key < $1.key }) {
      var outcome = verify(screen, verification)
      if outcome.isRecorded { recorded += 1 }
      if outcome.entry.status != .same, let folder {
        let new = try outcome.newPicture ?? ScreenCapture(of: screen, in: captures)?.picture()
        try folder.add(&outcome.entry, old: outcome.oldPicture, new: new, difference: outcome.difference)
      }
      if let folder, let designs, let design = DesignFiles(folder: designs).file(for: screen.id) {
        try add(design, to: &outcome.entry, of: screen, folder)
      }
      entries.append(outcome.entry)
    }
    var notes: [String] = []
    let orphans = partial ? [] : orphans(besides: Set(screens.keys))
    if !orphans.isEmpty {
      if prune, force { for path in orphans { try? FileManager.default.removeItem(atPath: "\(references)/\(path)") } }
      notes.append(note(of: orphans))
    }
    if recorded > 0 { notes.append("\(recorded) reference\(recorded == 1 ? "" : "s") recorded in \(references)") }
    var result = ComparisonReport(
      title: "Snapshots", old: references, new: "the code", version: SnapshotVersion.current, entries: entries,
      notes: notes, noun: "snapshot")
    result.substitutes = Substitute.all(screens.values.map { $0.substitutes ?? [] })
    try folder?.finish(result)
    switch format {
    case .text: print(result.text(), terminator: "")
    case .markdown: print(ReportFiles(result).markdown())
    case .json: print(String(decoding: try ReportFiles(result).json(), as: UTF8.self), terminator: "")
    case .github: print(ReportFiles(result).annotations(root: root), terminator: "")
    }
    if !result.isClean { throw ExitCode(CompareCommand.differs) }
  }

  /// Adds a design to the report, and the picture of its screen if the entry does not contain one.
  private func add(
    _ design: String, to entry: inout ComparisonReport.Entry, of screen: CapturedScreen, _ folder: SnapshotReportFolder
  ) throws {
    var shown: PixelImage?
    if entry.newPicture == nil, screen.failure == nil {
      let captured = "\(captures)/\(screen.id).png"
      let isThere = FileManager.default.fileExists(atPath: captured)
      shown = try SnapshotFiles.picture(at: isThere ? captured : "\(references)/\(screen.id).png")
    }
    do {
      try folder.addDesign(design, to: &entry, new: shown)
    } catch let error as SnapshotFileError {
      entry.notes.append("\(error)")
    }
  }

  private func verify(_ screen: CapturedScreen, _ verification: SnapshotVerification) -> SnapshotVerification.Outcome {
    func outcome(_ status: ComparisonReport.Status) -> SnapshotVerification.Outcome {
      SnapshotVerification.Outcome(
        entry: ComparisonReport.Entry(
          id: screen.id, name: screen.name, variant: screen.variant, source: screen.source, status: status))
    }
    if screen.failure == nil, screen.isAsReference == true {
      var same = outcome(.same)
      same.entry.scale = screen.scale
      same.entry.reference = "\(references)/\(screen.id)"
      // The screen is equal to its reference, so that writing it would change nothing.
      same.isRecorded = verification.mode == .all
      return same
    }
    guard screen.failure == nil, let capture = ScreenCapture(of: screen, in: captures) else {
      var failed = outcome(.failed)
      failed.entry.notes = ["it could not be drawn: \(screen.failure ?? "it was not captured")"]
      return failed
    }
    return verification.verify(capture, as: screen)
  }

  /// Returns the files of references without a screen, on the captured devices and settings. For other devices and
  /// settings, no screens were captured.
  private func orphans(besides known: Set<String>) -> [String] {
    let captured = Set(known.map(VerifyCommand.variant(of:)))
    return SnapshotFiles.list(below: references).filter { path in
      // The file remains from an interrupted recording.
      if path.contains(".unfinished-") { return true }
      guard path.hasSuffix(".json") || path.hasSuffix(".png") else { return false }
      let id = String(path[..<path.lastIndex(of: ".")!])
      return !known.contains(id) && captured.contains(VerifyCommand.variant(of: id))
    }
  }

  /// Returns the device and settings in a screen's identifier: `iPhone-SE.dark` for `Shop/CartView.iPhone-SE.dark`.
  static func variant(of id: String) -> Substring {
    let name = id[(id.lastIndex(of: "/").map { id.index(after: $0) } ?? id.startIndex)...]
    return name[(name.firstIndex(of: ".") ?? name.endIndex)...].dropFirst()
  }

  private func note(of orphans: [String]) -> String {
    let files = "\(orphans.count) reference file\(orphans.count == 1 ? "" : "s")"
    if prune, force { return "\(files) removed: their screens no longer exist" }
    let listed = prune ? orphans.count : 5
    let names = orphans.prefix(listed).joined(separator: ", ") + (orphans.count > listed ? ", …" : "")
    let verb = orphans.count == 1 ? "belongs" : "belong"
    return
      "\(files) \(verb) to no screen (--prune \(prune ? "" : "lists them, --prune ")--force removes them): \(names)"
  }
}
